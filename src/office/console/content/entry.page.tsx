import type { Site } from "../../../platform/render/site.ts";
import { isIn, mistakesText } from "../../../platform/content/content-folder.ts";
import { type Mistake, mistakeText } from "../../../platform/content/mistake.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { addresses } from "../../../addresses.ts";
import { draftDigest } from "../../publishing/content-acts.service.ts";
import { pageOfEntry, pathFor, readContentPath } from "../../../library/content-paths.ts";
import { photoRefusals, PictureRefused, PicturesBusy } from "../../../site/media/picture.ts";
import type { OpenEntry } from "../../publishing/entries.service.ts";
import { ActForm } from "../act-form.tsx";
import type { AskedCorrection } from "../requests/asked.service.ts";
import { CorrectionNote } from "../requests/correction-note.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { Said, showAgain } from "../kept.tsx";
import {
  actByForm,
  type ConsoleContext,
  done,
  type Ended,
  notDone,
  shown,
} from "../define-console-page.tsx";
import { type PhotoPlace, photosOf, placeIn, withAdded } from "./added-photo.ts";
import { AllContent, defineEntryPage, EntryLinks, ReadOnly } from "./define-entry-page.tsx";
import { isPlanned } from "../../publishing/plan.ts";
import { FailedPlan, PlanOf } from "./plan-of.tsx";
import { ageText, entryAddress, hasPhotos, textsOf } from "./entry-facts.ts";
import { type Editor, loadDiff, loadEditor, type TextDiff } from "./entry-editor.ts";
import type { EntryFields } from "../../publishing/entry-text.ts";
import styles from "./content.module.css";
import consoleStyles from "../console.module.css";

const {
  consoleContent,
  consoleEntry,
  consoleHistory,
  consoleNewEntry,
  consoleEntryPhotos,
  consolePublishing,
} = addresses;

/** The text that the page begins with: the person's draft, or what's published. */
const startOf = ({ draft, published }: OpenEntry): string => draft?.text ?? published ?? "";

const unusual = "This can't be saved field by field. Choose 'Edit as text' and change it there.";

/** What a form says is read once: shown again, it's what the action had, even if it wouldn't be read in time again. */
const typedIn = new WeakMap<URLSearchParams, ReturnType<typeof readForm>>();

/** What was typed into the form, as text or field by field; undefined if it's another form of the page. */
async function readTyped(editor: Editor, entry: OpenEntry, form: URLSearchParams | undefined) {
  const base = form?.get("entry-base");
  if (!form || typeof base !== "string") return undefined;
  const typed = typedIn.get(form) ?? readForm(editor, entry, form, base);
  typedIn.set(form, typed);
  return await typed;
}

/** What a form of the page says. */
interface Typed {
  base: string;
  text: string;
  /** Undefined if it's edited as text, or wasn't read. */
  fields: EntryFields | undefined;
  isShown: boolean;
  isUnread: boolean;
  problem: string | undefined;
  /** The photo that was sent with it. */
  added?: { file: string; place: PhotoPlace };
}

async function readForm(
  editor: Editor,
  entry: OpenEntry,
  form: URLSearchParams,
  base: string,
): Promise<Typed> {
  const { path, kind } = entry;
  const before = startOf(entry);
  const whole = form.get("whole-text");
  const isAgain = form.has(showAgain);
  const read = { base, isShown: isAgain, isUnread: false, problem: undefined };
  if (whole !== null) return { ...read, text: editor.typedText(whole), fields: undefined };
  const from = { path, text: before };
  const posted = await editor.readPosted(kind, form.toString(), from);
  const { isShown, isUnread = false, problem, text, ...fields } = posted;
  const how = { ...read, isShown: isShown || isAgain, isUnread, problem };
  if (isUnread) return { ...how, text: before, fields: undefined };
  if (text !== undefined) return { ...how, text, fields };
  return { ...how, text: before, fields, problem: problem ?? unusual };
}

