import { redirect } from "react-router";
import { comparedRows } from "../../model/comparison";
import { comparisonAddress, pairPath, readPair } from "../../model/comparison-address";
import { likelyPartners } from "../../model/likely-pairs";
import { pairDescription, pairInWords } from "../../model/pair-in-words";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import { useSiteFacts } from "../site/site-facts";
import page from "../ui/page.module.css";
import type { Route } from "./+types/pair-page";
import { ComparisonTable } from "./comparison-table";
import { PairList } from "./pair-list";
import { WhichOne } from "./which-one";

/** Both paddles must be there; their ratings may be missing for a while. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library } = site;
  const pair =
    readPair(params.pair, (slug) => library.paddle(slug) !== undefined) ?? notFound(request);
  const path = pairPath(...pair);
  const { pathname, search } = new URL(request.url);
  if (path !== pathname) return redirect(path + search, 301);
  const all = await paddleSummaries(site);
  const summaries = pair.flatMap((slug) => all.filter(({ paddle }) => paddle.slug === slug));
  const paddles = summaries.map(({ paddle }) => paddle);
  return {
    path,
    summaries,
    rows: comparedRows(paddles),
    inWords: pairInWords(paddles[0]!, paddles[1]!),
    others: paddles.flatMap((paddle) =>
      likelyPartners(paddle.slug, library.paddles)
        .filter(({ slug }) => !pair.includes(slug))
        .slice(0, 3)
        .map((other) => [paddle, other] as const),
    ),
    wording: library.wording,
  };
}

export default function PairPage({ loaderData }: Route.ComponentProps) {
  const { path, summaries, rows, inWords, others, wording } = loaderData;
  const paddles = summaries.map(({ paddle }) => paddle);
  const names = paddles.map(({ name }) => name);
  const title = names.join(" vs ");
  const steps = [
    { name: "Comparisons", path: "/comparisons" },
    { name: title, path },
  ];
  const { siteUrl } = useSiteFacts();
  const structuredData = [
    useBreadcrumbData(steps),
    ...paddleListData(paddles, { siteUrl, name: title }),
  ];
  return (
    <div className={page.page}>
      <Head
        title={title}
        description={pairDescription(names[0]!, names[1]!)}
        keywords={[title.toLowerCase(), ...names.map((name) => `${name.toLowerCase()} comparison`)]}
        path={path}
        structuredData={structuredData}
      />
      <Breadcrumb steps={steps} />
      <h1>{title}</h1>
      {inWords.sentences.length > 0 ? (
        <p className={page.lead}>{inWords.sentences.join(" ")}</p>
      ) : null}
      {inWords.notCompared ? <p className={page.note}>{inWords.notCompared}</p> : null}
      <ComparisonTable summaries={summaries} rows={rows} wording={wording} />
      <WhichOne paddles={paddles} />
      <p>
        <a className="button" href={comparisonAddress(paddles.map(({ slug }) => slug))}>
          Add another paddle
        </a>
      </p>
      <PairList title="More comparisons" pairs={others} />
    </div>
  );
}
