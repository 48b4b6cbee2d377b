import { query } from "../../platform/query.ts";
import { notKept, type QueryCodec, redirect } from "../../platform/render/route.ts";
import { unitsQuery } from "../../platform/text/units.ts";
import type { Site } from "../../platform/render/site.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import page from "../../platform/ui/page.module.css";
import { Prose } from "../../platform/ui/prose.tsx";
import { addresses } from "../../addresses.ts";
import { isKnownEnough } from "../paddles/listed-paddle.ts";
import {
  comparisonAddress,
  maxCompared,
  minCompared,
  pairPath,
  readComparison,
} from "../tray/comparison-address.ts";
import {
  type AnySold,
  currentSlug,
  inTray,
  soldNamed,
  soldSlug,
  versionsOf,
} from "../paddles/paddle-facts.ts";
import { likelyPartners, suggestedPairs } from "../paddles/likely-pairs.ts";
import { paddleItems, paddleSummaries } from "../paddles/paddle-summary.ts";
import { PageLinks } from "../pages/page-links.tsx";
import { textPageFacts } from "../pages/text-article.tsx";
import { comparedPicturePath } from "./compared-picture.ts";
import { ComparedPaddles } from "./compared-paddles.tsx";
import { PaddleChooser } from "./paddle-chooser.tsx";
import { PairList } from "./pair-list.tsx";

/** @param paddleNamed the current slug of a paddle, by this or an earlier slug, with its version */
const comparisonQuery = (paddleNamed: (slug: string) => string | undefined) =>
  query({
    paddles: {
      none: [] as string[],
      read: (typed, name) => readComparison(typed(name), paddleNamed),
      write: (slugs, name) => [[name, slugs.join(",")]],
    },
    ...unitsQuery.fields,
  });

/** The comparison's codec. A form's query redirects to it. */
export const comparisonCodec: QueryCodec = {
  parameters: comparisonQuery(() => undefined).parameters,
  canonical(fields, { site }) {
    const { address, isWritten } = readCompared(fields, site);
    return isWritten ? address : notKept;
  },
};

/** A listed paddle of which enough is known to compare it, by its current or an earlier slug. */
function comparableListed({ anyPaddleNamed }: Site["library"], slug: string) {
  const paddle = anyPaddleNamed(slug);
  return paddle && isKnownEnough(paddle) ? paddle : undefined;
}

/** The paddles a query compares, the canonical address, and whether the query already has that form. */
export function readCompared(fields: URLSearchParams, { library }: Pick<Site, "library">) {
  const urlQuery = comparisonQuery(
    (sold) => currentSlug(sold, library.paddleNamed) ?? comparableListed(library, sold)?.slug,
  );
  const asked = urlQuery.read(fields);
  const [written = "", ...others] = fields.getAll("paddles");
  return {
    slugs: asked.paddles,
    units: asked.units,
    address: urlQuery.address(addresses.comparisons.path, asked),
    isWritten: others.length === 0 && written === asked.paddles.join(","),
  };
}

/** Two to four paddles side by side, or a form to choose them. */
export default definePage(addresses.comparisons, {
  listed: {
    kind: "choice of paddles",
    weight: "list",
    pages: ({ library }) => [textPageFacts("comparisons", library)],
  },

  query: comparisonCodec,
  hasTray: true,

  /** The form's URL redirects to the canonical one. */
  async load({ url: { searchParams }, site }) {
    const { paddles, wording } = site.library;
    const text = site.library.textPage("comparisons");
    const { slugs, units, address: asked, isWritten } = readCompared(searchParams, site);
    if (!isWritten) redirect(asked, 302);
    const named = slugs.length < minCompared ? [] : slugs;
    const chosen = await paddleSummaries<AnySold>(
      site,
      named.flatMap(
        (sold) => soldNamed(sold, site.library.paddle) ?? site.library.listedPaddle(sold) ?? [],
      ),
    );
    const summaries = chosen.slice(0, maxCompared);
    const only = slugs.length === 1 ? site.library.paddle(slugs[0]!.split("@")[0]!) : undefined;
    const partners = only ? likelyPartners(only.slug, paddles) : [];
    const suggested =
      only && partners.length > 0
        ? partners.map((other) => [only, other] as const)
        : suggestedPairs(paddles);
    const address = comparisonAddress(slugs);
    const title =
      summaries.length > 0 ? summaries.map(({ paddle }) => paddle.name).join(" vs ") : text.title;
    return {
      text,
      title,
      breadcrumbs: [
        { name: text.title, path: addresses.comparisons.path },
        ...(summaries.length > 0 ? [{ name: title, path: address }] : []),
      ],
      address,
      // A thousand listed ones would make a long list: only those chosen are in it.
      choices: [
        ...paddles.flatMap(versionsOf).map(inTray),
        ...slugs.flatMap((slug) => site.library.listedPaddle(slug) ?? []),
      ],
      chosen: slugs,
      units,
      summaries,
      leftOut: chosen.slice(maxCompared).map(({ paddle }) => paddle),
      suggested: suggested.slice(0, 6),
      wording,
    };
  },

  head: ({ text, title, breadcrumbs, chosen, summaries, suggested }) => ({
    ...text,
    title,
    path: summaries.some(({ paddle }) => "isListed" in paddle) ? undefined : canonical(chosen),
    ...(summaries.length > 0 && {
      picturedAs: pictured(summaries.map(({ paddle }) => paddle)),
    }),
    breadcrumbs,
    list:
      summaries.length > 0
        ? paddleItems(summaries)
        : suggested.map(([one, other]) => ({
            name: `${one.name} vs ${other.name}`,
            path: pairPath(one.slug, other.slug),
          })),
  }),

  Page({ data }) {
    const { text, breadcrumbs, address, choices, chosen, units, summaries, suggested } = data;
    const rest = (
      <>
        <PaddleChooser paddles={choices} chosen={chosen} units={units} />
        <PairList
          title="Pairs worth comparing"
          note="We pair them by type and list price. We don't count what readers compare."
          pairs={suggested}
        />
        <div className={page.halves}>
          <Prose html={text.html} />
          {text.links ? <PageLinks {...text.links} /> : null}
        </div>
      </>
    );
    return summaries.length > 0 ? (
      <ComparedPaddles
        breadcrumbs={breadcrumbs}
        summaries={summaries}
        leftOut={data.leftOut}
        wording={data.wording}
        address={address}
        units={units}
      >
        {rest}
      </ComparedPaddles>
    ) : (
      <div className={page.page}>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {rest}
      </div>
    );
  },
});

/** Whose preview picture a comparison has: a pair's page has one, others have their own. */
function pictured(paddles: readonly AnySold[]): string {
  const slugs = paddles.map(soldSlug);
  const isPage = paddles.length === 2 && paddles.every((paddle) => !("isListed" in paddle));
  return isPage ? pairPath(slugs[0]!, slugs[1]!) : comparedPicturePath(slugs);
}

/** A pair has a page of its own. Threes and fours are too many to index. */
function canonical([one, other, third]: readonly string[]): string | undefined {
  if (one === undefined || other === undefined) return addresses.comparisons.path;
  return third === undefined ? pairPath(one, other) : undefined;
}