/** What was typed, with a photo that was sent with it. @throws PictureRefused, PicturesBusy */
async function withPhoto(
  { site, photos: [sent] = [] }: ConsoleContext,
  editor: Editor,
  { path }: OpenEntry,
  form: URLSearchParams,
  { typed, fields, place }: { typed: Typed; fields: EntryFields; place: PhotoPlace },
): Promise<Typed> {
  if (!sent) throw new PictureRefused(photoRefusals.none);
  const file = await site.contentPictures.upload(sent, readContentPath(path)!.name);
  const all = withAdded(fields, file, place, form);
  const text = await editor.write(path, typed.text, all);
  return text === undefined
    ? { ...typed, problem: unusual }
    : { ...typed, text, fields: all, added: { file, place } };
}

const noPhotos =
  "Only paddles, balls and articles have photos, and only where content is changed here.";
const busy = "Many photos are waiting. Please try again in a minute.";

/** Where a photo goes that's sent with a draft that's saved. */
const usualPlace = ({ path }: OpenEntry): PhotoPlace => (path.endsWith(".md") ? "text" : "last");

/** A visitor's note stays beside the form. */
const noteIn = ({ searchParams }: URL) =>
  searchParams.has("note") ? `&note=${encodeURIComponent(searchParams.get("note")!)}` : "";

/** By which a form names the draft that it was made from, and its plan: '' if there was none. */
const readDraft = ({ draft }: OpenEntry): string =>
  draft ? `${draftDigest(draft)} ${draft.publish_at ?? ""}` : "";

/** Forms whose draft was saved in another tab, or by another device, since they were made. */
const outdated = new WeakSet<URLSearchParams>();

/** A new entry isn't checked until it has been saved once, or couldn't be published. */
const asksWhatIsMissing = (query: URLSearchParams) =>
  query.has("fix") || query.getAll("done").some((key) => key !== "begun");

/** Whether there can be more or fewer entries of its kind. Text pages have fixed names. */
const hasOthers = ({ path, kind }: OpenEntry) => path.includes("/") && kind !== "textPages";

async function save(context: ConsoleContext, { path }: OpenEntry, base: string, text: string) {
  const form = new URLSearchParams({ act: "content save", entry: `${path}@${base}`, text });
  const { said, undo } = await context.site.console.act(form, context.person);
  return done({ said, undo });
}

/** The publication of what visitors see of an entry, if someone may undo it. */
async function publicationOf({ site, person }: ConsoleContext, { by, at, isPublished }: OpenEntry) {
  if (by === undefined || !isPublished) return undefined;
  const [found] = await site.console.undoable(person, 1, { by, at });
  const published = found?.logged.find(({ act }) => act === "content publish");
  return found && published && { id: found.id, count: published.count };
}

async function loadEntry(context: ConsoleContext, entry: OpenEntry, form?: URLSearchParams) {
  const { site, url } = context;
  const { content } = site;
  const { path, draft } = entry;
  const editor = await loadEditor();
  const typed = await readTyped(editor, entry, form);
  const text = typed?.text ?? startOf(entry);
  const fields = typed ? typed.fields : await editor.read(path, text);
  const isDeletion = draft !== undefined && draft.text === null;
  const isDraft = draft !== undefined && !isDeletion;
  const isAsked = asksWhatIsMissing(url.searchParams);
  const isChecked = typed
    ? !typed.isShown && !typed.isUnread
    : isDraft && (isAsked || entry.isPublished);
  const { mistakes, notes } = isChecked
    ? await content.check(new Map([...textsOf(entry), [path, text]]))
    : { mistakes: [], notes: [] };
  const isOwn = (mistake: Mistake) => isIn(path, mistake);
  const asText = typed ? typed.fields === undefined : url.searchParams.get("as") === "text";
  const said = fields ? photosOf(fields.value) : [];
  const note = await site.console.asked.correction(url.searchParams.get("note") ?? "");
  return {
    publication: await publicationOf(context, entry),
    pictures: await site.contentPictures.find(said.map(({ file = "" }) => file)),
    added: typed?.added,
    /** Where its form is sent to, if it may have a photo. */
    photosTo: hasPhotos(entry) ? entryAddress(path, consoleEntryPhotos) + noteIn(url) : undefined,
    note: note?.of?.entry === path && note.isWaiting ? note : undefined,
    EntryForm: editor.EntryForm,
    TextDiff: await loadDiff(),
    acts: site.console.acts,
    now: site.console.now(),
    isReadOnly: content.isReadOnly,
    publicPath: pageOfEntry(path),
    isDeletion,
    text,
    /** Undefined if it's edited as text. */
    fields: asText ? undefined : fields,
    asText,
    /** What was typed and isn't saved. */
    isUnsaved: typed !== undefined,
    base: typed?.base ?? draft?.base ?? entry.base,
    /** What's saved, if it isn't what the form was made from: saving it again replaces that. */
    saved: form && outdated.has(form) ? startOf(entry) : undefined,
    /** The draft that the form was made from. */
    read: form && !outdated.has(form) ? (form.get("entry-read") ?? "") : readDraft(entry),
    mistakes: mistakes.filter(isOwn),
    elsewhere: mistakes.filter((mistake) => !isOwn(mistake)),
    notes: notes.filter(isOwn),
    links: hasOthers(entry) && entry.isPublished ? content.linksTo(path) : undefined,
    namesIn: (folder: string) => content.names(folder),
  };
}

