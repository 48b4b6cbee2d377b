import { mistakeText } from "../../../platform/content/mistake.ts";
import { priceText } from "../../../platform/text/money.ts";
import { textDigest } from "../../../platform/content/content-source.ts";
import { mayAct } from "../../../platform/acts.ts";
import { addresses } from "../../../addresses.ts";
import { checkAgainDays } from "../../../site/paddles/approvals.ts";
import { priceDate } from "../../../site/paddles/paddle-facts.ts";
import { countedReviews, orphanSentence } from "../../../site/reviews/orphaned-reviews.ts";
import { shownInstead } from "../../../platform/content/content-folder.ts";
import { ActForm } from "../act-form.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import type { UnsureFacts } from "./content-state.ts";
import { CutList } from "./cut-list.tsx";
import { AllContent } from "./define-entry-page.tsx";
import { entryAddress } from "./entry-facts.ts";
import styles from "./content.module.css";

export default defineConsolePage(addresses.consoleGaps, {
  access: "editor",
  title: "Gaps in content",

  async load({ site, person }) {
    const { library } = site;
    const subjects = [...library.written, ...library.ballTests].map(({ slug }) => slug);
    const state = await site.console.content.read();
    return {
      ...state,
      oldApprovals: state.oldApprovals.map((each) => {
        const text = site.content.published(each.file.replace(/^content\//, ""));
        return { ...each, base: textDigest(text) };
      }),
      everyAct: site.console.acts,
      isReadOnly: site.content.isReadOnly,
      acts: mayAct(person.role, "owner") ? site.console.acts : undefined,
      subjects: subjects.toSorted(),
      unshown: site.content.unshown(),
    };
  },

  action: actByForm,

  Page({ data }) {
    const { acts, subjects, counts, claims, facts, reviews, oldPrices, orphaned, unshown } = data;
    const { oldApprovals, everyAct, isReadOnly } = data;
    const unreviewed = reviews.filter((each) => each.reviews === 0).length;
    return (
      <>
        <p>
          <AllContent />
        </p>
        <div>
          <p className="lead">
            {counts.paddles} paddles, {counts.balls} balls, {counts.guides} guides,{" "}
            {counts.ballTests} ball articles and {counts.blog} blog articles.
          </p>
          <p className="note">
            An edit shows once it and what shows beside it are free of mistakes. For hints, run{" "}
            <code>npm run owner -- content check</code>.
          </p>
        </div>
        {unshown.mistakes.length === 0 ? null : (
          <section className={styles.mistakes} aria-labelledby="mistakes">
            <h2 id="mistakes">Edits that don&apos;t show</h2>
            <p>{shownInstead(unshown)}</p>
            <ul className="stack gap-2">
              {unshown.mistakes.map(mistakeText).map((told) => (
                <li key={told}>{told}</li>
              ))}
            </ul>
            {unshown.leftOut.length === 0 ? null : (
              <>
                <p>Left out until they&apos;re fixed:</p>
                <CutList
                  of="texts"
                  items={unshown.leftOut.map((path) => ({
                    key: path,
                    shown: <a href={entryAddress(path)}>{path}</a>,
                  }))}
                />
              </>
            )}
          </section>
        )}
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
                These claims are marked ◇. Once you can prove one, confirm it where it&apos;s said.
              </p>
              <CutList
                of="claims"
                items={claims.map(({ file, text }) => ({
                  key: `${file} ${text}`,
                  shown: (
                    <>
                      {text}
                      <br />
                      <EntryOf file={file} />
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
              : `${unreviewed} of ${reviews.length} paddles have no review by a player.`}
          </p>
          <CutList
            of="paddles"
            items={reviews.map(({ paddle, reviews: count }) => ({
              key: paddle.slug,
              shown: (
                <>
                  <a className="tap" href={addresses.paddle.href(paddle)}>
                    {paddle.name}
                  </a>{" "}
                  {count === 0 ? "no reviews" : countedReviews(count)}
                </>
              ),
            }))}
          />
        </section>
        <section className="section" aria-labelledby="approvals">
          <h2 id="approvals">Approvals to look up again</h2>
          {oldApprovals.length === 0 ? (
            <p>There are none: every answer of a list is at most {checkAgainDays} days old.</p>
          ) : (
            <>
              <p className="note">
                Pages say that these answers are more than {checkAgainDays} days old. Look at the
                list. If it still says so, one tap dates the answer today and publishes that. If
                not, edit the entry.
              </p>
              <CutList
                of="approvals"
                items={oldApprovals.map(({ file, name, list, said, base }) => ({
                  key: `${file} ${list}`,
                  shown: (
                    <>
                      <strong className="bold">{name}</strong>, {list}: {said.join("; ")}
                      <br />
                      <EntryOf file={file} />
                      {isReadOnly ? null : (
                        <ActForm
                          acts={everyAct}
                          of={[
                            ["entry", `${file.replace(/^content\//, "")}@${base}`],
                            ["list", list],
                          ]}
                          named={`${name}, ${list}`}
                          offers={[{ act: "content looked-up" }]}
                          isLine
                        />
                      )}
                    </>
                  ),
                }))}
              />
            </>
          )}
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
                    <a className="tap" href={addresses.paddle.href(paddle)}>
                      {paddle.name}
                    </a>{" "}
                    {priceText(paddle.listPriceCents)} {priceDate(paddle).text}
                    <br />
                    <EntryOf file={`content/paddles/${paddle.slug}.yaml`} />
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

/** A content file, and where it's edited. @param file its path: 'content/about.yaml' */
function EntryOf({ file }: { file: string }) {
  return (
    <a className="tap" href={entryAddress(file.replace(/^content\//, ""))}>
      <code>{file}</code>
    </a>
  );
}

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
              <EntryOf file={file} />
            </>
          ),
        }))}
      />
    </>
  );
}
