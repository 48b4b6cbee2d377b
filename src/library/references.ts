// Checks of content across files: names and links that must lead somewhere, guides against their paddles, ball tests
// against their balls, and which model replaces which. A check skips what has a mistake of its own, so each mistake is
// reported once.

import { basename, dirname, join } from "node:path";
import {
  type ContentFile,
  type ContentReader,
  markdownFacts,
  type ReadFile,
  inText,
} from "../platform/content/content-reader.ts";
import {
  fieldAt,
  fieldTexts,
  manualOf,
  meantName,
  type ParsedFile,
} from "../platform/content/mistakes.ts";
import { closestMatch } from "../platform/text/closest-match.ts";
import { priceText } from "../platform/text/money.ts";
import { publicFiles } from "../platform/http/static-files.ts";
import type { WrittenGuide } from "../site/guides/guide.content.ts";
import type { Paddle } from "../site/paddles/paddle.content.ts";
import { type ContentPhoto, photoName } from "../site/media/content-photo.ts";
import { type PartName, articleParts, placedParts } from "../site/ball-tests/article-parts.ts";
import type { WrittenBall } from "../site/balls/ball.content.ts";
import type { WrittenBallTest } from "../site/ball-tests/ball-test.content.ts";
import { type Home, homePrices } from "../site/home/home.content.ts";
import { contentFiles } from "./content-files.ts";
import { movedPathsIn, movedTo } from "./moved-names.ts";
import { downloadPath, movedPages } from "../addresses.ts";
import { pairPath, readPair } from "../site/tray/comparison-address.ts";
import { type BrandedPaddle, brandPath } from "../site/paddles/brand.ts";
import {
  fixedPaths,
  foldersOfPages,
  madeFiles,
  pathOfFile,
  takenPaths,
} from "../site/pages/page-paths.ts";

/** What a name should be, by the folder that its field refers to, and where it's found. Other folders are listed. */
const referredTo: Readonly<Record<string, readonly [what: string, where: string]>> = {
  balls: ["a ball", "a file in content/balls, without .yaml"],
  "ball-tests": ["another article", "another file in content/ball-tests, without .md"],
  paddles: ["a paddle's address", "a file in content/paddles, without .yaml"],
  "best-of": ["another guide's address", "a file in content/best-of, without .md"],
};

/** The schemas, by the folder of a file or, outside of folders, by its name. */
const schemas = new Map(
  Object.values<ContentFile>(contentFiles).map(({ kind, path, schema }) => [
    kind === "file" ? path : dirname(path),
    schema,
  ]),
);

/** Reports names of missing files, even in a file with other mistakes. */
export function checkNames(reader: ContentReader): void {
  for (const { file, folder, wrong } of reader.texts) {
    const schema = schemas.get(folder === "." ? basename(file.path) : folder);
    // A paddle's predecessor may have moved: checkEarlierModels knows more.
    if (!schema || folder === "paddles" || folder === "listed") continue;
    for (const [path, name] of fieldTexts(file)) {
      const field = fieldAt(schema, path);
      const refersTo = field && manualOf(field)!.refersTo;
      if (refersTo === undefined || wrong.has(path.join("."))) continue;
      const [what, where] = referredTo[refersTo] ?? [`in content/${refersTo}`];
      const remedy = where
        ? `Write the name of ${where}.`
        : `Write one of: ${reader.slugsIn(refersTo).join(", ")}`;
      reader.checkName(file, path, name.trim(), [what, refersTo, remedy]);
    }
  }
}

/** What must be confirmed about each paddle in a guide: its identity, and the specs shown. */
const shownSpecs = ["identity", "brand", "surface", "weightOz"] as const;

interface Known {
  guides: ReadonlyMap<string, ReadFile<WrittenGuide>>;
  paddles: ReadonlyMap<string, ReadFile<Omit<Paddle, "slug">>>;
}

/** Reports guides with paddles that are too new or unconfirmed, and two guides with one place on the home page. */
export function checkGuides(reader: ContentReader, known: Known): void {
  const atHome = new Map<string, string>();
  for (const { file, value: guide } of known.guides.values()) {
    if (guide.words === 0)
      reader.report(
        file,
        ["title"],
        "there is no text below the fields. Write the introduction there, or the coming-soon line while comingSoon is true.",
      );
    if (!guide.comingSoon) checkPublished(reader, file, guide);
    const { homeCategory } = guide;
    const other = homeCategory && atHome.get(homeCategory);
    if (other)
      reader.report(
        file,
        ["homeCategory"],
        `"${homeCategory}" is taken by ${other}. Write another one, or leave the line out.`,
      );
    else if (homeCategory) atHome.set(homeCategory, file.path);
    checkOrder(reader, file, guide);
    checkEntries(reader, file, guide, known.paddles);
  }
}