type Loaded = Awaited<ReturnType<typeof loadEntry>>;

async function actOnEntry(
  context: ConsoleContext,
  form: URLSearchParams,
  entry: OpenEntry,
): Promise<Ended> {
  const { path, draft } = entry;
  const { site, url, person } = context;
  const editor = await loadEditor();
  const { find } = site.contentPictures;
  const preview = await editor.answerPreview(entry.kind, form, editor.readPosted, find);
  if (preview) return preview;
  if (context.photoRefused !== undefined) return notDone(context.photoRefused);
  const [act, then] = (form.get("act") ?? "").split(" --");
  let typed = await readTyped(editor, entry, form);
  const place = placeIn(act) ?? (context.photos?.length ? usualPlace(entry) : undefined);
  if (typed?.fields && typed.problem === undefined && place) {
    if (site.content.isReadOnly || !hasPhotos(entry)) return notDone(noPhotos, 409);
    const { fields } = typed;
    try {
      typed = await withPhoto(context, editor, entry, form, { typed, fields, place });
    } catch (error) {
      if (error instanceof PictureRefused) return notDone(error.message);
      if (error instanceof PicturesBusy) return notDone(busy, 503);
      throw error;
    }
    const isShown = typed.isShown || placeIn(act) !== undefined;
    typed = { ...typed, isShown };
    typedIn.set(form, Promise.resolve(typed));
  }
  if (!typed) {
    if (act === "keep" && draft) return await save(context, entry, entry.base, draft.text ?? "");
    if (act === "content rename") {
      const to = pathFor(readContentPath(path)!.kind, form.get("to")?.trim() ?? "");
      return await actByForm(context, form, entryAddress(to));
    }
    const isGone = act === "content discard" && !entry.isPublished;
    return await actByForm(context, form, isGone ? consoleContent.path : undefined);
  }
  const { text, isShown, isUnread, base, problem } = typed;
  // A script keeps what was typed when the server fails, and shows the page that comes otherwise.
  if (problem !== undefined) return notDone(problem, isUnread ? 503 : 422);
  const isSaved = text === (draft ? draft.text : entry.published) && base === (draft ?? entry).base;
  const read = form.get("entry-read");
  const isOutdated = !isSaved && read !== null && read !== readDraft(entry);
  // What a browser kept may be older than what's published, too.
  const isOld = isOutdated || base !== (draft ?? entry).base;
  if (form.has(showAgain) ? isOld : isOutdated && !isShown) outdated.add(form);
  if (isShown || act !== "content save") return shown;
  if (isOutdated)
    return notDone(
      "Your draft was saved or planned elsewhere since you opened this, so this isn't saved.",
      409,
    );
  const saved = isSaved ? undefined : await save(context, entry, base, text);
  if (then === "preview")
    return done({
      to: addresses.consolePreview.path + (pageOfEntry(path) ?? "/"),
    });
  if (then === "publish") return done({ to: entryAddress(path, consolePublishing) });
  // What's saved by itself goes on from here.
  const fresh = isSaved ? entry : await site.content.entry(path, person.email);
  const ended = saved ?? done({ said: [["unchanged"]] });
  // Without script, forms with photos are sent elsewhere.
  const to = url.pathname === consoleEntry.path ? undefined : entryAddress(path) + noteIn(url);
  return { ...ended, to, answer: readDraft(fresh ?? entry) };
}

