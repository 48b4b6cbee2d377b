import { hash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { entryAddress } from "../../src/office/console/content/entry-facts.ts";
import { photoRefusals } from "../../src/site/media/picture.ts";
import { cleo, consoleSite, lee, posted } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText, siteOver } from "../support/in-process-site.ts";
import { fromOurPage } from "../support/console-client.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { projectLibrary } from "../support/project-library.ts";
import { drawnPhoto, phonePhoto, secretPlace } from "../support/photos.ts";

const path = "paddles/diadem-hero.yaml";
const alt = "A drawn test picture: a red corner on green, with a yellow ball.";

type Browser = Awaited<ReturnType<ReturnType<typeof consoleSite>["signIn"]>>;

const jpegFile = (photo: Buffer) =>
  new File([new Uint8Array(photo)], "IMG_0001.jpg", { type: "image/jpeg" });

/** Fills in the part of an entry's form that takes a photo, and presses a button. */
async function sendPhoto(
  browser: Browser,
  photo: Buffer,
  fields: Record<string, string> = {},
  { button = "Show it first", of = path } = {},
) {
  const page = await visitPlain(browser.ask, entryAddress(of));
  const about = { ":alt": alt, ":credit": "Cleo", ":shows": "face", ...fields };
  return await page.submit(button, { ...about, ":photo": jpegFile(photo) });
}

/** Adds a photo and saves the draft. */
async function add(browser: Browser, photo: Buffer, fields?: Record<string, string>) {
  const shown = await sendPhoto(browser, photo, fields);
  return await shown.submit("Save draft");
}

const problemOf = ({ html }: { html: string }) =>
  plainText(/role="alert">([^<]+)</.exec(html)?.[1] ?? "");

const publish = (browser: Browser) =>
  posted(browser, entryAddress(path, addresses.consolePublishing), { act: "content publish" });

const firstPicture = (html: string) => /([0-9a-f]{32})-320\.jpg/.exec(html)?.[1];

