import { addresses } from "../../../addresses.ts";
import type { Site } from "../../../platform/render/site.ts";
import type { OpenEntry } from "../../publishing/entries.service.ts";
import { ActForm } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { actByForm } from "../define-console-page.tsx";
import { LinkChoice } from "../define-list-page.tsx";
import { defineEntryPage, ReadOnly } from "./define-entry-page.tsx";
import { loadDiff, type TextDiff } from "./entry-editor.ts";
import { entryAddress } from "./entry-facts.ts";
import styles from "./content.module.css";
import consoleStyles from "../console.module.css";

const { consoleHistory } = addresses;

/** A version of an entry's text: one that was published here, the file's, or someone's draft. */
interface Version {
  id: string;
  /** 'Published by Dana' */
  name: string;
  at: number | undefined;
  note: string;
  text: string | null;
  /** The text of the version before it; undefined if that isn't kept. */
  before: string | null | undefined;
  isDraft: boolean;
}

/** The id of the text in the content folder. */
const ofFile = "file";

async function readVersion(
  { content }: Site,
  entry: OpenEntry,
  id: string,
): Promise<Version | undefined> {
  const { path, file, revisions } = entry;
  if (id === ofFile)
    return {
      id,
      name: "The file",
      at: undefined,
      note: "",
      text: file,
      before: undefined,
      isDraft: false,
    };
  const revision = await content.revision(id);
  if (revision?.path !== path) return undefined;
  const { person, text, note, saved_at, published_at } = revision;
  const place = revisions.findIndex((each) => each.id === id);
  const older = place === -1 ? undefined : revisions[place + 1];
  const isDraft = revision.state === "draft";
  return {
    id,
    name: `${isDraft ? "Draft" : "Published"} by ${person}`,
    at: published_at ?? saved_at,
    note,
    text,
    before: isDraft ? undefined : older ? ((await content.revision(older.id))?.text ?? null) : file,
    isDraft,
  };
}

export default defineEntryPage(consoleHistory, {
  title: "History",
  heading: ({ title }) => `History of ${title}`,
  query: ["version", "with"],

  async load({ site, url }, entry) {
    const asked = url.searchParams.get("version");
    return {
      TextDiff: await loadDiff(),
      acts: site.console.acts,
      isReadOnly: site.content.isReadOnly,
      isAsked: asked !== null,
      version: asked === null ? undefined : await readVersion(site, entry, asked),
      isWithBefore: url.searchParams.get("with") === "before",
    };
  },

  action: (context, form, { path }) => actByForm(context, form, entryAddress(path)),

  Page({ data, entry }) {
    const { acts, isReadOnly, isAsked, version, isWithBefore } = data;
    const { path } = entry;
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <a className="tap" href={entryAddress(path)}>
            Edit it
          </a>
          {isAsked ? (
            <a className="tap" href={entryAddress(path, consoleHistory)}>
              All versions
            </a>
          ) : null}
        </p>
        {isReadOnly ? <ReadOnly /> : null}
        {version ? (
          <OneVersion
            version={version}
            entry={entry}
            isWithBefore={isWithBefore}
            acts={isReadOnly ? undefined : acts}
            TextDiff={data.TextDiff}
          />
        ) : isAsked ? (
          <p>There&apos;s no such version.</p>
        ) : (
          <Versions entry={entry} />
        )}
      </>
    );
  },
});

const versionAddress = (path: string, id: string) =>
  `${entryAddress(path, consoleHistory)}&version=${id}`;

function Versions({ entry: { path, revisions, file, isFromBrowser } }: { entry: OpenEntry }) {
  return (
    <section className="section" aria-labelledby="versions">
      <h2 id="versions">Newest first</h2>
      {revisions.length === 0 ? <p>Nothing has been published here yet.</p> : null}
      <ul className={consoleStyles.entries}>
        {revisions.map(({ id, person, state, note, saved_at, published_at }) => (
          <li key={id}>
            <p>
              <a className="tap" href={versionAddress(path, id)}>
                Published by {person}, <ConsoleTime at={published_at ?? saved_at} />
              </a>
              {state === "live" ? " (what visitors see)" : null}
            </p>
            {note === "" ? null : <p dir="auto">{note}</p>}
          </li>
        ))}
        {file === null ? null : (
          <li>
            <p>
              <a className="tap" href={versionAddress(path, ofFile)}>
                The file&apos;s text
              </a>
              {isFromBrowser ? null : " (what visitors see)"}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

interface OneVersionProps {
  version: Version;
  entry: OpenEntry;
  isWithBefore: boolean;
  /** Undefined if nothing can be changed. */
  acts: Site["console"]["acts"] | undefined;
  TextDiff: TextDiff;
}

/** A version beside what's published, or what was before it; then all of it. */
function OneVersion({ version, entry, isWithBefore, acts, TextDiff }: OneVersionProps) {
  const { id, name, at, note, text, before, isDraft } = version;
  const { path, base, published, draft } = entry;
  const address = versionAddress(path, id);
  const withBefore = isWithBefore && before !== undefined;
  const views = [
    { to: address, text: "Compared with what's published", isHere: !withBefore },
    ...(before === undefined
      ? []
      : [{ to: `${address}&with=before`, text: "With the one before", isHere: withBefore }]),
  ];
  return (
    <section className="section" aria-labelledby="version">
      <h2 id="version">
        {name}
        {at === undefined ? null : (
          <>
            , <ConsoleTime at={at} />
          </>
        )}
      </h2>
      {note === "" ? null : <p dir="auto">{note}</p>}
      <LinkChoice label="Comparisons" links={views} />
      <TextDiff
        before={(withBefore ? before : text) ?? ""}
        after={(withBefore ? text : published) ?? ""}
        names={withBefore ? ["The one before", name] : [name, "Published"]}
      />
      {acts && !isDraft && text !== (draft ? draft.text : published) ? (
        <ActForm
          acts={acts}
          of={[["entry", `${path}@${base}`]]}
          offers={[{ act: "content restore" }]}
          label="Restore"
        >
          <input type="hidden" name="revision" value={id} />
          <p>Your draft then has this text. Visitors see it once you publish it.</p>
        </ActForm>
      ) : null}
      <details>
        <summary>All of it</summary>
        {text === null ? <p>It was deleted.</p> : <pre className={styles.readable}>{text}</pre>}
      </details>
    </section>
  );
}