function EntryPage({ data, entry }: { data: Loaded; entry: OpenEntry }) {
  const { isReadOnly, isDeletion, acts, now } = data;
  const isInConflict = entry.draft !== undefined && entry.draft.base !== entry.base;
  return (
    <>
      <Links entry={entry} publicPath={data.publicPath} asText={data.asText} />
      {isReadOnly ? <ReadOnly /> : <StateOf entry={entry} now={now} />}
      {data.publication && !isReadOnly ? <Undo of={data.publication} acts={acts} /> : null}
      {data.note ? <Note of={data.note} acts={acts} /> : null}
      {isReadOnly ? (
        <pre className={styles.readable}>{data.text}</pre>
      ) : isDeletion ? (
        <Deletion entry={entry} acts={acts} />
      ) : isInConflict && !data.isUnsaved ? (
        <Conflict entry={entry} acts={acts} TextDiff={data.TextDiff} />
      ) : (
        <Editor entry={entry} data={data} />
      )}
      {isReadOnly || isDeletion || data.links === undefined ? null : (
        <OtherChanges entry={entry} acts={acts} links={data.links} />
      )}
    </>
  );
}

const editing = {
  title: "Edit",
  heading: ({ title }: OpenEntry) => title,
  query: ["as", "note", "fix"],
  notices: {
    unchanged: "Nothing has changed since it was saved.",
    begun: "Visitors don't see it until you publish it.",
  },
  load: loadEntry,
  action: actOnEntry,
  Page: EntryPage,
};

export default defineEntryPage(consoleEntry, editing);

/** The same at the address to which photos may be sent. */
export const consoleEntryWithPhotos = defineEntryPage(consoleEntryPhotos, {
  ...editing,
  takesPhotos: true,
});

interface LinksProps {
  entry: OpenEntry;
  publicPath: string | undefined;
  asText: boolean;
}

function Links({ entry, publicPath, asText }: LinksProps) {
  const { path, isPublished } = entry;
  return (
    <p className="row middle gap-2 wide-4">
      <AllContent />
      {isPublished && publicPath !== undefined ? (
        <a className="tap" href={publicPath}>
          Its page
        </a>
      ) : null}
      <a className="tap" href={entryAddress(path, consoleHistory)}>
        History
      </a>
      {hasPhotos(entry) && !asText ? (
        <a className="tap" href="#add-photo">
          Add a photo
        </a>
      ) : null}
      <a className="tap" href={asText ? entryAddress(path) : `${entryAddress(path)}&as=text`}>
        {asText ? "Edit in a form" : "Edit as text"}
      </a>
      {hasOthers(entry) ? (
        <a className="tap" href={`${consoleNewEntry.path}?from=${path}`}>
          Duplicate
        </a>
      ) : null}
    </p>
  );
}

interface UndoProps {
  of: NonNullable<Loaded["publication"]>;
  acts: Site["console"]["acts"];
}

/** Takes back the publication of the entry, and of what was published with it. */
function Undo({ of: { id, count }, acts }: UndoProps) {
  const button = count === 1 ? "Undo the publication" : `Undo the publication of all ${count}`;
  return (
    <ActForm
      acts={acts}
      of={[["change", id]]}
      offers={[{ act: "log undo", button }]}
      label="Its publication"
      isLine
    />
  );
}

/** What a visitor says of a fact of the entry. */
function Note({ of, acts }: { of: AskedCorrection; acts: Site["console"]["acts"] }) {
  return (
    <section className={styles.notes} aria-labelledby="note">
      <h2 id="note">A visitor wrote</h2>
      <CorrectionNote
        of={of}
        acts={acts}
        offers={[
          of.isDrafted
            ? { act: "corrections take" }
            : { act: "corrections draft", flag: "--written" },
          { act: "corrections decline" },
        ]}
      />
    </section>
  );
}

