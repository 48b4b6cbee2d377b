import { isKnownEnough } from "../paddles/listed-paddle.ts";
import { query } from "../../platform/query.ts";
import { notKept, type QueryCodec, redirect } from "../../platform/render/route.ts";
import { unitsQuery } from "../../platform/text/units.ts";
import type { Site } from "../../platform/render/site.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import page from "../../platform/ui/page.module.css";
import { Prose } from "../../platform/ui/prose.tsx";
import { addresses } from "../../addresses.ts";
import {
  comparisonAddress,
  maxCompared,
  minCompared,
  pairPath,
  readComparison,
} from "../tray/comparison-address.ts";
import { type AnySold, inTray, soldNamed, soldSlug } from "../paddles/paddle-facts.ts";
import { maxTyped, paddleMeant, suggestedNames } from "../paddles/typed-name.ts";
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

/**
 * The paddles a query compares, what of it names none, the canonical address, and whether the query already has that
 * form.
 */
export function readCompared(fields: URLSearchParams, site: Pick<Site, "library">) {
  const unread: string[] = [];
  const isForm = fields.getAll("paddles").length > 1;
  const urlQuery = comparisonQuery((text) => {
    const paddle = paddleMeant(text, site.library);
    const slug = paddle && isKnownEnough(paddle) ? soldSlug(paddle) : undefined;
    // A link to a paddle that's gone compares the others.
    if (isForm && slug === undefined && text !== "" && unread.length < maxCompared)
      unread.push(text.slice(0, maxTyped));
    return slug;
  });
  const asked = urlQuery.read(fields);
  const [written = "", ...others] = fields.getAll("paddles");
  return {
    slugs: asked.paddles,
    unread,
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
    const { written, wording } = site.library;
    const text = site.library.textPage("comparisons");
    const { slugs, unread, units, address: asked, isWritten } = readCompared(searchParams, site);
    // What names no paddle stays in its field.
    if (!isWritten && unread.length === 0) redirect(asked, 302);
    const named = slugs.length < minCompared ? [] : slugs;
    const chosen = await paddleSummaries<AnySold>(
      site,
      named.flatMap((sold) => soldNamed(sold, site.library.paddle) ?? []),
    );
    const summaries = chosen.slice(0, maxCompared);
    const only =
      slugs.length === 1 ? site.library.writtenPaddle(slugs[0]!.split("@")[0]!) : undefined;
    const partners = only ? likelyPartners(only.slug, written) : [];
    const suggested =
      only && partners.length > 0
        ? partners.map((other) => [only, other] as const)
        : suggestedPairs(written);
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
      names: suggestedNames(site.library),
      unread: unread.slice(0, Math.max(0, maxCompared - slugs.length)),
      chosen: slugs,
      chosenNames: slugs.flatMap((sold) => {
        const paddle = soldNamed(sold, site.library.paddle);
        return paddle ? { slug: sold, name: inTray(paddle).name } : [];
      }),
      units,
      summaries,
      leftOut: chosen.slice(maxCompared).map(({ paddle }) => paddle),
      suggested: suggested.slice(0, 6),
      wording,
      tried: site.library.sideBySide,
      catalog: site.library.paddles,
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
    const { text, breadcrumbs, address, units, summaries, suggested } = data;
    const rest = (
      <>
        <PaddleChooser
          names={data.names}
          chosen={data.chosenNames}
          unread={data.unread}
          units={units}
        />
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
        tried={data.tried}
        catalog={data.catalog}
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
