import { isIn } from "../../../platform/content/content-folder.ts";
import { mistakeText } from "../../../platform/content/mistake.ts";
import { dayAt } from "../../../platform/today.ts";
import { maxReasonLength } from "../../../platform/acts.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { addresses } from "../../../addresses.ts";
import { lockoutOf, peopleFile, readPeopleFile } from "../../publishing/lockout.ts";
import type { OpenEntry } from "../../publishing/entries.service.ts";
import { ConsoleTime } from "../console-time.tsx";
import { actByForm, type ConsoleContext, notDone } from "../define-console-page.tsx";
import { defineEntryPage, ReadOnly, EntryLinks } from "./define-entry-page.tsx";
import { dateOf, datedOn, isPlanned } from "../../publishing/plan.ts";
import { ChangeList } from "./change-list.tsx";
import type { EntryChange, EntryTexts } from "./entry-changes.ts";
import { entryWork, loadDiff, type TextDiff } from "./entry-editor.ts";
import { entryAddress, fixAddress, textsOf } from "./entry-facts.ts";
import { PlacedMistakes } from "./placed-mistakes.tsx";
import { FailedPlan, PlanOf } from "./plan-of.tsx";
import styles from "./content.module.css";
import consoleStyles from "../console.module.css";

const names = ["Published", "Your draft"] as const;

/** The longest value that's shown, in characters. */
const maxShown = 20_000;

export default defineEntryPage(addresses.consolePublishing, {
  title: "Publish",
  heading: ({ title }) => `Publish ${title}`,

  async load(context, entry) {
    const { site } = context;
    const { content } = site;
    const { draft, together, path } = entry;
    if (draft === undefined || content.isReadOnly)
      return { isReadOnly: content.isReadOnly, checked: undefined };
    const date = dateOf(draft);
    const texts = new Map(textsOf(entry));
    // Its day can be told when it's published.
    if (date === "") texts.set(path, datedOn(draft, dayAt(site.console.now())));
    const { mistakes } = await content.check(texts);
    const own = mistakes.filter((mistake) => isIn(path, mistake));
    const changed = together.map((each) => ({
      path: each.path,
      before: content.published(each.path),
      after: each.text,
    }));
    const changes = await entryWork.changes(changed, maxShown);
    return {
      isReadOnly: false,
      checked: {
        TextDiff: await loadDiff(),
        lockout: path === peopleFile ? await lockoutBy(context, draft.text) : undefined,
        date,
        mistakes: await entryWork.placed(path, draft.text ?? "", own),
        elsewhere: mistakes.filter((mistake) => !own.includes(mistake)),
        links: draft.text === null && draft.batch === null ? content.linksTo(path) : [],
        changed: changed
          .map((each, index) => ({ ...each, changes: changes[index]! }))
          .toSorted((a, b) => Number(b.path === path) - Number(a.path === path)),
      },
    };
  },

  async action(context, form, { path, draft }) {
    const act = form.get("act") ?? "";
    const isLater = act === "content publish --at";
    const at = form.get("at") ?? "";
    if (isLater && at === "") return notDone("Choose the day and the time to publish it.");
    const publish = new URLSearchParams({
      act,
      entry: path,
      reason: form.get("reason") ?? "",
      ...(isLater && { at }),
      ...(form.has("dated") && { dated: "yes" }),
      ...(form.get("lockout") === "yes" && { lockout: "yes" }),
    });
    const isGone = draft?.text === null && !isLater;
    return await actByForm(
      context,
      publish,
      isGone ? addresses.consoleContent.path : entryAddress(path),
    );
  },

  Page({ data: { isReadOnly, checked }, entry }) {
    const { path, draft, base, others } = entry;
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <a className="tap" href={entryAddress(path)}>
            Back to editing
          </a>
        </p>
        {isReadOnly ? (
          <ReadOnly />
        ) : !draft || !checked ? (
          <p>You have no draft of this, so there&apos;s nothing to publish.</p>
        ) : draft.base === base ? (
          <>
            <FailedPlan of={draft} />
            {others.filter(isPlanned).map((other) => (
              <p key={other.id}>
                {other.person} has a draft of this, too. <PlanOf of={other} /> Once yours is
                published, theirs isn&apos;t.
              </p>
            ))}
            {checked.mistakes.length + checked.elsewhere.length === 0 ? (
              <PublishForm
                draft={draft}
                date={checked.date}
                isNew={!entry.isPublished}
                lockout={checked.lockout}
              />
            ) : (
              <section className={styles.mistakes} aria-labelledby="mistakes">
                <h2 id="mistakes">Fix this first</h2>
                <PlacedMistakes
                  of={[
                    ...checked.mistakes,
                    ...checked.elsewhere.map((mistake) => ({
                      at: undefined,
                      label: "",
                      sentence: mistakeText(mistake),
                    })),
                  ]}
                  path={fixAddress(path)}
                  className="stack gap-2"
                />
              </section>
            )}
            {checked.links.length === 0 ? null : (
              <section className="section" aria-labelledby="links">
                <h2 id="links">What links to it</h2>
                <EntryLinks of={checked.links} />
              </section>
            )}
            <section className="section" aria-labelledby="changes">
              <h2 id="changes">{draft.text === null ? "What is deleted" : "What changes"}</h2>
              {checked.changed.map((each) => (
                <Changed
                  key={each.path}
                  of={each}
                  isAlone={checked.changed.length === 1}
                  TextDiff={checked.TextDiff}
                />
              ))}
            </section>
          </>
        ) : (
          <p>
            This has changed since you began.{" "}
            <a href={entryAddress(path)}>Choose which text it should be</a> before you publish it.
          </p>
        )}
      </>
    );
  },
});