/** Reports paddles to consider that aren't below the picks. */
function checkOrder(
  reader: ContentReader,
  file: ReadFile<WrittenGuide>["file"],
  guide: WrittenGuide,
): void {
  const { entries = [] } = guide;
  for (const [index, { alsoConsider }] of entries.entries()) {
    const report = (sentence: string) =>
      reader.report(file, ["entries", index, "alsoConsider"], sentence);
    const laterPick = entries.slice(index).find((entry) => !entry.alsoConsider);
    if (!alsoConsider) continue;
    if (index < 2)
      report("the first two paddles are the top pick and the runner-up. Leave the line out.");
    else if (laterPick)
      report(`"${laterPick.paddle}" below is a pick. Put the paddles with alsoConsider last.`);
  }
}

/** Reports an introduction that still announces the guide, and a rating above that of a better-placed paddle. */
function checkPublished(
  reader: ContentReader,
  file: ReadFile<WrittenGuide>["file"],
  guide: WrittenGuide,
): void {
  const below = reader.texts.find((each) => each.file === file)?.below;
  const line = below?.text.split("\n").findIndex((each) => /coming soon/i.test(each)) ?? -1;
  if (below && line !== -1)
    reader.mistakes.push(
      inText(
        file,
        below.firstLine + line,
        "still says 'coming soon'. Write the guide's introduction.",
      ),
    );
  let lowest = Infinity;
  for (const [index, { rating = lowest }] of (guide.entries ?? []).entries()) {
    if (rating > lowest)
      reader.report(
        file,
        ["entries", index, "rating"],
        `${rating} is above the ${lowest} of a better place. Put the higher rating first.`,
      );
    lowest = Math.min(lowest, rating);
  }
}

function checkEntries(
  reader: ContentReader,
  file: ReadFile<WrittenGuide>["file"],
  { entries = [], updated }: WrittenGuide,
  paddles: Known["paddles"],
): void {
  const guideYear = Number(updated?.slice(0, 4));
  for (const [index, { paddle: slug }] of entries.entries()) {
    const report = (sentence: string) =>
      reader.report(file, ["entries", index, "paddle"], sentence);
    if (entries.findIndex((each) => each.paddle === slug) < index)
      report(`"${slug}" is listed twice. Write another paddle.`);
    const paddle = paddles.get(slug)?.value;
    if (!paddle) continue;
    // Only a paddle's year is known, and one from the guide's own year may have come out after it.
    if (paddle.year >= guideYear)
      report(
        `"${slug}" came out in ${paddle.year}, perhaps after this guide's date. Write a paddle of ${guideYear - 1} or earlier, or a later date in updated.`,
      );
    const guesses = shownSpecs.filter((fact) => paddle.notConfirmed.includes(fact));
    if (guesses.length > 0)
      report(
        `"${slug}" has unconfirmed facts: ${guesses.join(", ")}. Write a paddle whose file has these confirmed.`,
      );
  }
}

type Files<Value> = ReadonlyMap<string, ReadFile<Value>>;

/**
 * Checks ball articles against the balls: every part placed in the text has its field and vice versa, the votes add up,
 * and the costs can be computed.
 */
export function checkBallTests(
  reader: ContentReader,
  articles: Files<WrittenBallTest>,
  balls: Files<Omit<WrittenBall, "slug">>,
): void {
  for (const { file, value } of articles.values()) {
    for (const [index, { ball }] of value.costTable.entries()) {
      const known = balls.get(ball)?.value;
      if (known && (known.pricePerBallCents === null || known.gamesUntilRetired === null))
        reader.report(
          file,
          ["costTable", index, "ball"],
          `"${ball}" has no cost per game. Give it pricePerBallCents and gamesUntilRetired in content/balls/${ball}.yaml.`,
        );
    }
    if (value.updated !== undefined && value.updated < value.publishDate)
      reader.report(
        file,
        ["updated"],
        `${value.updated} is before publishDate, ${value.publishDate}. Write a later day, or leave the line out.`,
      );
    const votes = value.awards.reduce((sum, award) => sum + (award.votes ?? 0), 0);
    const cast = value.community.totalVotes ?? 0;
    if (votes > cast)
      reader.report(
        file,
        ["awards"],
        `have ${votes} votes in total, but community.totalVotes is ${cast}. Lower the votes until they are at most that.`,
      );
    const below = reader.texts.find((each) => each.file === file)?.below;
    const lines = below?.text.split("\n") ?? [];
    for (const { part, sentence } of partMistakes(value)) {
      const line = (below?.firstLine ?? 1) + Math.max(0, lines.indexOf(`[[${part}]]`));
      reader.mistakes.push(inText(file, line, sentence));
    }
  }
}