describe.each(engines)("photos in the console on %s", (engine) => {
  const here = consoleSite(engine, { isLive: true });
  let browser: Browser;
  beforeEach(async () => {
    browser = await here.signIn(cleo.email);
  });

  test("a photo is added to a draft, previewed by editors alone, and public once it's published", async () => {
    const saved = await add(browser, await phonePhoto());
    expect(saved.path).toContain(`${entryAddress(path)}&done=content+save&count=1`);
    expect(saved.html).toContain('value="Cleo"');
    const name = firstPicture(saved.html)!;
    const version = `${name}-320.jpg`;
    const draft = addresses.consoleEntryPhoto.href({ version });

    expect(await (await here.ask("/diadem-hero")).text()).not.toContain(name);
    expect((await here.ask(`/media/${version}`)).status).toBe(404);
    expect((await here.ask(draft)).status).toBe(302);
    expect((await (await here.signIn(lee.email)).get(draft)).status).toBe(403);
    expect((await browser.get(draft)).status).toBe(200);
    const preview = await (await browser.get("/owner/preview/diadem-hero")).text();
    expect(preview).toContain(draft);
    expect(preview).not.toContain(`/media/${name}`);

    await publish(browser);
    const page = await (await here.ask("/diadem-hero")).text();
    expect(page).toContain(`/media/${name}-`);
    expect(page).toContain(`alt="${alt}"`);
    expect(plainText(page)).toContain("Photo: Cleo");
    expect(page).toMatch(/<link rel="preload" as="image"[^>]*imagesrcset="[^"]*avif/i);
    const served = await here.ask(`/media/${version}`);
    expect(served.status).toBe(200);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.toString("latin1")).not.toMatch(new RegExp(Object.values(secretPlace).join("|")));
    // Upright: the phone held it on its side.
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, format: "jpeg" });
  });

  test("lists show the photo in the drawing's frame, and only the page's own is loaded first", async () => {
    await add(browser, await drawnPhoto().jpeg().toBuffer());
    await publish(browser);
    const list = await (await here.ask("/paddle-reviews?search=diadem")).text();
    const [, framed = ""] = /data-photo="">(.*?)<\/picture>/s.exec(list) ?? [];
    expect(framed).toMatch(/<img[^>]* width="1200" height="900"[^>]* loading="lazy"/);
    expect(list).not.toMatch(/fetchPriority="high"/i);
    const page = await (await here.ask("/diadem-hero")).text();
    expect(page.match(/fetchPriority="high"/gi)).toHaveLength(2);
  });

  test("structured data and the preview picture show the photo", async () => {
    const before = await (await here.ask("/og/diadem-hero.png")).arrayBuffer();
    await add(browser, await drawnPhoto().jpeg().toBuffer());
    await publish(browser);
    const page = await (await here.ask("/diadem-hero")).text();
    expect(page).toMatch(/"image":"[^"]*\/media\/[0-9a-f]{32}-1200\.jpg"/);
    const after = Buffer.from(await (await here.ask("/og/diadem-hero.png")).arrayBuffer());
    expect(after.equals(Buffer.from(before))).toBe(false);
    const { data, info } = await sharp(after)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    // The green of the drawn photo, where the drawing's ground would be.
    const [red, green] = at(1180, 600);
    expect(green).toBeGreaterThan(140);
    expect(red).toBeLessThan(70);
  });

  test("what's wrong with its words is said beside them, and the photo needn't be chosen again", async () => {
    const photo = await drawnPhoto(400, 300).jpeg().toBuffer();
    const saved = await add(browser, photo, { ":alt": "short", ":license": "licensed" });
    expect(saved.text).toContain("is too short (at least 10)");
    expect(saved.text).toContain("License");
    const right = await saved.submit("Save draft", {
      "photos.0.alt": alt,
      "photos.0.license": "own",
    });
    expect(right.text).not.toContain("to fix");
    await publish(browser);
    expect(await (await here.ask("/diadem-hero")).text()).toContain(firstPicture(right.html)!);
  });

  test("sent with another button, it's added all the same, and what was typed stays if it's refused", async () => {
    const page = await visitPlain(browser.ask, entryAddress(path));
    const fields = { ":alt": alt, ":credit": "Cleo", brand: "Diadem Sports" };
    const photo = jpegFile(await drawnPhoto(400, 300).jpeg().toBuffer());
    const saved = await page.submit("Save draft", { ...fields, ":photo": photo });
    expect(firstPicture(saved.html)).toBeDefined();
    const large = jpegFile(Buffer.alloc(9 * 1024 * 1024));
    const refused = await saved.submit("Save draft", { brand: "Diadem Ltd", ":photo": large });
    expect(problemOf(refused)).toBe(photoRefusals.large);
    expect(refused.html).toContain('value="Diadem Ltd"');
    const later = await refused.submit("Save draft");
    expect(later.html).toContain('value="Diadem Ltd"');
    expect(firstPicture(later.html)).toBe(firstPicture(saved.html));
  });

  test("sent from a form that's older than the draft, it stays in that form, which replaces nothing unasked", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => visitPlain(browser.ask, entryAddress(path))),
    );
    await second!.submit("Save draft", { brand: "Diadem Sports" });
    const photo = jpegFile(await drawnPhoto(400, 300).jpeg().toBuffer());
    const fields = { ":alt": alt, ":credit": "Cleo", ":photo": photo, brand: "Diadem Ltd" };
    const refused = await first!.submit("Save draft", fields);
    expect([refused.status, problemOf(refused)]).toEqual([
      409,
      expect.stringContaining("saved or planned elsewhere"),
    ]);
    expect((await visitPlain(browser.ask, entryAddress(path))).html).toContain("Diadem Sports");
    const meant = await refused.submit("Save draft");
    expect(meant.path).toContain(`${entryAddress(path)}&done=content+save&count=1`);
    expect(meant.html).toContain('value="Diadem Ltd"');
    expect(firstPicture(meant.html)).toBeDefined();
  });

  test("what isn't a photo is refused, and leaves nothing behind", async () => {
    const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect(problemOf(await sendPhoto(browser, drawing))).toBe(photoRefusals.kind);
    expect(problemOf(await sendPhoto(browser, Buffer.alloc(9 * 1024 * 1024)))).toBe(
      photoRefusals.large,
    );
    expect(await here.rows("content_pictures")).toEqual([]);
    expect(await here.rows("content_revisions")).toEqual([]);
  });

  test("a text shows a photo where its name is, with its credit, and so do previews and the feed", async () => {
    const article = "blog/core-thickness.md";
    const photo = await drawnPhoto(1400, 1050).jpeg().toBuffer();
    const button = "Put it into the text";
    const shown = await sendPhoto(browser, photo, { ":alt": alt }, { button, of: article });
    const [place = "", file = ""] = /!\[\]\((core-thickness-[0-9a-f]{8}\.jpg)\)/.exec(shown.html)!;
    expect(shown.html).toContain(`data-added="${file}"`);
    const [written = ""] = /<textarea[^>]*name="body"[^>]*>([^<]*)/.exec(shown.html)!.slice(1);
    const body = `One line.\n\n${place}\n\n## Next\n\nAnother, ![Other words](${file}).`;
    expect(plainText(written)).toContain(place);
    const inLine = await shown.submit("Save draft", { body });
    expect(inLine.text).toContain(`The photo ${file} isn't a paragraph of its own`);
    await inLine.submit("Save draft", { body: body.replace(/\nAnother.*$/, "\nAnother.") });
    const asPosted = { ":preview": "body", body: place };
    const preview = await browser.post(entryAddress(article), asPosted);
    expect(await preview.text()).toContain(
      `<img src="${addresses.consoleEntryPhoto.href({ version: "" })}`,
    );
    await posted(browser, entryAddress(article, addresses.consolePublishing), {
      act: "content publish",
    });
    const page = await (await here.ask("/blog/core-thickness")).text();
    const [figure = ""] = /<figure><picture>.*?<\/figure>/s.exec(page) ?? [];
    expect(figure).toMatch(
      /<img src="\/media\/[0-9a-f]{32}-1400\.jpg" srcset="[^"]*-320\.jpg 320w/,
    );
    expect(figure).toContain(`width="1400" height="1050" alt="${alt}" loading="lazy"`);
    expect(figure).toContain("<figcaption>Photo: Cleo</figcaption>");
    expect(page.indexOf("One line.")).toBeLessThan(page.indexOf(figure));
    expect(page.indexOf(figure)).toBeLessThan(page.indexOf('id="on-next"'));
    // It's there once: neither at the top nor below the text.
    expect(page.match(/<figure/g)).toHaveLength(1);
    expect(page).not.toContain("More photos");
    const feed = await (await here.ask("/feed.xml")).text();
    const feedPicture = new RegExp(
      `&lt;img src=&quot;https?://[^&]+/media/${firstPicture(figure)}-1400`,
    );
    expect(feed).toMatch(feedPicture);
    expect(feed).not.toContain("srcset");
  });

  test("a photo that nothing names is forgotten after a week, and one of a draft isn't", async () => {
    await add(browser, await drawnPhoto(400, 300).jpeg().toBuffer());
    const forgetAfter = async (days: number) => {
      here.now += days * 24 * 3_600_000;
      await here.site.contentPictures.forgetUnused();
      return (await here.rows("content_pictures")).length;
    };
    expect(await forgetAfter(8)).toBe(1);
    browser = await here.signIn(cleo.email);
    await (await visitPlain(browser.ask, entryAddress(path))).submit("Discard draft");
    expect(await here.rows("content_revisions")).toEqual([]);
    expect(await forgetAfter(0)).toBe(0);
  });

  test("moderators can't add photos, and nobody can to what has none", async () => {
    const send = async (person: Browser, of: string) => {
      const form = new FormData();
      form.append("entry-base", "");
      form.append(":photo", jpegFile(await drawnPhoto(400, 300).jpeg().toBuffer()));
      form.append("act", "photo first");
      const to = entryAddress(of, addresses.consoleEntryPhotos);
      return await person.ask(to, { method: "POST", headers: fromOurPage, body: form });
    };
    expect((await send(await here.signIn(lee.email), path)).status).toBe(403);
    const answer = await send(browser, "pages/privacy.md");
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Only paddles, balls and articles have photos");
    expect(await here.rows("content_pictures")).toEqual([]);
  });
});

