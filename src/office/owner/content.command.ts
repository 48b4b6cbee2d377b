import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { photosFolder } from "../../site/media/content-photo.ts";
import { openMediaFiles } from "../../site/media/media-files.service.ts";
import { readContentPictures, uploadsAreFiles } from "../publishing/content-pictures.store.ts";
import { readUploaded } from "../publishing/content-pictures.service.ts";
import type { Library } from "../../library/library.ts";
import {
  type Overlay,
  readLive,
  readOverlays,
  type Revision,
  textsOf,
} from "../publishing/revisions.store.ts";
import { type Act, nothingNamed, perform } from "../../platform/acts.ts";
import { ContentMistakes } from "../../platform/content/content-folder.ts";
import { mistakeText } from "../../platform/content/mistake.ts";
import {
  filesIn,
  overlaid,
  textDigest,
  type Texts,
} from "../../platform/content/content-source.ts";
import { readSettings } from "../../platform/settings.ts";
import type { Database } from "../../platform/store/tables.ts";
import { closestMatch } from "../../platform/text/closest-match.ts";
import { countByPlayers } from "../../site/reviews/moved-reviews.store.ts";
import {
  countedReviews,
  orphanedReviews,
  orphanSentence,
} from "../../site/reviews/orphaned-reviews.ts";
import { contentActs } from "../publishing/content-acts.service.ts";
import { offerActs } from "../publishing/offer-acts.service.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, group, UsageError } from "./command.ts";
import { type CommandContext, withContext } from "./context.ts";
import { block, plain, writeLine } from "./output.ts";
import {
  baseOf,
  differences,
  openWorkTree,
  takeOff,
  type WorkTree,
  writeFile,
  writeZip,
} from "./transfer/content-files.ts";

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

const contentDir = () => resolve(readSettings().contentDir);

/** What lies over the files; nothing if the files alone say what is published. */
async function publishedOver(db: Database): Promise<Texts> {
  if (readSettings().contentReadOnly) return new Map();
  const { uploads } = await readContentPictures(db);
  return new Map([...uploads, ...textsOf((await readLive(db)).live)]);
}

/** @throws CommandError with a sentence for each mistake */
async function readAll(over: Texts) {
  // Loaded on demand: no other command needs as much code.
  const { readContent } = await import("../../library/read-library.ts");
  try {
    return readContent(process.cwd(), overlaid(filesIn(contentDir()), over));
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    throw new CommandError(error.message);
  }
}

const check = command("check", {
  about:
    "Read all content and list each mistake, with its file and line, and stored reviews that no page shows",
  more: "It reads the files, and over them what was published in the browser. It changes nothing. If it can't open the store, it says so and only checks the files.",
  example: "content check",
}).action(
  withContext(async (context) => {
    const stored = await storedOr(context);
    const { publish } = await import("../../library/library.ts");
    const { content, notes } = await readAll(stored?.over ?? new Map());
    const { paddles, ballTests, guides, blog } = content;
    for (const note of notes) await writeLine(`Note: ${mistakeText(note)}`);
    if (stored) await checkStored(stored.reviews, publish(content, true));
    await writeLine(
      `All content is valid: ${paddles.length} paddles, ${ballTests.length} ball articles, ${guides.length} guides, ${blog.length} blog articles.`,
    );
  }),
);

/** What the store has to do with content; undefined, and a note, if it can't be opened. */
async function storedOr(context: CommandContext) {
  try {
    const { db } = await context.store();
    return { over: await publishedOver(db), reviews: await countByPlayers(db) };
  } catch (error) {
    await writeLine(`Note: Stored reviews weren't checked. ${(error as Error).message}`);
    return undefined;
  }
}

/** Lists the stored reviews that move once this is published. @throws CommandError for those that would lose their page */
async function checkStored(stored: ReadonlyMap<string, number>, library: Library): Promise<void> {
  for (const [from, to] of library.moved.subjects)
    if (stored.has(from))
      await writeLine(
        `Note: ${countedReviews(stored.get(from)!)} of ${from} will move to ${to} when that is published.`,
      );
  const orphaned = orphanedReviews(stored, library.subjectNamed);
  if (orphaned.length > 0) throw new CommandError(orphaned.map(orphanSentence).join("\n"));
}

