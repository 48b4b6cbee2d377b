import { addresses } from "../../addresses.ts";
import { comparisonAddress, pairName, pairPath, readPair } from "../tray/comparison-address.ts";
import { likelyPairs, likelyPartners } from "../paddles/likely-pairs.ts";
import { pairDescription } from "./comparison.ts";
import { inUnits, unitsQuery } from "../../platform/text/units.ts";
import { paddleItems, paddleSummaries } from "../paddles/paddle-summary.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound, redirect } from "../../platform/render/route.ts";
import {
  currentSlug,
  isConfirmedPaddle,
  type SoldPaddle,
  soldNamed,
  soldSlug,
} from "../paddles/paddle-facts.ts";
import { ComparedPaddles } from "./compared-paddles.tsx";
import { chooserPlace } from "./paddle-chooser.tsx";
import { PairList } from "./pair-list.tsx";

/** Any two paddles have a page. The sitemap lists only the likeliest. */
const listedPairs = 30;

export default definePage(addresses.pair, {
  listed: {
    kind: "pair",
    weight: "page",
    isSearched: false,
    pages: ({ library: { written } }) => likelyPairs(written).slice(0, listedPairs).map(listedPair),
    find({ library }, params) {
      const isSold = (slug: string) => currentSlug(slug, library.writtenPaddle) === slug;
      const slugs = readPair(params.pair, isSold);
      if (!slugs || pairPath(...slugs) !== addresses.pair.href(params)) return undefined;
      const [one, other] = slugs.map((slug) => soldNamed(slug, library.writtenPaddle)!);
      return listedPair([one!, other!]);
    },
  },

  query: unitsQuery,

  /** Both paddles must exist; their ratings may be missing for a while. */
  async load({ params, url: { pathname, searchParams }, site }) {
    const { library } = site;
    const { units } = unitsQuery.read(searchParams);
    const current = (slug: string) => currentSlug(slug, library.writtenNamed);
    const asked = readPair(params.pair, (slug) => current(slug) !== undefined) ?? notFound();
    const [first, second] = asked.map((slug) => current(slug)!);
    if (first === second) redirect(addresses.paddle.href({ slug: first!.split("@")[0]! }), 301);
    const pair = [first!, second!] as const;
    const path = pairPath(...pair);
    if (path !== pathname) redirect(inUnits(path, units), 301);
    const paddles = pair.map((slug) => soldNamed(slug, library.writtenPaddle)!);
    const summaries = await paddleSummaries(site, paddles);
    const names = paddles.map(({ name }) => name);
    const title = names.join(" vs ");
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
      others: paddles.flatMap((paddle) =>
        likelyPartners(paddle.slug, library.written)
          .filter(({ slug }) => !pair.includes(slug))
          .slice(0, 3)
          .map((other) => [paddle, other] as const),
      ),
      wording: library.wording,
      tried: library.sideBySide,
      catalog: library.paddles,
    };
  },

  head: ({ names, title, breadcrumbs, summaries }) => ({
    title,
    description: pairDescription(
      names[0]!,
      names[1]!,
      summaries.every(({ paddle }) => isConfirmedPaddle(paddle)),
    ),
    keywords: [title.toLowerCase(), ...names.map((name) => `${name.toLowerCase()} comparison`)],
    list: paddleItems(summaries),
    listName: title,
    breadcrumbs,
  }),

  Page({ data: { path, breadcrumbs, units, summaries, others, wording, tried, catalog } }) {
    const comparison = comparisonAddress(summaries.map(({ paddle }) => soldSlug(paddle)));
    return (
      <ComparedPaddles
        breadcrumbs={breadcrumbs}
        summaries={summaries}
        wording={wording}
        tried={tried}
        catalog={catalog}
        address={path}
        units={units}
      >
        <p>
          <a
            className="button"
            href={inUnits(`${comparison}#${chooserPlace(summaries.length)}`, units)}
          >
            Add another paddle
          </a>
        </p>
        <PairList title="More comparisons" pairs={others} />
      </ComparedPaddles>
    );
  },
});

/** A pair's entry in the listing. */
function listedPair(paddles: readonly [SoldPaddle, SoldPaddle]) {
  const [one, other] = paddles;
  const changes = paddles.flatMap(({ updated }) => updated ?? []);
  return {
    params: { pair: pairName(soldSlug(one), soldSlug(other)) },
    kicker: "Side by side",
    title: `${one.name} vs ${other.name}`,
    drawn: { paddles },
    updated: changes.toSorted().at(-1),
    subjects: [one.slug, other.slug],
  };
}
