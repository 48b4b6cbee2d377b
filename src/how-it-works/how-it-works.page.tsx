import { addresses } from "../addresses";
import { siteFigures } from "../reviews/ratings/site-figures";
import { breadcrumbsTo, textPageFacts } from "../pages/text-page-facts";
import { TextArticle } from "../pages/text-article";
import { definePage } from "../platform/render/define-page";
import { TodaysFigures } from "./todays-figures";

export default definePage(addresses.howItWorks, {
  listed: {
    kind: "how it works",
    weight: "page",
    pages: ({ library }) => [textPageFacts("how-it-works", library)],
  },

  /** Editors write the text; the figures are today's. While the store is down, they count only the samples. */
  async load({ site: { library, reviews } }) {
    const ratings = await reviews.ratings(library.paddles.map(({ slug }) => slug));
    return {
      text: library.textPage("how-it-works"),
      breadcrumbs: breadcrumbsTo("how-it-works", library),
      figures: siteFigures([...ratings.values()].map(({ buckets }) => buckets)),
    };
  },

  head: ({ text, breadcrumbs }) => ({ ...text, breadcrumbs }),

  Page({ data: { text, breadcrumbs, figures } }) {
    return (
      <TextArticle text={text} breadcrumbs={breadcrumbs}>
        <TodaysFigures figures={figures} />
      </TextArticle>
    );
  },
});
