import { type Address, addresses } from "../../model/addresses";
import type { TextPageName, textPages } from "../../model/content/text-page";
import { definePage } from "../routing/define-page";
import { linkLooks } from "./link-looks";
import { breadcrumbsTo } from "./breadcrumbs-to";
import { TextArticle, textArticleHead } from "./text-article";

/** The pages that are nothing but text. Those of the other names have page files of their own. */
export default [
  textPage("privacy", addresses.privacy),
  textPage("terms", addresses.terms),
  textPage("accessories", addresses.accessories),
  textPage("court-equipment", addresses.courtEquipment),
  textPage("resources", addresses.resources),
  textPage("reviews", addresses.reviews),
  textPage("comparison-reviews", addresses.comparisonReviews),
  textPage("gear-comparisons", addresses.gearComparisons),
  textPage("equipment-comparisons", addresses.equipmentComparisons),
];

function textPage<Name extends TextPageName>(
  name: Name,
  address: Address<(typeof textPages)[Name]["path"]>,
) {
  return definePage(address, {
    load({ site: { library } }) {
      const text = library.textPage(name);
      return { text, looks: linkLooks(text, library), breadcrumbs: breadcrumbsTo(name, library) };
    },

    head: (data, { siteUrl }) => textArticleHead(address.path, data, siteUrl),

    Page: ({ data }) => <TextArticle {...data} />,
  });
}
