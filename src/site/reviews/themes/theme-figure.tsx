import { addresses } from "../../../addresses.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { reviewPermalink } from "../list/review-address.ts";
import { reviewAddress } from "../list/review-query.ts";
import { reviewsText } from "../ratings/ratings.ts";
import { addThemes, minReviews, type OpinionKind, themeNames } from "./themes.ts";
import { OpinionBar } from "../ratings/bar.tsx";
import type { Quote } from "./quotes.ts";
import type { SubjectThemes } from "./themes.service.ts";
import { CachedMarkup } from "../../../platform/ui/cached-markup.tsx";
import { refreshRegion } from "../../../platform/islands/fetch-page.ts";
import styles from "./theme-figure.module.css";
import { sampleIf } from "../../../platform/text/sample.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { Marked, SampleMark, UnderMark } from "../../../platform/ui/marked-text.tsx";
import { fill } from "../../../platform/text/fill.ts";

interface ThemeFigureProps {
  themes: SubjectThemes;
  reviews: number;
  words: ReviewWording["themes"];
}

/** How many themes a phone shows before the rest. */
const themesAtFirst = 3;

/** What a paddle's reviews praise and criticize, most mentioned first. Empty if too few mention a theme. */
export function ThemeFigure(props: ThemeFigureProps) {
  return <CachedMarkup as="div" frame={refreshRegion("themes")} inside={Themes} props={props} />;
}

function Themes({ themes, reviews, words }: ThemeFigureProps) {
  const { players, samples, quotes } = themes;
  const counts = addThemes(players, samples)
    .map((count) => ({ ...count, all: count.praise + count.complaint }))
    .filter(({ all }) => all >= minReviews)
    .toSorted((a, b) => b.all - a.all);
  const own = new Map(addThemes(players).map((each) => [each.theme, each]));
  const sampled = new Set(samples.map(({ theme }) => theme));
  const isSample = counts.every(({ theme }) => sampled.has(theme));
  if (counts.length === 0) return null;
  const first = counts.length > themesAtFirst + 1 ? themesAtFirst : counts.length;
  const themeItem = ({ theme, praise, complaint }: (typeof counts)[number]) => {
    // Relative to the page, which has up to four of them for each theme.
    const address = reviewAddress("", { theme });
    const quotesOf = (["praise", "complaint"] as const).flatMap(
      (kind) => quotes.find((each) => each.theme === theme && each.kind === kind) ?? [],
    );
    return (
      <li key={theme} className={styles.theme}>
        <h3>
          <a href={address} rel="nofollow">
            {themeNames[theme]}
          </a>
        </h3>
        <p className={styles.counts}>
          {countTexts({ praise, complaint }, reviewsText(reviews), words).map(({ kind, text }) => (
            <a
              key={kind}
              href={reviewAddress("", { theme, opinion: kind })}
              rel="nofollow"
              data-kind={kind}
            >
              <UnderMark when={isSample}>
                <Marked value={sampleIf(sampled.has(theme), text)} />
              </UnderMark>
            </a>
          ))}
        </p>
        <OpinionBar counts={{ praise, complaint }} players={own.get(theme)} max={reviews} />
        {quotesOf.length > 0 ? (
          <details className="folded">
            <summary>{fill(words.quotes, { theme: themeNames[theme].toLowerCase() })}</summary>
            {quotesOf.map((quote) => (
              <ThemeQuote key={quote.kind} quote={quote} words={words} />
            ))}
          </details>
        ) : null}
      </li>
    );
  };
  return (
    <section className={styles.themes} aria-labelledby="themes-title">
      <h2 id="themes-title">
        {words.title}
        {isSample ? <SampleMark /> : null}
      </h2>
      <p className="note">
        {words.note} {samplesText(themes, words)}{" "}
        <a href={`${addresses.howItWorks.path}#on-themes`}>{words.how}</a>
      </p>
      <ul className="up-to-44 small">{counts.slice(0, first).map(themeItem)}</ul>
      {counts.length > first ? (
        <details className="disclosure folded">
          <summary>{fill(words.more, { count: counts.length - first })}</summary>
          <ul className="up-to-44 small">{counts.slice(first).map(themeItem)}</ul>
        </details>
      ) : null}
    </section>
  );
}

/** Says that samples are included, or that nothing else is. */
export function samplesText(
  { players, samples }: Pick<SubjectThemes, "players" | "samples">,
  words: ReviewWording["themes"],
) {
  if (addThemes(samples).length === 0) return null;
  return addThemes(players).length === 0 ? words.onlySamples : words.samples;
}

/** '14 of 20 reviews like it' and '3 don't'; or, if none like it, '3 of 20 reviews don't like it'. */
export function countTexts(
  { praise, complaint }: Record<OpinionKind, number>,
  reviews: string,
  words: ReviewWording["themes"],
) {
  const counted = (text: string, count: number) =>
    fill(text, { count: wholeNumber(count), reviews });
  const liked = { kind: "praise", text: counted(words.praise, praise) } as const;
  const disliked = { kind: "complaint", text: counted(words.complaint, complaint) } as const;
  const only = { kind: "complaint", text: counted(words.onlyComplaint, complaint) } as const;
  return praise === 0 ? [only] : complaint === 0 ? [liked] : [liked, disliked];
}

interface ThemeQuoteProps {
  quote: Quote;
  words: ReviewWording["themes"];
}

/** A review, quoted and linked to. */
function ThemeQuote({ quote, words }: ThemeQuoteProps) {
  const { kind, text, id, firstName, isSample } = quote;
  return (
    <p className={styles.quote} data-kind={kind === "complaint" ? kind : undefined} dir="auto">
      <q>{text}</q>{" "}
      <a href={reviewPermalink("", id)} rel="nofollow">
        {fill(isSample ? words.sampleQuote : words.quote, { name: firstName })}
      </a>
    </p>
  );
}