/** The fields each part shows; at least one must not be empty. */
const shownFields = {
  community: ["community"],
  balls: ["balls"],
  games: ["balls", "awards"],
  weights: ["balls", "awards"],
  awards: ["awards"],
  votes: ["awards"],
  champions: ["champions"],
  "cost-table": ["costTable"],
  "cost-chart": ["costTable"],
} as const satisfies Record<PartName, readonly (keyof WrittenBallTest)[]>;

function partMistakes(article: WrittenBallTest): { part: string; sentence: string }[] {
  const placed = placedParts(article.html);
  const isThere = (name: keyof WrittenBallTest) => Object.keys(article[name] as object).length > 0;
  const unknown = placed
    .filter((part) => !articleParts.some((known) => known === part))
    .map((part) => {
      const meant = closestMatch(part, articleParts);
      const remedy = meant
        ? `Did you mean [[${meant}]]?`
        : `Write one of: ${articleParts.join(", ")}.`;
      return { part, sentence: `[[${part}]] is not a part. ${remedy}` };
    });
  const empty = articleParts
    .filter((part) => placed.includes(part) && !shownFields[part].some(isThere))
    .map((part) => ({
      part,
      sentence: `[[${part}]] has nothing to show. Fill ${shownFields[part].join(" or ")}.`,
    }));
  const unplaced = (["balls", "awards", "champions"] as const)
    .filter((part) => isThere(part) && !placed.includes(part))
    .map((part) => ({
      part,
      sentence: `${part} are never shown. Write [[${part}]] on its own line.`,
    }));
  return [...unknown, ...empty, ...unplaced];
}

/** Reports paddles in the home page's latest reviews whose list price is out of range. */
export function checkLatest(
  reader: ContentReader,
  home: ReadFile<Home>,
  paddleAt: (slug: string) => Paddle | undefined,
): void {
  for (const [index, slug] of home.value.latest.entries()) {
    const path = ["latest", index];
    const paddle = paddleAt(slug);
    const price = paddle?.listPriceCents;
    if (paddle && (price == null || price < homePrices.min || price > homePrices.max))
      reader.report(
        home.file,
        path,
        `"${slug}" has the list price ${priceText(price ?? null)}. Write a paddle of $159.99 to $249.99.`,
      );
  }
}

/** A paddle's file, written up or listed. */
export type Replacing = Pick<Paddle, "replaces"> & { year?: number | undefined };

/** Reports paddles that replace an unknown or newer one, or each other in a circle. */
export function checkEarlierModels(
  reader: ContentReader,
  paddles: ReadonlyMap<string, ReadFile<Replacing>>,
): void {
  for (const [slug, { file, value }] of paddles) {
    const earlier = value.replaces?.paddle;
    if (earlier === undefined) continue;
    const path = ["replaces", "paddle"];
    const folders = ["paddles", "listed"];
    // A content folder from before there were listed paddles has none of those that ours replace.
    const isKnown =
      folders.some((folder) => reader.slugsIn(folder).includes(earlier)) ||
      (reader.slugsIn("listed").length === 0 && reader.isShipped(`listed/${earlier}.yaml`));
    const [moved] = isKnown
      ? []
      : folders.flatMap((folder) => movedTo(reader, folder, earlier) ?? []);
    const older = paddles.get(earlier)?.value;
    if (moved !== undefined) reader.report(file, path, `"${earlier}" has moved. Write ${moved}.`);
    else if (!older && !isKnown)
      reader.checkName(file, path, earlier, [
        "a paddle's address",
        "paddles",
        "Write the name of a file in content/paddles or content/listed, without .yaml, or use name instead.",
      ]);
    else if (isReplacedBy(earlier, slug, paddles))
      reader.report(
        file,
        path,
        `"${earlier}" replaces this paddle, directly or by others. Keep the line in the newer paddle's file.`,
      );
    else if (older && (older.year ?? 0) > (value.year ?? Infinity))
      reader.report(
        file,
        path,
        `"${earlier}" came out in ${older.year}, after this paddle of ${value.year}. Write this line in the newer paddle's file.`,
      );
  }
}

