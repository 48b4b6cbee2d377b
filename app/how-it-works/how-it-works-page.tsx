import { siteFigures } from "../../model/site-figures";
import { breadcrumbsTo } from "../pages/breadcrumbs-to";
import { TextArticle } from "../pages/text-article";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/how-it-works-page";
import { TodaysFigures } from "./todays-figures";

/** The text is the editors', the figures are today's. Without the store they are those of the samples alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { library, reviews } = siteOf(context);
  const ratings = await reviews.ratings();
  return {
    text: library.textPage("how-it-works"),
    breadcrumbs: breadcrumbsTo("how-it-works", library),
    figures: siteFigures(library.paddles.map(({ slug }) => ratings.of(slug).buckets)),
  };
}

export default function HowItWorksPage({ loaderData }: Route.ComponentProps) {
  const { text, breadcrumbs, figures } = loaderData;
  return (
    <TextArticle path="/how-it-works" text={text} breadcrumbs={breadcrumbs}>
      <TodaysFigures figures={figures} />
    </TextArticle>
  );
}
