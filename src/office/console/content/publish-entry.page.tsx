import { mistakeText } from "../../../platform/content/mistake.ts";
import { Fragment } from "react";
import { maxReasonLength } from "../../../platform/acts.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { addresses } from "../../../addresses.ts";
import type { OpenEntry } from "../../publishing/entries.service.ts";
import { ConsoleTime } from "../console-time.tsx";
import { actByForm, notDone } from "../define-console-page.tsx";
import { defineEntryPage, ReadOnly, EntryLinks } from "./define-entry-page.tsx";
import { loadDiff } from "./entry-editor.ts";
import { entryAddress, textsOf } from "./entry-facts.ts";
import styles from "./content.module.css";
import consoleStyles from "../console.module.css";

const names = ["Published", "Your draft"] as const;

export default defineEntryPage(addresses.consolePublishing, {
  title: "Publish",
  heading: ({ title }) => `Publish ${title}`,

  async load({ site }, entry) {
    const { content } = site;
    const { draft, together } = entry;
    const isDraft = draft !== undefined && !content.isReadOnly;
    const { mistakes } = isDraft ? await content.check(textsOf(entry)) : { mistakes: [] };
    return {
      TextDiff: await loadDiff(),
      isReadOnly: content.isReadOnly,
      mistakes,
      links: draft?.text === null && draft.batch === null ? content.linksTo(entry.path) : [],
      others: together
        .filter((each) => each !== draft)
        .map(({ path, text }) => ({ path, before: content.published(path), after: text })),
    };
  },

  async action(context, form, { path, draft }) {
    const act = form.get("act") ?? "";
    const isPlanned = act === "content publish --at";
    const at = form.get("at") ?? "";
    if (isPlanned && at === "") return notDone("Choose the day and the time to publish it.");
    const publish = new URLSearchParams({
      act,
      entry: path,
      reason: form.get("reason") ?? "",
      ...(isPlanned && { at }),
    });
    const isGone = draft?.text === null && !isPlanned;
    return await actByForm(
      context,
      publish,
      isGone ? addresses.consoleContent.path : entryAddress(path),
    );
  },

  Page({ data: { TextDiff, isReadOnly, mistakes, links, others }, entry }) {
    const { path, draft, published, base } = entry;
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <a className="tap" href={entryAddress(path)}>
            Back to editing
          </a>
        </p>
        {isReadOnly ? (
          <ReadOnly />
        ) : !draft ? (
          <p>You have no draft of this, so there&apos;s nothing to publish.</p>
        ) : draft.base === base ? (
          <>
            {mistakes.length === 0 ? (
              <PublishForm draft={draft} />
            ) : (
              <section className={styles.mistakes} aria-labelledby="mistakes">
                <h2 id="mistakes">Fix this first</h2>
                <ul className="stack gap-2">
                  {mistakes.map(mistakeText).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </section>
            )}
            {links.length === 0 ? null : (
              <section className="section" aria-labelledby="links">
                <h2 id="links">What links to it</h2>
                <EntryLinks of={links} />
              </section>
            )}
            <section className="section" aria-labelledby="changes">
              <h2 id="changes">{draft.text === null ? "What is deleted" : "What changes"}</h2>
              <TextDiff before={published ?? ""} after={draft.text ?? ""} names={names} />
              {others.map((each) => (
                <Fragment key={each.path}>
                  <h3>{each.path}</h3>
                  <TextDiff before={each.before ?? ""} after={each.after ?? ""} names={names} />
                </Fragment>
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

function PublishForm({ draft }: { draft: NonNullable<OpenEntry["draft"]> }) {
  const { publish_at: planned } = draft;
  return (
    <form method="post" className={consoleStyles.form} aria-label="Publish">
      {planned === null ? null : (
        <p>
          It&apos;s planned for <ConsoleTime at={planned} />.
        </p>
      )}
      <Field label="What changed, for the history (optional)" problem={undefined}>
        {(tied) => <input {...tied} name="reason" maxLength={maxReasonLength} autoComplete="off" />}
      </Field>
      <button type="submit" name="act" value="content publish">
        Publish now
      </button>
      <details>
        <summary>Publish it later…</summary>
        <Field label="When (UTC)" problem={undefined}>
          {(tied) => <input {...tied} type="datetime-local" name="at" autoComplete="off" />}
        </Field>
        <button className="quiet" type="submit" name="act" value="content publish --at">
          Plan it
        </button>
      </details>
    </form>
  );
}