/** Whether a paddle replaces another, directly or through others. */
function isReplacedBy(
  slug: string,
  other: string,
  paddles: ReadonlyMap<string, ReadFile<Replacing>>,
): boolean {
  const seen = new Set<string>();
  let each: string | undefined = slug;
  while (each !== undefined && !seen.has(each)) {
    if (each === other) return true;
    seen.add(each);
    each = paddles.get(each)?.value.replaces?.paddle;
  }
  return false;
}

const isPictureFile = (path: string) => /\.(jpe?g|png|webp|avif|gif|svg|ico)$/i.test(path);

/** Folders whose pages have no ids except their headings'. */
const onlyHeadings = new Set(["pages", "blog"]);

/** The canonical paths of all pages made from a content folder, samples included. */
function pathsOf(reader: ContentReader): string[] {
  return foldersOfPages.flatMap((folder) =>
    reader.slugsIn(folder).flatMap((name) => pathOfFile(folder, name) ?? []),
  );
}

/** The paths of all brands' pages. */
function brandPaths(reader: ContentReader): string[] {
  return reader.texts
    .filter(({ folder }) => folder === "paddles")
    .flatMap(({ file }) => {
      const paddle = file.document.toJS() as Partial<BrandedPaddle> | null;
      const { brand, notConfirmed } = paddle ?? {};
      // Either may be the file's mistake.
      const isBranded = typeof brand === "string" && Array.isArray(notConfirmed);
      return (isBranded && brandPath({ brand, notConfirmed })) || [];
    });
}

/** Reports paddles whose address another page has, or a ball article, whose reviews they would share. */
export function checkAddresses(reader: ContentReader): void {
  const fixed = new Set([...takenPaths, ...Object.keys(movedPages)]);
  const [paddles, ballTests] = ["paddles", "ball-tests"].map(
    (each) => new Set(reader.slugsIn(each)),
  );
  const report = (folder: string, slug: string, sentence: string) =>
    reader.reportName(`content/${folder}/${slug}.yaml`, sentence);
  for (const folder of ["paddles", "listed"])
    for (const slug of reader.slugsIn(folder)) {
      const by = fixed.has(`/${slug}`)
        ? "another page"
        : ballTests!.has(slug)
          ? `content/ball-tests/${slug}.md`
          : undefined;
      if (by) report(folder, slug, `the address is taken by ${by}. Give the file another name.`);
      else if (folder === "listed" && paddles!.has(slug))
        report(
          folder,
          slug,
          `content/paddles/${slug}.yaml is its page, written up. Delete this file, or give it another name.`,
        );
    }
}

export function checkLinks(reader: ContentReader): void {
  const mistakeIn = linkChecker(reader);
  for (const { file, folder, name, below, wrong: reported } of reader.texts) {
    for (const [path, text] of fieldTexts(file))
      if (/^\/\S*$/.test(text) && !reported.has(path.join(".")) && !reader.isFull(file)) {
        const wrong = mistakeIn({ address: text, isPicture: false });
        if (wrong) reader.report(file, path, wrong);
      }
    const here = pathOfFile(folder, name);
    const links = below ? markdownFacts(below).links : [];
    const photos = links.some(({ isPicture }) => isPicture) ? photosIn(folder, file) : undefined;
    for (const link of links) {
      if (reader.isFull(file)) break;
      const wrong = mistakeIn({ ...link, here, photos });
      if (wrong) reader.report(file, { line: (below?.firstLine ?? 1) + link.line }, wrong);
    }
  }
}

/** The files of an entry's photos, as far as they're right; undefined for an entry that has none. */
function photosIn(folder: string, { document }: ParsedFile): readonly string[] | undefined {
  const schema = schemas.get(folder);
  if (!schema || !fieldAt(schema, ["photos"])) return undefined;
  const { photos } = (document.toJS() ?? {}) as { photos?: unknown };
  return (Array.isArray(photos) ? photos : []).flatMap((photo: unknown) => {
    const { file } = (photo ?? {}) as Partial<ContentPhoto>;
    return typeof file === "string" ? [file] : [];
  });
}

/**
 * Whether a path may belong to a file whose name isn't known, because its folder can't be read or the name is invalid.
 */
function isPerhapsThere(reader: ContentReader, path: string): boolean {
  const name = path.split("/").at(-1)!;
  return foldersOfPages.some(
    (folder) => !reader.knowsAllIn(folder) && pathOfFile(folder, name) === path,
  );
}