/** Whom publishing the list of people would lock out; undefined if nobody. */
async function lockoutBy({ site, person }: ConsoleContext, text: string | null) {
  const next = text === null ? undefined : await readPeopleFile(text);
  return next && lockoutOf(site.library.site, next, person.email);
}

interface ChangedProps {
  of: EntryTexts & { changes: readonly EntryChange[] };
  /** Whether it's the only entry that changes. */
  isAlone: boolean;
  TextDiff: TextDiff;
}

/** What changes in an entry: its fields in words and, folded, its text line by line. */
function Changed({ of: { path, before, after, changes }, isAlone, TextDiff }: ChangedProps) {
  const diff = <TextDiff before={before ?? ""} after={after ?? ""} names={names} />;
  return (
    <>
      {isAlone ? null : <h3>{path}</h3>}
      {after === null ? (
        diff
      ) : (
        <>
          {changes.length === 0 ? <p>No field changes.</p> : <ChangeList of={changes} />}
          {before === after ? null : (
            <details>
              <summary className="small">
                Its text, line by line<span className="unseen"> of {path}</span>
              </summary>
              {diff}
            </details>
          )}
        </>
      )}
    </>
  );
}

interface PublishFormProps {
  draft: NonNullable<OpenEntry["draft"]>;
  /** The day that it says it was published; undefined if it has none. */
  date: string | undefined;
  isNew: boolean;
  /** Whom publishing would lock out. */
  lockout: string | undefined;
}

function PublishForm({ draft, date, isNew, lockout }: PublishFormProps) {
  return (
    <form method="post" className={consoleStyles.form} aria-label="Publish" data-in-place="">
      {isPlanned(draft) ? (
        <p>
          It&apos;s planned for <ConsoleTime at={draft.publish_at!} />.
        </p>
      ) : null}
      <Field label="What changed, for the history (optional)">
        {(tied) => <input {...tied} name="reason" maxLength={maxReasonLength} autoComplete="off" />}
      </Field>
      {date === undefined ? null : (
        <label className="check">
          <input
            type="checkbox"
            name="dated"
            value="yes"
            defaultChecked={isNew && !isPlanned(draft)}
            autoComplete="off"
          />
          <span>
            Date it on the day it&apos;s published
            {date === "" ? ", as it has no date yet" : `. It says ${date} now`}
          </span>
        </label>
      )}
      {lockout === undefined ? null : (
        <>
          <p className={consoleStyles.problem}>{lockout}</p>
          <label className="check">
            <input type="checkbox" name="lockout" value="yes" required />
            <span>That&apos;s meant</span>
          </label>
        </>
      )}
      <button type="submit" name="act" value="content publish">
        Publish now
      </button>
      <details>
        <summary>Publish it later…</summary>
        <Field label="When (UTC)">
          {(tied) => <input {...tied} type="datetime-local" name="at" autoComplete="off" />}
        </Field>
        <button className="quiet" type="submit" name="act" value="content publish --at">
          Plan it
        </button>
      </details>
    </form>
  );
}
