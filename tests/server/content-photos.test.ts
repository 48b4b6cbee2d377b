import { hash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { entryAddress } from "../../src/office/console/content/entry-facts.ts";
import { photoRefusals } from "../../src/site/media/picture.ts";
import { cleo, consoleSite, htmlOf, lee, posted, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText, siteOver } from "../support/in-process-site.ts";
import { fromOurPage } from "../support/console-client.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { projectLibrary } from "../support/project-library.ts";
import { drawnPhoto, phonePhoto, secretPlace } from "../support/photos.ts";

const path = "paddles/diadem-hero.yaml";
const photosPage = entryAddress(path, addresses.consoleEntryPhotos);
const alt = "A drawn test picture: a red corner on green, with a yellow ball.";

type Browser = Awaited<ReturnType<ReturnType<typeof consoleSite>["signIn"]>>;

/** The page that the last post was answered with. */
let answered = "";

/** Posts a photo as the form does, and says where that led to, or what was said. */
async function add(browser: Browser, photo: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  const all = { alt, credit: "Cleo", license: "own", terms: "", shows: "face", ...fields };
  for (const [name, value] of Object.entries({ ...all, first: "on" })) form.append(name, value);
  form.append("photo", new File([new Uint8Array(photo)], "IMG_0001.jpg", { type: "image/jpeg" }));
  const answer = await browser.ask(photosPage, {
    method: "POST",
    headers: fromOurPage,
    body: form,
  });
  if (answer.status === 303) return answer.headers.get("location")!.replace(/&undo=[^&]+/, "");
  const html = (answered = await answer.text());
  const [, said] = /role="alert">([^<]+)</.exec(html) ?? [];
  return `${answer.status} ${plainText(said ?? html)}`;
}

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
    expect(decodeURIComponent(await add(browser, await phonePhoto()))).toBe(
      `${entryAddress(path)}&done=content+save&count=1`,
    );
    expect(await textOf(browser, photosPage)).toContain("Photo: Cleo");
    const name = firstPicture(await htmlOf(browser, photosPage))!;
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

  test.each([
    [{ alt: "short" }, "422 Say what the photo shows, in 10 to 200 characters."],
    [{ credit: " " }, "422 Say who took the photo, in up to 80 characters."],
    [{ license: "licensed", terms: "" }, "422 Name the license of the photo, and who gave it."],
    [{ license: "found" }, "422 Choose what is in the photo, and why we may show it."],
  ])("%o is refused, and keeps what was typed", async (fields, said) => {
    const photo = await drawnPhoto(300, 300).jpeg().toBuffer();
    expect(await add(browser, photo, { terms: "typed before", ...fields })).toBe(said);
    if (!("terms" in fields)) expect(answered).toContain('value="typed before"');
    expect(await here.rows("content_pictures")).toEqual([]);
  });

  test("what isn't a photo is refused, and leaves nothing behind", async () => {
    expect(await add(browser, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe(
      `422 ${photoRefusals.kind}`,
    );
    expect(await add(browser, Buffer.alloc(9 * 1024 * 1024))).toBe(`422 ${photoRefusals.large}`);
    expect(await here.rows("content_pictures")).toEqual([]);
    expect(await here.rows("content_revisions")).toEqual([]);
  });

  test("a photo that nothing names is forgotten after a week, and one of a draft isn't", async () => {
    await add(browser, await drawnPhoto(300, 300).jpeg().toBuffer());
    const forgetAfter = async (days: number) => {
      here.now += days * 24 * 3_600_000;
      await here.site.contentPictures.forgetUnused();
      return (await here.rows("content_pictures")).length;
    };
    expect(await forgetAfter(8)).toBe(1);
    browser = await here.signIn(cleo.email);
    await (
      await visitPlain(browser.ask, entryAddress(path))
    ).submit("Discard draft", { sure: "yes" });
    expect(await here.rows("content_revisions")).toEqual([]);
    expect(await forgetAfter(0)).toBe(0);
  });

  test("moderators can't add photos, and nobody can to what has none", async () => {
    const moderator = await here.signIn(lee.email);
    expect(await add(moderator, await drawnPhoto(300, 300).jpeg().toBuffer())).toMatch(/^403/);
    const page = await textOf(browser, entryAddress("home.yaml", addresses.consoleEntryPhotos));
    expect(page).toContain("Only paddles, balls and articles have photos.");
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