interface Link {
  address: string;
  isPicture: boolean;
  /** The path of the page the link is on. */
  here?: string | undefined;
  /** The files of its entry's photos. */
  photos?: readonly string[] | undefined;
}

/** Returns a function that says what's wrong with a link and how to fix it, or undefined if it works. */
function linkChecker(reader: ContentReader): (link: Link) => string | undefined {
  const pages = [...fixedPaths, ...pathsOf(reader), ...brandPaths(reader)];
  const pictures = publicFiles(join(reader.projectFolder, "public"));
  const files = [...madeFiles, ...reader.slugsIn("downloads").map(downloadPath), ...pictures];
  const known = new Set([...pages, ...files]);
  const movedPaths = movedPathsIn(reader);
  const paddles = new Set(reader.slugsIn("paddles"));
  /** The path of a pair's page, from a path with the paddles in either order. */
  const pairAt = (path: string) => {
    const [, part] = /^\/comparisons\/([^/]+)$/.exec(path) ?? [];
    const pair = part && readPair(part, (slug) => paddles.has(slug));
    return pair ? pairPath(...pair) : undefined;
  };
  const headings = new Map(
    reader.texts.flatMap(({ folder, name, below }) => {
      const path = pathOfFile(folder, name);
      const ids = below ? markdownFacts(below).headingIds : [];
      return path ? [[path, { ids, only: onlyHeadings.has(folder) }]] : [];
    }),
  );

  const unknownPage = (address: string, path: string): string => {
    const moved = movedPaths.get(path);
    const ordered = pairAt(path);
    if (ordered) return `"${address}" has its paddles in the wrong order. Write ${ordered}`;
    if (moved) return `"${address}" has moved. Write ${moved}`;
    const meant = closestMatch(path.replace(/\/$/, ""), known);
    return meant
      ? `"${address}" is not a page of this site. Did you mean ${meant}?`
      : `"${address}" is not a page of this site. Write the address of a page as the browser shows it, from the first slash, for example: /paddle-finder`;
  };

  const pictureMistake = (address: string, path: string, photos?: readonly string[]) => {
    if (photos?.includes(address)) return undefined;
    if (photos && photoName.test(address) && !files.includes(`/${path}`))
      return `"${address}" is not one of the photos named above the text. ${meantName(address, photos, "Name it under photos, or leave it out.")}`;
    if (!isPictureFile(path))
      return `"${address}" is not a kind of picture that every browser shows. Save it as .jpg, .png, .webp, .avif, .gif or .svg.`;
    if (files.includes(path)) return undefined;
    if (path.includes("%"))
      return `"${address}" has a letter that addresses can't have. Rename the picture: only letters from a to z, digits and hyphens.`;
    if (files.includes(`/${path}`))
      return `"${address}" does not start with a slash. Write /${path}`;
    const meant = closestMatch(path, pictures);
    return meant
      ? `"${address}" is not a file in public/. Did you mean ${meant}?`
      : `"${address}" is not a file in public/. Put the picture there and write /its-name.png, or leave it out.`;
  };

  return ({ address, isPicture, here, photos }) => {
    if (/^(https?:)?\/\//.test(address))
      return isPicture
        ? `"${address}" is a picture on another site, which pages do not show. Put the file in public/ and write /its-name.png`
        : undefined;
    if (/^[a-z]+:/i.test(address)) return undefined;
    const [, path = "", id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    if (isPicture) return pictureMistake(address, path, photos);
    if (/^www\.|^[\w-]+\.(com|org|net|io|us)\b/i.test(address))
      return `"${address}" is another site. Write https://${address}`;
    if (path !== "" && !path.startsWith("/")) {
      const meant = closestMatch(`/${path}`, known) ?? "/paddle-finder";
      return `"${address}" does not start with a slash. Write an address of this site from the first slash, for example: ${meant}`;
    }
    if (path !== "" && !known.has(path) && pairAt(path) !== path)
      return isPerhapsThere(reader, path) ? undefined : unknownPage(address, path);
    const target = headings.get(path || (here ?? ""));
    if (!id || !target || target.ids.includes(id)) return undefined;
    if (!target.only && !id.startsWith("on-")) return undefined;
    const meant = closestMatch(id, target.ids);
    const remedy = meant
      ? `Did you mean #${meant}?`
      : "Write #on- and the heading's words joined by hyphens, for example: #on-what-we-store";
    return `"${address}": that page has no heading #${id}. ${remedy}`;
  };
}
