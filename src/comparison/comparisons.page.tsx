import { addresses } from "../addresses";
import { compared, comparisonAddress, pairPath } from "../tray/comparison-address";
import { likelyPartners, suggestedPairs } from "../paddles/likely-pairs";
import { paddleItems, paddleSummaries } from "../paddles/paddle-summary";
import { PageLinks } from "../pages/page-links";
import { textPageFacts } from "../pages/text-page-facts";
import { definePage } from "../platform/render/define-page";
import { redirect } from "../platform/render/route";
import page from "../platform/ui/page.module.css";
import { Prose } from "../platform/ui/prose";
import { ComparedPaddles } from "./compared-paddles";
import { comparisonCodec, readCompared } from "./comparison-codec";
import { Ways } from "../platform/ui/ways";
import { PaddleChooser } from "./paddle-chooser";
import { PairList } from "./pair-list";

/** Two to four paddles side by side, or the choice of them. */
export default definePage(addresses.comparisons, {
  listed: {
    kind: "choice of paddles",
    weight: "list",
    pages: ({ library }) => [textPageFacts("comparisons", library)],
  },

  query: comparisonCodec,
  hasTray: true,

  /** The form's address is redirected to the one that links have. */
  async load({ url: { searchParams }, site }) {
    const { paddles, wording } = site.library;
    const text = site.library.textPage("comparisons");
    const { slugs, units, address: asked, isWritten } = readCompared(searchParams, site);
    if (!isWritten) redirect(asked, 302);
    const named = slugs.length < compared.min ? [] : slugs;
    const chosen = await paddleSummaries(
      site,
      named.flatMap((slug) => site.library.paddle(slug) ?? []),
    );
    const summaries = chosen.slice(0, compared.max);
    const only = slugs.length === 1 ? site.library.paddle(slugs[0]!) : undefined;
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
      choices: paddles.map(({ slug, name }) => ({ slug, name })),
      chosen: slugs,
      units,
      summaries,
      leftOut: chosen.slice(compared.max).map(({ paddle }) => paddle),
      suggested: suggested.slice(0, 6),
      wording,
    };
  },

  head: ({ text, title, breadcrumbs, chosen, summaries, suggested }) => ({
    ...text,
    title,
    path: canonical(chosen),
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
        <p className={page.lead}>{text.lead}</p>
        <Ways here={addresses.comparisons.path} />
        {rest}
      </div>
    );
  },
});

/** A pair has a page of its own. Threes and fours are too many to be indexed. */
function canonical([one, other, third]: readonly string[]): string | undefined {
  if (one === undefined || other === undefined) return addresses.comparisons.path;
  return third === undefined ? pairPath(one, other) : undefined;
}