const fields = command("fields", {
  about: "List every field of a content file: what belongs in it, its limits and an example",
  more: "Without a file, it lists the content files, and what a text can link to.",
  example: "content fields paddles/diadem-hero.yaml",
})
  .argument("[file]")
  .action(async (path) => {
    const { fieldManual, fileManual, manualNames } = await import("../../library/field-manual.ts");
    const manual = path === undefined ? fileManual() : fieldManual(path);
    if (manual === undefined) {
      const meant = closestMatch(path!, manualNames());
      throw new UsageError(
        `There is no content file ${path}. ${meant ? `Perhaps you meant: ${meant}` : "'content fields' lists them."}`,
      );
    }
    for (const line of manual.split("\n")) await writeLine(line);
  });

const exportZip = command("export", {
  about: "Write the published content to a ZIP file",
  more: "The content as visitors see it: the files of the content folder, with everything published in the browser. Unpacked, it's a content folder.",
  example: "content export content.zip",
})
  .argument("<file>")
  .action(
    withContext(async (context, file) => {
      if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`);
      const { db } = await context.store();
      const source = overlaid(filesIn(contentDir()), await publishedOver(db));
      const media = openMediaFiles(readSettings());
      const uploaded = (path: string) =>
        readUploaded({ db }, media.read, path.slice(photosFolder.length + 1));
      const count = await writeZip(file, source, context.now(), uploaded);
      await writeLine(`${counted(count, "file")} in ${file}.`);
    }),
  );

const logged = {
  may: "owner",
  notOn: { console: "Run it on the machine that has the content folder." },
} as const;

/** What was written into files no longer lies over them. */
export const pullContent: Act<{ over: readonly Revision[]; photos?: readonly string[] }> = {
  ...logged,
  name: "content pull",
  about: "Write what was published in the browser into the files of the content folder",
  more: "In a Git working tree, each person's changes become a commit of theirs. If a file has changed since something was published over it, the file is left alone and both changes are shown. The history in the browser keeps all texts.",
  example: "content pull",
  done: "Written",
  async run({ db, over, photos = [] }) {
    await uploadsAreFiles(db, photos);
    return { done: (await takeOff(db, over)).map((path) => ({ id: path })) };
  },
};

const pull = command("pull", pullContent)
  .option("--reason <text>", "why, for the log")
  .action(
    withContext(async (context, { reason }) => {
      const { db, engine } = await context.store();
      const folder = contentDir();
      const overlays = await readOverlays(db, filesIn(folder));
      const taken = overlays.filter(({ changed }) => changed !== "both");
      const over = taken.map(({ revision }) => revision);
      const tree = await openWorkTree(folder);
      const written = taken.filter(({ changed }) => changed === "browser");
      await tree?.commit(
        written.map(({ revision }) => revision.path),
        "Edit content",
      );
      for (const { revision } of written) writeFile(folder, revision.path, revision.text);
      const photos = await writePhotos(db, folder, written);
      await tree?.commit(
        photos.map((photo) => `${photosFolder}/${photo}`),
        "Add photos",
      );
      if (tree) await commitByPerson(tree, over);
      if (over.length > 0)
        await perform(
          { db, engine, over, photos },
          pullContent,
          nothingNamed,
          context.note(reason),
        );
      for (const photo of photos) await writeLine(`Written: ${photosFolder}/${photo}`);
      for (const { revision } of written)
        await writeLine(`${revision.text === null ? "Deleted" : "Written"}: ${revision.path}`);
      if (overlays.length === 0)
        return await writeLine("Nothing was published in the browser since the last time.");
      const refused = overlays.filter(({ changed }) => changed === "both");
      if (refused.length === 0) return;
      await writeDifferences(db, refused, tree);
      throw new CommandError(
        `${counted(refused.length, "file")} changed in the folder and in the browser, so nothing was written to them. Write the text you want into the file, then publish it:\n  ${pushLine(refused)}`,
      );
    }),
  );

/** Writes the uploaded photos that texts name into content/photos. @returns their names */
async function writePhotos(
  db: Database,
  folder: string,
  written: readonly Overlay[],
): Promise<string[]> {
  const { uploads } = await readContentPictures(db);
  const media = openMediaFiles(readSettings());
  const texts = written.map(({ revision }) => revision.text ?? "");
  const names = [...uploads.keys()]
    .map((path) => path.slice(photosFolder.length + 1))
    .filter((name) => texts.some((text) => text.includes(name)));
  for (const name of names) {
    const bytes = await readUploaded({ db }, media.read, name);
    if (!bytes)
      throw new CommandError(
        `The file of the photo ${name} is missing, so nothing was pulled. 'doctor' has the details.`,
      );
    writeFile(folder, `${photosFolder}/${name}`, bytes);
  }
  return names;
}

/** Commits what people published, each person's in a commit of theirs, in the order of their last change. */
async function commitByPerson(tree: WorkTree, over: readonly Revision[]): Promise<void> {
  const people = Map.groupBy(over, ({ person, email }) => `${person} <${email}>`);
  const commits = [...people.values()].map((revisions) => {
    const at = Math.max(...revisions.map((each) => each.published_at ?? each.saved_at));
    return { revisions, at };
  });
  for (const { revisions, at } of commits.toSorted((one, other) => one.at - other.at)) {
    const [{ person: name, email, path }] = revisions as [Revision];
    const paths = revisions.map((each) => each.path);
    const notes = revisions.flatMap(({ note }) => (note === "" ? [] : [note]));
    const subject = `Edit ${paths.length === 1 ? path : `${paths.length} content files`} in the browser`;
    const message = [subject, [...new Set(notes)].join("\n")].filter(Boolean).join("\n\n");
    const committed = await tree.commit(paths, message, { name, email, at });
    if (committed.length > 0)
      await writeLine(`Committed to Git for ${plain(name)}: ${counted(committed.length, "file")}.`);
  }
}

async function writeDifferences(
  db: Database,
  overlays: readonly Overlay[],
  tree: WorkTree | undefined,
): Promise<void> {
  for (const overlay of overlays) {
    const base = await baseOf(db, overlay.revision, tree);
    await writeLine(block((await differences(overlay, base)).trimEnd()));
  }
}

const named = ({ revision }: Overlay) => `${revision.path}@${textDigest(revision.text)}`;
const pushLine = (overlays: readonly Overlay[]) => `content push ${overlays.map(named).join(" ")}`;

/** A file's text takes the place of what was published over it. */
export const pushContent: Act<{ over: readonly Revision[] }> = {
  ...logged,
  name: "content push",
  about: "Publish files in place of what was published in the browser",
  more: "Without ENTRY, it shows the differences and the command that publishes the file. ENTRY is a path below the content folder, with @ and the digest of the text that it replaces: if something else was published in the meantime, nothing is done. The replaced text stays in the entry's history.",
  example: "content push paddles/diadem-hero.yaml@1f0c2a77b3d94e58",
  done: "Published from the folder",
  run: pullContent.run,
};

const push = command("push", pushContent)
  .argument("[entry...]")
  .option("--reason <text>", "why, for the log")
  .action(
    withContext(async (context, given, { reason }) => {
      const { db, engine } = await context.store();
      const content = await context.content();
      const overlays = await readOverlays(db, filesIn(contentDir()));
      if (overlays.length === 0 && given.length === 0)
        return await writeLine(
          "Nothing was published over the files: the site shows them as they are.",
        );
      const asked = given.map((typed) => entryOf(overlays, typed));
      const same = overlays.filter(({ changed }) => changed === "neither");
      const over = [...new Set([...asked, ...same])].map(({ revision }) => revision);
      const rest = overlays.filter(({ revision }) => !over.includes(revision));
      const texts = new Map(asked.map(({ revision, file }) => [revision.path, file]));
      const { mistakes } = asked.length > 0 ? await content.check(texts) : { mistakes: [] };
      if (mistakes.length > 0) throw new CommandError(mistakes.map(mistakeText).join("\n"));
      if (over.length > 0) {
        const { done } = await perform(
          { db, engine, over },
          pushContent,
          nothingNamed,
          context.note(reason),
        );
        for (const { id } of done) await writeLine(`Published from the folder: ${id}`);
      }
      if (rest.length === 0 || asked.length > 0) return;
      await writeDifferences(db, rest, await openWorkTree(contentDir()));
      await writeLine(`To publish the folder's files: ${pushLine(rest)}`);
    }),
  );

/** @throws UsageError, or CommandError if what is published is another text */
function entryOf(overlays: readonly Overlay[], typed: string): Overlay {
  const [path = "", digest] = typed.split("@");
  if (digest === undefined)
    throw new UsageError(
      `${plain(path)} needs the digest of the text that it replaces: 'content push' shows both.`,
    );
  const overlay = overlays.find(({ revision }) => revision.path === path);
  if (!overlay) throw new CommandError(`Nothing was published over ${plain(path)} in the browser.`);
  if (textDigest(overlay.revision.text) !== digest)
    throw new CommandError(
      `Something else has been published over ${path} meanwhile, so nothing was done: 'content push' shows it.`,
    );
  return overlay;
}

export const contentGroup = group("content", "What editors write", [
  check,
  fields,
  exportZip,
  pull,
  push,
  ...[...contentActs, ...offerActs].map((act) =>
    actCommand(act, { needs: async (context) => ({ content: await context.content() }) }),
  ),
]);
