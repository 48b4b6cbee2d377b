import "../../platform/styles/forms.css";
import { addresses } from "../../addresses.ts";
import { holdReasonWords } from "../../contributions/hold-reason.ts";
import type { Library } from "../../library/library.ts";
import type { Site } from "../../platform/render/site.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { ActForm, ReasonWords } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import { ReportLines } from "../reviews/review-entry.tsx";
import type { AskedEntry } from "./asked-questions.service.ts";
import styles from "../console.module.css";

export default defineConsolePage(addresses.consoleQuestions, {
  access: "moderator",
  title: "Questions",

  async load({ site }) {
    const { questions, acts } = site.console;
    const waiting = await questions.waiting();
    const ids = new Set(waiting.map(({ id }) => id));
    return {
      waiting,
      count: await questions.countWaiting(),
      others: (await questions.newest()).filter(({ id }) => !ids.has(id)),
      acts,
      library: site.library,
    };
  },

  action: actByForm,

  Page({ data: { waiting, count, others, acts, library } }) {
    const list = (entries: readonly AskedEntry[]) => (
      <ul className={styles.entries}>
        {entries.map((each) => (
          <Entry key={each.id} of={each} acts={acts} library={library} />
        ))}
      </ul>
    );
    return (
      <>
        <ReasonWords />
        <section className="section" aria-labelledby="waiting">
          <h2 id="waiting">Questions and answers that wait</h2>
          {waiting.length === 0 ? <p>None waits for you.</p> : list(waiting)}
          {count > waiting.length ? (
            <p>{wholeNumber(count - waiting.length)} more wait behind these.</p>
          ) : null}
        </section>
        <section className="section" aria-labelledby="newest">
          <h2 id="newest">The newest others</h2>
          {others.length === 0 ? <p>There are none.</p> : list(others)}
        </section>
      </>
    );
  },
});

interface EntryProps {
  of: AskedEntry;
  acts: Site["console"]["acts"];
  library: Library;
}

/** A question or an answer, with its state and reports, and what can be done to it. */
function Entry({ of: entry, acts, library }: EntryProps) {
  const { kind, id, subject, firstName, duprRating, playedFor, text, asked } = entry;
  const { state, version, reports } = entry;
  const paddle = library.anyPaddleNamed(subject);
  const reasons: Partial<Record<string, string>> = library.report.reasons;
  const name = paddle?.name ?? subject;
  const named = `${firstName}'s ${kind} about ${name}`;
  const [ofWords] = version.split("+");
  const plural = `${kind}s`;
  const isWaiting = state === "held" || (state === "shown" && reports.length > 0);
  const offers = [
    isWaiting && { act: `${plural} approve`, isMain: true },
    state !== "hidden" && { act: `${plural} hide` },
    state === "hidden" && { act: `${plural} restore` },
  ].filter((each) => each !== false);
  const of = [[kind, `${id}@${version}`]] as const;
  return (
    <li id={`${kind}-${id}`}>
      <h3>
        {kind === "question" ? "Question" : "Answer"} about{" "}
        {paddle ? <a href={addresses.paddle.href(paddle)}>{name}</a> : name}
      </h3>
      {kind === "question" ? null : (
        <p className="muted" dir="auto">
          {asked ?? "The question itself is gone, so nobody sees this answer."}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className="small muted">
        <bdi>{firstName}</bdi>
        {duprRating === "" ? "" : `, DUPR ${duprRating}`}
        {playedFor === ""
          ? ""
          : `, played it for ${library.wording.stoodOut.times[playedFor]}`},{" "}
        <ConsoleTime at={entry.writtenAt} />.{" "}
        {entry.heldBecause === undefined
          ? state === "hidden"
            ? "Hidden."
            : "Shown."
          : `Held, because ${holdReasonWords[entry.heldBecause]}.`}
      </p>
      {reports.length === 0 ? null : <ReportLines reports={reports} reasons={reasons} />}
      <ActForm acts={acts} of={of} named={named} offers={offers} isLine />
      <details>
        <summary>
          More<span className="unseen">: {named}</span>
        </summary>
        {reports.length === 0 ? null : (
          <ActForm
            acts={acts}
            of={reports.map((report) => ["report", `${report.id}@${ofWords}`] as const)}
            named={named}
            offers={[{ act: `${kind}-reports close`, button: "Close its reports" }]}
          />
        )}
        {state === "hidden" ? null : (
          <ActForm
            acts={acts}
            of={of}
            named={named}
            offers={[
              { act: `${plural} hide`, fields: ["block"], button: "Hide and block this word" },
            ]}
          />
        )}
        <ActForm acts={acts} of={of} named={named} offers={[{ act: `${plural} delete` }]} />
      </details>
    </li>
  );
}