const folder = mkdtempSync(join(tmpdir(), "content-"));
cpSync("content", folder, { recursive: true });
const photo = await drawnPhoto().jpeg().toBuffer();
const entry = `
photos:
  - file: hero.jpg
    alt: ${alt.replace(":", ",")}
    credit: Dana
    license: own
    shows: face
  - file: half.jpg
    alt: ${alt.replace(":", ",")}
    credit: Dana
    license: own
    shows: edge
`;
mkdirSync(join(folder, "photos"), { recursive: true });
writeFileSync(join(folder, "photos/hero.jpg"), photo);
writeFileSync(join(folder, "photos/half.jpg"), photo.subarray(0, photo.length / 2));
{
  const { readFileSync } = await import("node:fs");
  const file = join(folder, path);
  writeFileSync(file, readFileSync(file, "utf8").trimEnd() + entry);
}
afterAll(() => rmSync(folder, { recursive: true }));

describe("photos in content files", () => {
  const here = consoleSite("sqlite", { isLive: true, folder, settings: { CONTENT: "files" } });

  test("their pictures are made in the background, once, and then pages show them", async () => {
    const page = async () => await (await here.ask("/diadem-hero")).text();
    expect(await page()).toContain("Outline of the Diadem Hero");
    await Promise.all([
      here.site.contentPictures.makeMissing(),
      here.site.contentPictures.makeMissing(),
    ]);
    const shown = await page();
    expect(shown).not.toContain("Outline of the Diadem Hero");
    const name = firstPicture(shown)!;
    expect((await here.ask(`/media/${name}-640.avif`)).status).toBe(200);
    const rows = await here.rows("content_pictures");
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({ source: hash("sha256", photo), picture: name, file: null }),
    );
    // What can't be shown is said, and not tried again.
    expect(rows).toContainEqual(expect.objectContaining({ refused: photoRefusals.damaged }));
    expect(here.logged.filter((line) => line.includes("half.jpg"))).toHaveLength(1);
    await here.site.contentPictures.makeMissing();
    expect(here.logged.filter((line) => line.includes("half.jpg"))).toHaveLength(1);
  });
});

test("every entry of a list shows its photo, also where it leads", async () => {
  const drawn = {
    file: "drawn.jpg",
    alt,
    credit: "Cleo",
    license: "own",
    shows: "in play",
    picture: { name: "0".repeat(32), width: 1200, height: 900, color: "#1b7a4b" },
  } as const;
  const withPhoto = <Entry extends object>(all: readonly Entry[]) =>
    all.map((each) => ({ ...each, photos: [drawn] }));
  const { guides, ballTests, blog, ...others } = projectLibrary();
  const site = await siteOver({
    ...others,
    guides: withPhoto(guides),
    ballTests: withPhoto(ballTests),
    blog: withPhoto(blog),
  });
  for (const [{ path: list }, entries] of [
    [addresses.guides, guides],
    [addresses.ballTests, ballTests],
    [addresses.blog, blog],
  ] as const) {
    const html = await (await site.ask(list)).text();
    expect(html.match(/data-photo=""/g), list).toHaveLength(entries.length);
  }
  await site.close();
});