/** Who has written which version, in sentences. */
function StateOf({ entry, now }: { entry: OpenEntry; now: number }) {
  const { path, draft, others, isPublished, by, at, changedInFiles } = entry;
  return (
    <div>
      {draft ? (
        <p>
          This is your draft, saved {ageText(draft.saved_at, now)}.{" "}
          {isPublished ? "Visitors still see what's published." : "It isn't published yet."}
          {isPlanned(draft) ? (
            <>
              {" "}
              It will be published on <ConsoleTime at={draft.publish_at!} />; if you save it again,
              it waits for you instead. It isn&apos;t saved by itself.
            </>
          ) : null}
        </p>
      ) : (
        <p>
          {by === undefined ? "Last changed" : `Published by ${by},`} {ageText(at, now)}.
        </p>
      )}
      {draft ? <FailedPlan of={draft} /> : null}
      {others.map((other) => (
        <p key={other.id}>
          {other.person} has a draft of this, from {ageText(other.saved_at, now)}.{" "}
          <PlanOf of={other} />{" "}
          <a className="tap" href={`${entryAddress(path, consoleHistory)}&version=${other.id}`}>
            Look at it
          </a>
        </p>
      ))}
      {changedInFiles ? (
        <p>
          Its file has changed since this was published here.{" "}
          <a className="tap" href={`${entryAddress(path, consoleHistory)}&version=file`}>
            Look at the file&apos;s text
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** The form, with what's wrong in it. It works without script; saving takes mistakes, too. */
function Editor({ entry, data }: { entry: OpenEntry; data: Loaded }) {
  const { kind, path, title, draft } = entry;
  const { fields, EntryForm, TextDiff } = data;
  return (
    <>
      {data.saved === undefined ? null : (
        <section className={styles.notes} aria-labelledby="saved">
          <h2 id="saved">What&apos;s saved, and what you typed here</h2>
          <p>Saving what&apos;s below replaces what&apos;s saved, and its plan.</p>
          <TextDiff before={data.saved} after={data.text} names={["Saved", "Typed here"]} />
        </section>
      )}
      {fields ? null : (
        <Mistakes
          id="mistakes"
          list={data.mistakes}
          title={(count) => `${count} to fix before it can be published`}
        />
      )}
      <Mistakes
        id="elsewhere"
        list={data.elsewhere}
        title={(count) => `${count} elsewhere, because of this`}
      />
      <Mistakes
        id="notes"
        list={data.notes}
        className={styles.notes}
        title={() => "Probably not meant so"}
      />
      {data.fields === undefined && !data.asText ? (
        <p>
          This text is too long or too unusual for a form, or has a mistake that keeps it from being
          read.
        </p>
      ) : null}
      <form
        method="post"
        action={data.fields && data.photosTo}
        encType={data.fields && data.photosTo ? "multipart/form-data" : undefined}
        className={`stack fit gap-4 ${styles.form}`}
        aria-label={title}
        autoComplete="off"
        noValidate
        data-in-place=""
        data-entry=""
        data-by-itself={draft && isPlanned(draft) ? "planned" : ""}
        data-unsaved={data.isUnsaved ? "" : undefined}
      >
        <input type="hidden" name="entry-base" value={data.base} data-version="" />
        <input type="hidden" name="entry-read" value={data.read} data-version="" />
        {fields ? (
          <EntryForm
            kind={kind}
            path={path}
            {...fields}
            mistakes={data.mistakes}
            namesIn={data.namesIn}
            pictures={data.pictures}
            added={data.added}
          />
        ) : (
          <Field label="The whole text">
            {(tied) => (
              <textarea
                {...tied}
                className={styles.whole}
                name="whole-text"
                defaultValue={data.text}
                autoCapitalize="none"
                spellCheck
                dir="auto"
              />
            )}
          </Field>
        )}
        <div className={styles.bar}>
          <Said />
          {data.mistakes.length === 0 ? null : (
            <a className="small" href="#mistakes">
              {capitalized(mistakesText(data.mistakes.length))} to fix
            </a>
          )}
          <button type="submit" name="act" value="content save" id="save">
            Save draft
          </button>
          <button className="quiet" type="submit" name="act" value="content save --preview">
            Preview
          </button>
          <button className="quiet" type="submit" name="act" value="content save --publish">
            Publish…
          </button>
        </div>
      </form>
      {draft ? (
        <ActForm
          acts={data.acts}
          of={[["entry", path]]}
          offers={[{ act: "content discard" }]}
          label="Your draft"
        />
      ) : null}
    </>
  );
}

interface MistakesProps {
  id: string;
  list: readonly Mistake[];
  className?: string | undefined;
  /** @param count as in '2 mistakes' */
  title(count: string): string;
}

function Mistakes({ id, list, className = styles.mistakes, title }: MistakesProps) {
  if (list.length === 0) return null;
  const count = capitalized(mistakesText(list.length));
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title(count)}</h2>
      <ul className="stack gap-2">
        {list.map(mistakeText).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  entry: OpenEntry;
  acts: Site["console"]["acts"];
}

/** The published text has changed since the draft was begun: which one should it be? */
function Conflict({ entry, acts, TextDiff }: ChangeProps & { TextDiff: TextDiff }) {
  const { path, published, draft, by } = entry;
  return (
    <section className="section" aria-labelledby="conflict">
      <h2 id="conflict">This has changed since you began</h2>
      <p>
        {by ?? "Someone"} has published another text meanwhile. Below is what differs between it and
        your draft.
      </p>
      <TextDiff
        before={published ?? ""}
        after={draft?.text ?? ""}
        names={["Published", "Your draft"]}
      />
      <form method="post" className="row end gap-2 wide-3" data-in-place="">
        <button type="submit" name="act" value="keep">
          Keep mine over it
        </button>
      </form>
      <p className="note">
        Then you can still edit it before you publish it, and take over what you need.
      </p>
      <ActForm
        acts={acts}
        of={[["entry", path]]}
        offers={[{ act: "content discard", button: "Discard mine" }]}
        isLine
      />
    </section>
  );
}

/** A draft that deletes the entry. */
function Deletion({ entry: { path }, acts }: ChangeProps) {
  return (
    <section className="section" aria-labelledby="deletion">
      <h2 id="deletion">To be deleted</h2>
      <p>Your draft deletes this. Visitors still see it until you publish that.</p>
      <p className="row end gap-2 wide-3">
        <a className="button" href={entryAddress(path, consolePublishing)}>
          Publish…
        </a>
      </p>
      <ActForm acts={acts} of={[["entry", path]]} offers={[{ act: "content discard" }]} isLine />
    </section>
  );
}

interface OtherChangesProps extends ChangeProps {
  /** The places in content that name the entry. */
  links: readonly { path: string; line: number }[];
}

/** Renaming and deleting an entry. */
function OtherChanges({ entry, acts, links }: OtherChangesProps) {
  const { path, base } = entry;
  const { name } = readContentPath(path)!;
  const of = [["entry", `${path}@${base}`]] as const;
  return (
    <section className="section" aria-labelledby="other">
      <h2 id="other">Rename or delete it</h2>
      {links.length === 0 ? (
        <p>Nothing in content links to it.</p>
      ) : (
        <>
          <p>What links to it:</p>
          <EntryLinks of={links} />
        </>
      )}
      <details>
        <summary>Rename it…</summary>
        <p>
          Its address changes, too. The earlier one leads to it, and what links to it follows, once
          you publish that.
        </p>
        <form method="post" className={consoleStyles.form}>
          <input type="hidden" name="entry" value={`${path}@${base}`} />
          <Field label="New name" hint="Lower-case letters, digits and single hyphens">
            {(tied) => (
              <input
                {...tied}
                type="text"
                name="to"
                defaultValue={name}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <button className="quiet" type="submit" name="act" value="content rename">
            Rename it
          </button>
        </form>
      </details>
      <details>
        <summary>Delete it…</summary>
        <p>Nothing is deleted before you publish that. Change what links to it first.</p>
        <ActForm acts={acts} of={of} offers={[{ act: "content delete" }]} />
      </details>
    </section>
  );
}
