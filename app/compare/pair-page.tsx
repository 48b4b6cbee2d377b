import { redirect } from "react-router";
import { comparedRows } from "../../model/comparison";
import { comparisonAddress, pairPath, readPair } from "../../model/comparison-address";
import { likelyPartners } from "../../model/likely-pairs";
import { pairDescription, pairInWords } from "../../model/pair-in-words";
import { pairVerdict } from "../../model/pair-verdict";
import { inUnits, readUnits } from "../../model/units";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import { useSiteFacts } from "../site/site-facts";
import { showsTray } from "../tray/shows-tray";
import { PageHeader } from "../ui/page-header";
import { PaddleRow } from "../ui/paddle-row";
import page from "../ui/page.module.css";
import type { Route } from "./+types/pair-page";
import { ComparisonTable } from "./comparison-table";
import { Outlines } from "./outlines";
import { PairList } from "./pair-list";
import styles from "./pair-page.module.css";
import { RatingsByLevel } from "./ratings-by-level";
import { WhichOne } from "./which-one";

/** Both paddles must be there; their ratings may be missing for a while. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library } = site;
  const pair =
    readPair(params.pair, (slug) => library.paddle(slug) !== undefined) ?? notFound(request);
  const path = pairPath(...pair);
  const { pathname, search, searchParams } = new URL(request.url);
  if (path !== pathname) return redirect(path + search, 301);
  const all = await paddleSummaries(site);
  const summaries = pair.flatMap((slug) => all.filter(({ paddle }) => paddle.slug === slug));
  const paddles = summaries.map(({ paddle }) => paddle);
  const units = readUnits(searchParams);
  return {
    path,
    units,
    summaries,
    rows: comparedRows(paddles, units),
    inWords: pairInWords(paddles[0]!, paddles[1]!, units),
    verdict: pairVerdict(summaries[0]!, summaries[1]!, units),
    others: paddles.flatMap((paddle) =>
      likelyPartners(paddle.slug, library.paddles)
        .filter(({ slug }) => !pair.includes(slug))
        .slice(0, 3)
        .map((other) => [paddle, other] as const),
    ),
    wording: library.wording,
  };
}

export const handle = { ...showsTray, query: ["units"] };

export default function PairPage({ loaderData }: Route.ComponentProps) {
  const { path, units, summaries, rows, inWords, verdict, others, wording } = loaderData;
  const paddles = summaries.map(({ paddle }) => paddle);
  const names = paddles.map(({ name }) => name);
  const title = names.join(" vs ");
  const breadcrumbs = [
    { name: "Comparisons", path: "/comparisons" },
    { name: title, path },
  ];
  const { siteUrl } = useSiteFacts();
  const structuredData = [
    useBreadcrumbData(breadcrumbs),
    ...paddleListData(paddles, { siteUrl, name: title }),
  ];
  return (
    <>
      <Head
        title={title}
        description={pairDescription(names[0]!, names[1]!)}
        keywords={[title.toLowerCase(), ...names.map((name) => `${name.toLowerCase()} comparison`)]}
        path={path}
        structuredData={structuredData}
      />
      <PageHeader picture={<PaddleRow paddles={paddles} />}>
        <Breadcrumb crumbs={breadcrumbs} />
        <PairHeading names={names} />
        {inWords.sentences.length > 0 ? <p>{inWords.sentences.join(" ")}</p> : null}
      </PageHeader>
      <div className={page.page}>
        <WhichOne paddles={paddles} verdict={verdict} notCompared={inWords.notCompared} />
        <ComparisonTable
          summaries={summaries}
          rows={rows}
          wording={wording}
          address={path}
          units={units}
        />
        <RatingsByLevel summaries={summaries} mostlySamples={wording.mostlySamples} />
        <Outlines paddles={paddles} units={units} />
        <p>
          <a
            className="button"
            href={inUnits(comparisonAddress(paddles.map(({ slug }) => slug)), units)}
          >
            Add another paddle
          </a>
        </p>
        <PairList title="More comparisons" pairs={others} />
      </div>
    </>
  );
}

/** 'A vs B', on two lines where one does not hold it. */
function PairHeading({ names: [first, second] }: { names: readonly string[] }) {
  return (
    <h1>
      {first} <span className={styles.second}>vs {second}</span>
    </h1>
  );
}
