import { addresses } from "../../addresses.ts";
import { starterWords } from "../../site/contributions/hold-reason.ts";
import { ActForm } from "./act-form.tsx";
import { ConsoleTime } from "./console-time.tsx";
import styles from "./console.module.css";
import { actByForm, defineConsolePage } from "./define-console-page.tsx";

export default defineConsolePage(addresses.consoleWords, {
  access: "moderator",
  title: "Blocked words",

  async load({ site }) {
    const words = await site.console.words();
    const blocked = new Set(words.map(({ word }) => word));
    const missing = starterWords.filter((word) => !blocked.has(word));
    return { words, missing, acts: site.console.acts };
  },

  action: actByForm,

  Page: ({ data: { words, missing, acts } }) => (
    <>
      <section className="section" aria-labelledby="block">
        <h2 id="block">Block a word</h2>
        <p>
          Reviews with it wait until you approve them. It counts whole, without case, accents and
          punctuation. Reviews that are shown stay shown.
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
                <ActForm
                  acts={acts}
                  of={[["word", word]]}
                  named={word}
                  offers={[{ act: "words unblock" }]}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  ),
});
