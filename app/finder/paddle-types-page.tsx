import { bestRatedFirst, priorWeight } from "../../model/bayesian-mean";
import { categories } from "../../model/content/paddle";
import { LevelChoice } from "../level/level-choice";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import { showsTray } from "../tray/shows-tray";
import page from "../ui/page.module.css";
import type { Route } from "./+types/paddle-types-page";
import { PaddleType } from "./paddle-type";
import styles from "./paddle-type.module.css";

const path = "/reviews/paddles";

/** The paddles must be there; where the store is down, their ratings come from the samples alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { types, mostlySamples, ratingOrder } = site.library.paddleLists;
  // Ranked among all paddles, so that each type is measured by the same mean.
  const ranked = bestRatedFirst(await paddleSummaries(site));
  const byType = categories.map((category) => ({
    category,
    about: types.about[category],
    listed: ranked.filter(({ paddle }) => paddle.category === category),
  }));
  return {
    words: types,
    mostlySamples: ranked.some((each) => each.mostlySamples) ? mostlySamples : undefined,
    ratingOrder: ratingOrder.replace("{weight}", String(priorWeight)),
    types: byType.filter(({ listed }) => listed.length > 0),
    structuredData: paddleListData(
      byType.flatMap(({ listed }) => listed.map(({ paddle }) => paddle)),
      site.environment,
    ),
  };
}

export const handle = showsTray;

export default function PaddleTypesPage({ loaderData }: Route.ComponentProps) {
  const { words, mostlySamples, ratingOrder, types, structuredData } = loaderData;
  const breadcrumbs = [
    { name: "Reviews", path: "/reviews" },
    { name: "Paddles", path },
  ];
  const breadcrumb = useBreadcrumbData(breadcrumbs);
  return (
    <div className={page.page}>
      <Head
        title={words.title}
        description={words.description}
        keywords={words.keywords}
        path={path}
        structuredData={[breadcrumb, ...structuredData]}
      />
      <div className={styles.header}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1>{words.heading}</h1>
        <p className={page.lead}>{words.lead}</p>
        <p className={page.note}>
          {ratingOrder} {mostlySamples} <a href="/how-it-works#on-rankings">How we rank</a>
        </p>
        <LevelChoice />
      </div>
      {types.map((type) => (
        <PaddleType key={type.category} {...type} />
      ))}
    </div>
  );
}
