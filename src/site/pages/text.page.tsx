import { addresses } from "../../addresses.ts";
import type { Address } from "../../platform/render/address.ts";
import type { TextPageName, textPages } from "./page-paths.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { newsletterForm } from "../sign-up/sign-up-view.ts";
import { TextArticle, textArticleOf, textPageFacts } from "./text-article.tsx";

// Pages with nothing but text. The other text pages have files of their own.
export const privacy = textPage("privacy", addresses.privacy);
export const terms = textPage("terms", addresses.terms);
export const accessories = textPage("accessories", addresses.accessories);
export const courtEquipment = textPage("court-equipment", addresses.courtEquipment);
export const resources = textPage("resources", addresses.resources);
export const comparisonReviews = textPage("comparison-reviews", addresses.comparisonReviews);
export const gearComparisons = textPage("gear-comparisons", addresses.gearComparisons);
export const equipmentComparisons = textPage(
  "equipment-comparisons",
  addresses.equipmentComparisons,
);

type TextPath = (typeof textPages)[TextPageName]["path"];

function textPage<Name extends TextPageName>(
  name: Name,
  address: Address<(typeof textPages)[Name]["path"]>,
) {
  return definePage(address as Address<TextPath>, {
    listed: {
      kind: "text",
      weight: "page",
      pages({ library }) {
        const { comingSoon, play } = library.textPage(name);
        const kind = comingSoon ? "page that is coming soon" : play ? "hub" : "text";
        return [{ ...textPageFacts(name, library), kind }];
      },
    },

    load({ site }) {
      const shown = textArticleOf(name, site.library);
      return { ...shown, newsletter: shown.text.comingSoon ? newsletterForm(site) : undefined };
    },

    head: ({ text, breadcrumbs }) => ({ ...text, breadcrumbs }),

    Page: ({ data }) => <TextArticle {...data} />,
  });
}
