import { addresses } from "../addresses";
import { comparisonAddress, pairName, pairPath, readPair } from "../tray/comparison-address";
import { likelyPairs, likelyPartners } from "../paddles/likely-pairs";
import { pairDescription, pairInWords } from "./pair-in-words";
import { pairVerdict } from "./pair-verdict";
import { inUnits, readUnits } from "../platform/text/units";
import { paddleItems, paddleSummaries } from "../paddles/paddle-summary";
import { definePage } from "../platform/render/define-page";
import { notFound, redirect } from "../platform/render/route";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { PageHeader } from "../platform/ui/page-header";
import { PaddleRow } from "../paddles/paddle-row";
import page from "../platform/ui/page.module.css";
import type { Paddle } from "../paddles/paddle.content";
import { PairList } from "./pair-list";
import styles from "./pair.module.css";
import { SideBySide } from "./side-by-side";
import { WhichOne } from "./which-one";

/** Any two paddles have a page. The sitemap lists this many, the likeliest. */
const listedPairs = 30;

export default definePage(addresses.pair, {
  listed: {
    kind: "pair",
    weight: "page",
    isSearched: false,
    pages: ({ library: { paddles } }) => likelyPairs(paddles).slice(0, listedPairs).map(listedPair),
    find({ library }, params) {
      const slugs = readPair(params.pair, (slug) => library.paddle(slug) !== undefined);
      if (!slugs || pairPath(...slugs) !== addresses.pair.href(params)) return undefined;
      const [one, other] = slugs.map((slug) => library.paddle(slug)!);
      return listedPair([one!, other!]);
    },
  },

  query: ["units"],
  hasTray: true,

  /** Both paddles must exist; their ratings may be missing for a while. */
  async load({ params, url: { pathname, search, searchParams }, site }) {
    const { library } = site;
    const isPaddle = (slug: string) => library.paddleNamed(slug) !== undefined;
    const asked = readPair(params.pair, isPaddle) ?? notFound();
    const [first, second] = asked.map((slug) => library.paddleNamed(slug)!.slug);
    if (first === second) redirect(addresses.paddle.href({ slug: first! }), 301);
    const pair = [first!, second!] as const;
    const path = pairPath(...pair);
    if (path !== pathname) redirect(path + search, 301);
    const all = await paddleSummaries(site);
    const summaries = pair.flatMap((slug) => all.filter(({ paddle }) => paddle.slug === slug));
    const paddles = summaries.map(({ paddle }) => paddle);
    const names = paddles.map(({ name }) => name);
    const title = names.join(" vs ");
    const units = readUnits(searchParams);
    return {
      path,
      names,
      title,
      breadcrumbs: [
        { name: "Comparisons", path: addresses.comparisons.path },
        { name: title, path },
      ],
      units,
      summaries,
      paddles,
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
  },

  head: ({ names, title, breadcrumbs, summaries }) => ({
    title,
    description: pairDescription(names[0]!, names[1]!),
    keywords: [title.toLowerCase(), ...names.map((name) => `${name.toLowerCase()} comparison`)],
    list: paddleItems(summaries),
    listName: title,
    breadcrumbs,
  }),

  Page({ data }) {
    const { path, names, paddles, units, summaries, inWords, others, wording } = data;
    return (
      <>
        <PageHeader picture={<PaddleRow paddles={paddles} />}>
          <Breadcrumb crumbs={data.breadcrumbs} />
          <PairHeading names={names} />
          {inWords.sentences.length > 0 ? <p>{inWords.sentences.join(" ")}</p> : null}
        </PageHeader>
        <div className={page.page}>
          <WhichOne paddles={paddles} verdict={data.verdict} notCompared={inWords.notCompared} />
          <SideBySide summaries={summaries} wording={wording} address={path} units={units} />
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
  },
});

/** 'A vs B', on two lines if one is too short. */
function PairHeading({ names: [first, second] }: { names: readonly string[] }) {
  return (
    <h1>
      {first} <span className={styles.second}>vs {second}</span>
    </h1>
  );
}

/** What the listing of pairs says about one. */
function listedPair(paddles: readonly [Paddle, Paddle]) {
  const [one, other] = paddles;
  const changes = paddles.flatMap(({ updated }) => updated ?? []);
  return {
    params: { pair: pairName(one.slug, other.slug) },
    kicker: "Side by side",
    title: `${one.name} vs ${other.name}`,
    drawn: { paddles },
    updated: changes.toSorted().at(-1),
    subjects: [one.slug, other.slug],
  };
}
