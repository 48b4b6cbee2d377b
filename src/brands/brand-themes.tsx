import { addresses } from "../addresses";
import { Terms } from "../platform/ui/lists";
import page from "../platform/ui/page.module.css";
import { sampleIf } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { reviewsText } from "../reviews/ratings/rating";
import type { ReviewWording } from "../reviews/review-wording.content";
import { countTexts, samplesText } from "../reviews/themes/theme-figure";
import { addThemes, minReviews, themeNames } from "../reviews/themes/themes";
import type { SubjectThemes } from "../reviews/themes/themes.service";
import styles from "./brand.module.css";

/** A brand's page shows this many themes. */
const maxThemes = 4;

interface BrandThemesProps {
  /** Those of each of its paddles. */
  themes: readonly SubjectThemes[];
  /** How many reviews its paddles have. */
  reviews: number;
  words: ReviewWording["themes"];
}

/** What reviewers of a brand's paddles mention most. Nothing if too few mention anything. */
export function BrandThemes({ themes, reviews, words }: BrandThemesProps) {
  const all = {
    players: addThemes(...themes.map(({ players }) => players)),
    samples: addThemes(...themes.map(({ samples }) => samples)),
  };
  const counts = addThemes(all.players, all.samples)
    .filter(({ praise, complaint }) => praise + complaint >= minReviews)
    .toSorted((a, b) => b.praise + b.complaint - a.praise - a.complaint)
    .slice(0, maxThemes);
  if (counts.length === 0) return null;
  const sampled = new Set(all.samples.map(({ theme }) => theme));
  return (
    <section className={page.section} aria-labelledby="reviewers">
      <h2 id="reviewers">{words.title}</h2>
      <Terms
        className={styles.terms}
        of={counts.map(({ theme, ...count }) => [
          themeNames[theme],
          <Marked
            key={theme}
            value={sampleIf(
              sampled.has(theme),
              countTexts(count, reviewsText(reviews), words)
                .map(({ text }) => text)
                .join(", "),
            )}
          />,
        ])}
      />
      <p className={page.note}>
        {samplesText(all, words)} <a href={`${addresses.howItWorks.path}#on-themes`}>{words.how}</a>
      </p>
    </section>
  );
}
