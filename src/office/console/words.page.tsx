import { addresses } from "../../addresses.ts";
import { countOf } from "../../platform/acts.ts";
import { listed } from "../../platform/text/grammar.ts";
import type { StoredKind } from "../../site/contributions/contribution.ts";
import { starterWords } from "../../site/contributions/hold-reason.ts";
import { ActForm } from "./act-form.tsx";
import { ConsoleTime } from "./console-time.tsx";
import styles from "./console.module.css";
import { reviewsQuery } from "./reviews/review-filter.ts";
import { actByForm, defineConsolePage } from "./define-console-page.tsx";

const { path: reviews } = addresses.consoleReviews;

/** For how long after it's blocked it's said how much of what is shown has a word, in milliseconds, and of how many. */
const countedFor = 3_600_000;
const mostCounted = 20;

interface ShownProps {
  of: readonly { kind: StoredKind; count: number }[] | undefined;
}

/** How much of what visitors see has a word, if that was counted. */
function Shown({ of }: ShownProps) {
  if (!of) return null;
  const parts = of.map(({ kind, count }) => countOf(count, kind.noun));
  return (
    <p>
      {of.length === 0 ? "Nothing that's shown has it." : `Shown with it: ${listed(parts, "and")}.`}
    </p>
  );
}

export default defineConsolePage(addresses.consoleWords, {
  access: "moderator",
  title: "Blocked words",

  async load({ site }) {
    const words = await site.console.words();
    const blocked = new Set(words.map(({ word }) => word));
    const missing = starterWords.filter((word) => !blocked.has(word));
    // Counting reads every review.
    const now = site.console.now();
    const news = words
      .filter(({ blockedAt }) => blockedAt > now - countedFor)
      .slice(0, mostCounted);
    const shown = await site.console.shownWith(news.map(({ word }) => word));
    return { words, missing, shown, acts: site.console.acts };
  },

  action: actByForm,

  Page: ({ data: { words, missing, shown, acts } }) => (
    <>
      <section className="section" aria-labelledby="block">
        <h2 id="block">Block a word</h2>
        <p>
          What visitors send with it waits until you approve it. It counts whole, without case,
          accents and punctuation. What is shown already stays shown: you can hold that, too.
        </p>
        <ActForm acts={acts} offers={[{ act: "words block", fields: ["word"], isMain: true }]} />
      </section>
      <section className="section" aria-labelledby="blocked">
        <h2 id="blocked">Blocked words</h2>
        {missing.length === 0 ? null : (
          <details>
            <summary>A list to start with, {missing.length} more words</summary>
            <p className={styles.text}>{missing.join(", ")}</p>
            <ActForm acts={acts} offers={[{ act: "words block", flag: "--starter" }]} />
          </details>
        )}
        {words.length === 0 ? (
          <p>No words are blocked.</p>
        ) : (
          <ul className={styles.entries}>
            {words.map(({ word, blockedAt }) => (
              <li key={word}>
                <h3>{word}</h3>
                <p className="small muted">
                  Since <ConsoleTime at={blockedAt} />
                </p>
                <Shown of={shown.get(word)} />
                <ActForm
                  acts={acts}
                  of={[["word", word]]}
                  named={word}
                  offers={[
                    ...(shown.get(word)?.length === 0 ? [] : [{ act: "words hold" }]),
                    { act: "words unblock" },
                  ]}
                  isLine
                />
                <p className="small">
                  <a
                    className="tap"
                    href={reviewsQuery.address(reviews, { search: word, state: "shown" })}
                  >
                    Shown reviews with it<span className="unseen">: {word}</span>
                  </a>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  ),
});
