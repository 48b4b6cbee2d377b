import type { ReactNode } from "react";
import { priceText, wholeNumber } from "../../platform/text/money.ts";
import page from "../../platform/ui/page.module.css";
import { mayAct } from "../../platform/acts.ts";
import { addresses } from "../../addresses.ts";
import { priceDate } from "../../paddles/paddle-facts.ts";
import { countedReviews, orphanSentence } from "../../reviews/orphaned-reviews.ts";
import { ConsoleTime } from "../console-time.tsx";
import { ActForm, ReasonWords } from "../act-form.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import type { UnsureFacts } from "./content-state.ts";
import styles from "../console.module.css";

interface CutListProps {
  /** What the list contains, in the plural: 'paddles'. */
  of: string;
  items: readonly { key: string; shown: ReactNode }[];
}

/** How many are shown at first; the rest is collapsed. */
const shownAtOnce = 10;

/** A list of which a page shows the beginning, and the rest on request. */
export function CutList({ of, items }: CutListProps) {
  const list = (some: CutListProps["items"]) => (
    <ul className={styles.lines}>
      {some.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ul>
  );
  const rest = items.slice(shownAtOnce);
  return (
    <>
      {list(items.slice(0, shownAtOnce))}
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>
            {wholeNumber(rest.length)} more {of}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

export default defineConsolePage(addresses.consoleContent, {
  access: "editor",
  title: "Content",

  async load({ site, person }) {
    const { library } = site;
    const subjects = [...library.paddles, ...library.ballTests].map(({ slug }) => slug);
    return {
      ...(await site.console.content.read()),
      acts: mayAct(person.role, "owner") ? site.console.acts : undefined,
      subjects: subjects.toSorted(),
    };
  },

  action: actByForm,

  Page({ data }) {
    const { acts, subjects, counts, claims, facts, reviews, oldPrices, orphaned } = data;
    const unreviewed = reviews.filter((each) => each.reviews === 0).length;
    return (
      <>
        {acts ? <ReasonWords /> : null}
        <div>
          <p className={page.lead}>
            {counts.paddles} paddles, {counts.balls} balls, {counts.guides} guides,{" "}
            {counts.ballTests} ball articles and {counts.blog} blog articles, without a mistake.
          </p>
          <p className="note">
            This server has run with them since <ConsoleTime at={data.startedAt} />. It doesn&apos;t
            start with content that has a mistake. For hints, run{" "}
            <code>npm run owner -- content check</code>.
          </p>
        </div>
        <section className="section" aria-labelledby="orphaned">
          <h2 id="orphaned">Reviews without a page</h2>
          {orphaned.length === 0 ? (
            <p>There are none: every stored review is of something in content.</p>
          ) : (
            <CutList
              of="names"
              items={orphaned.map((each) => ({
                key: each.subject,
                shown: (
                  <>
                    {orphanSentence(each)}
                    {acts ? (
                      <ActForm
                        acts={acts}
                        of={[["page", each.subject]]}
                        named={`the reviews of ${each.subject}`}
                        offers={[
                          { act: "reviews move", fields: ["new"] },
                          { act: "reviews delete-all" },
                        ]}
                        choices={{ new: subjects }}
                      />
                    ) : null}
                  </>
                ),
              }))}
            />
          )}
        </section>
        <section className="section" aria-labelledby="samples">
          <h2 id="samples">Samples and unconfirmed claims</h2>
          {data.showsSamples ? (
            <p>The site shows samples. With SAMPLE_CONTENT=off it leaves them out.</p>
          ) : (
            <p>The site shows no samples and no unconfirmed claims: SAMPLE_CONTENT is off.</p>
          )}
          {claims.length === 0 ? null : (
            <>
              <p>
                These claims are marked ◇. Once you can prove one, set <code>confirmed: true</code> in
                its file.
              </p>
              <CutList
                of="claims"
                items={claims.map(({ file, text }) => ({
                  key: `${file} ${text}`,
                  shown: (
                    <>
                      {text}
                      <br />
                      <code>{file}</code>
                    </>
                  ),
                }))}
              />
            </>
          )}
        </section>
        <section className="section" aria-labelledby="facts">
          <h2 id="facts">Unconfirmed facts</h2>
          <p className="note">
            After each name are the fields of its file that are unconfirmed or unknown.
          </p>
          <Facts
            title="Unconfirmed paddles"
            note="They come last in every list, because nobody could tell for sure which paddles they are."
            of="paddles"
            list={facts.unconfirmed}
          />
          <Facts title="Other paddles" of="paddles" list={facts.paddles} />
          <Facts title="Balls" of="balls" list={facts.balls} />
        </section>
        <section className="section" aria-labelledby="reviews">
          <h2 id="reviews">Paddles with the fewest reviews</h2>
          <p>
            {unreviewed === 0
              ? "Every paddle has a review by a player."
              : `${unreviewed} of ${counts.paddles} paddles have no review by a player.`}
          </p>
          <CutList
            of="paddles"
            items={reviews.map(({ paddle, reviews: count }) => ({
              key: paddle.slug,
              shown: (
                <>
                  <a className="tap" href={addresses.paddle.href(paddle)}>{paddle.name}</a>{" "}
                  {count === 0 ? "no reviews" : countedReviews(count)}
                </>
              ),
            }))}
          />
        </section>
        <section className="section" aria-labelledby="prices">
          <h2 id="prices">Prices older than a year</h2>
          {oldPrices.length === 0 ? (
            <p>There are none.</p>
          ) : (
            <CutList
              of="paddles"
              items={oldPrices.map((paddle) => ({
                key: paddle.slug,
                shown: (
                  <>
                    <a className="tap" href={addresses.paddle.href(paddle)}>{paddle.name}</a>{" "}
                    {priceText(paddle.listPriceCents)} {priceDate(paddle).text}
                  </>
                ),
              }))}
            />
          )}
        </section>
      </>
    );
  },
});

interface FactsProps {
  title: string;
  note?: string;
  of: string;
  list: readonly UnsureFacts[];
}

/** What is unsure about some paddles or balls. */
function Facts({ title, note, of, list }: FactsProps) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {note === undefined ? null : <p>{note}</p>}
      <CutList
        of={of}
        items={list.map(({ file, name, facts }) => ({
          key: file,
          shown: (
            <>
              <strong className="bold">{name}</strong>: {facts.join(", ")}
              <br />
              <code>{file}</code>
            </>
          ),
        }))}
      />
    </>
  );
}
