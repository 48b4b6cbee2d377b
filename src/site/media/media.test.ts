import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import {
  animatedPng,
  drawnPhoto,
  phonePhoto,
  pngBomb,
  secretPlace,
  startBucket,
} from "../../../tests/support/photos.ts";
import { processTree } from "../../../tests/support/process-memory.ts";
import { LimitReached } from "../../platform/rate-limit/rate-limiter.service.ts";
import { type MadePicture, type Media, openMedia } from "./media.service.ts";
import {
  photoRefusals,
  PictureRefused,
  PicturesBusy,
  versionName,
  versionNames,
} from "./picture.ts";
import { uploadLimits } from "./upload-limits.ts";

const minute = 60_000;
/** The ages of files are read from their own times, which the disk and the bucket set. */
const anHourLater = () => Date.now() + 61 * minute;
let dataDir: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let now: number;
const named = new Set<string>();
const owner = {
  publicWidth: async (name: string) => (named.has(name) ? 900 : 0),
  existing: async (names: readonly string[]) => new Set(names.filter((name) => named.has(name))),
  all: async () => [...named].map((name) => ({ name, width: 900 })),
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "rallyrank-media-"));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(dataDir, { recursive: true });
});

function openedMedia(
  mediaUrl?: string,
  folder = dataDir,
  siteUrl = "https://rally.example",
): Media {
  now = Date.now();
  return openMedia({
    environment: { dataDir: folder, mediaUrl, siteUrl },
    owners: [owner],
    clock: () => now,
    changes: { onRead: () => {} },
  });
}

const posted = (...photos: (Buffer | string)[]) => {
  const form = new FormData();
  form.append("done", "yes");
  photos.forEach((photo, index) =>
    form.append("photos", new Blob([photo as Buffer<ArrayBuffer>]), `${index}.jpg`),
  );
  return new Request("http://site/", { method: "POST", body: form });
};

/** What comes of a photo that is posted: the picture, or why it's refused. */
async function sent(media: Media, photo: Buffer | string, of = "a review") {
  const received = await media.receive(posted(photo), uploadLimits.photos);
  try {
    return await media.make(received.files[0]!, of);
  } finally {
    await received.discard();
  }
}
const refusalOf = async (media: Media, photo: Buffer | string) => {
  try {
    await sent(media, photo);
  } catch (error) {
    if (error instanceof PictureRefused) return error.message;
    throw error;
  }
  return "taken";
};

async function filesOf(media: Media): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of media.list()) names.push(name);
  return names.toSorted();
}

async function bytesOf(media: Media, { name, width }: MadePicture, format: "avif" | "jpg") {
  const found = await media.open(versionName(name, width, format));
  return Buffer.from(found!.body);
}

describe.each(["a folder", "a bucket"])("in %s", (place) => {
  let media: Media;
  beforeAll(() => {
    media = openedMedia(place === "a bucket" ? bucket.url : undefined);
  });
  afterAll(() => media.close());

  test("a phone's photo is turned upright, and nothing says where it was taken or by whom", async () => {
    const photo = await phonePhoto();
    expect(photo.includes(secretPlace.camera)).toBe(true);
    const made = await sent(media, photo);
    expect([made.width, made.height]).toEqual([900, 1200]);
    expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
    named.add(made.name);
    for (const version of versionNames(made)) {
      const bytes = Buffer.from((await media.open(version))!.body);
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      for (const secret of [...Object.values(secretPlace), "GPS", "Exif"])
        expect(bytes.includes(secret)).toBe(false);
    }
    // The red corner was at the top left; a quarter turn to the right takes it to the top right.
    const corner = { left: 850, top: 20, width: 1, height: 1 };
    const [red = 0, green = 0] = await sharp(await bytesOf(media, made, "jpg"))
      .extract(corner)
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
    expect(made.bytes).toBeGreaterThan(0);
  });

  test("the same photo of two reviews has files of its own for each, and again the same for one", async () => {
    const photo = await drawnPhoto().png().toBuffer();
    const [one, other, again] = [
      await sent(media, photo, "1"),
      await sent(media, photo, "2"),
      await sent(media, photo, "1"),
    ];
    expect(one.name).not.toBe(other.name);
    expect(again).toEqual(one);
    named.add(one.name);
    named.add(other.name);
  });

  test("what no row names is cleared away after an hour, and what one names stays", async () => {
    const left = await sent(media, await drawnPhoto(300, 200).webp().toBuffer(), "nobody's");
    expect(await media.sweep()).toBe(0);
    now = anHourLater();
    const kept = (await filesOf(media)).filter((file) => !file.startsWith(left.name));
    expect(kept.length).toBeGreaterThan(0);
    expect(await media.sweep()).toBe(versionNames(left).length);
    expect(await filesOf(media)).toEqual(kept);
  });

  test("a picture is public as long as its row is", async () => {
    const made = await sent(media, await drawnPhoto(400, 300).avif().toBuffer(), "public");
    const version = versionName(made.name, made.width, "avif");
    expect(await media.isPublic(version)).toBe(false);
    named.add("f".repeat(32));
    const isPublic = (each: string) => media.isPublic(`${"f".repeat(32)}-${each}`);
    expect(await isPublic("900.avif")).toBe(true);
    expect(await isPublic("320.jpg")).toBe(true);
    // Nobody makes a bucket look for files that can't be there.
    expect(await isPublic("321.jpg")).toBe(false);
    expect(await isPublic("1024.jpg")).toBe(false);
    named.delete("f".repeat(32));
    expect(await media.isPublic("../../rallyrank.db")).toBe(false);
    expect(await media.open(`${"0".repeat(32)}-320.jpg`)).toBeUndefined();
    await media.remove([made]);
    expect(await media.open(version)).toBeUndefined();
  });
});

test("a copy of a site, with another address, clears nothing away in the first one's bucket", async () => {
  const first = openedMedia(bucket.url);
  const copy = openedMedia(bucket.url, dataDir, "https://copy.example");
  await first.sweep();
  const made = await sent(first, await drawnPhoto(300, 200).webp().toBuffer(), "not in the copy");
  now = anHourLater();
  expect(await copy.sweep()).toBe(0);
  expect(await first.open(versionName(made.name, made.width, "jpg"))).toBeDefined();
  expect(await first.sweep()).toBe(versionNames(made).length);
  first.close();
  copy.close();
});

describe("hostile photos", () => {
  let media: Media;
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "rallyrank-hostile-"));
    media = openedMedia(undefined, folder);
  });
  afterAll(() => {
    media.close();
    rmSync(folder, { recursive: true });
  });

  /** The most that a photo may take of the thread that answers everyone, in milliseconds: nobody waits longer for it. */
  const mostOfThread = 150;

  const { kind, damaged, pixels, animated, heic, small } = photoRefusals;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
  const ftyp = (brand: string) =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`),
      Buffer.alloc(4000),
    ]);
  const jpeg = () => drawnPhoto().jpeg().toBuffer();
  const cut = (photo: Promise<Buffer>, share: number) =>
    photo.then((bytes) => bytes.subarray(0, bytes.length * share));
  const random = (head: string, length = 200_000) => {
    const bytes = Buffer.alloc(length);
    for (let index = 0, value = 7; index < length; index++)
      bytes[index] = value = (value * 1_103_515_245 + 12_345) % 251;
    return Buffer.concat([Buffer.from(head, "latin1"), bytes]);
  };

  test.for<[string, string | RegExp, Buffer | string | (() => Promise<Buffer>)]>([
    ["an SVG", kind, svg],
    ["an SVG with a declaration", kind, `<?xml version="1.0"?>${svg}`],
    ["a page", kind, "<!doctype html><script>alert(1)</script>"],
    ["a text", kind, "not a photo at all"],
    ["one byte", kind, "x"],
    ["a PDF", kind, "%PDF-1.7\n1 0 obj"],
    ["an archive", kind, random("PK\u0003\u0004")],
    ["a program", kind, random("\u007fELF")],
    ["a TIFF", kind, () => drawnPhoto().tiff().toBuffer()],
    ["a GIF", animated, () => drawnPhoto().gif().toBuffer()],
    ["an icon", kind, random("\0\0\u0001\0")],
    ["a JPEG 2000", kind, random("\0\0\0\fjP  \r\n\u0087\n")],
    ["a JPEG XL", kind, random("\u00ff\n")],
    ["a video", kind, ftyp("isom")],
    ["a QuickTime video", kind, ftyp("qt  ")],
    ["a HEIC", heic, ftyp("heic")],
    ["a HEIC of another brand", heic, ftyp("mif1")],
    ["an animated AVIF", animated, ftyp("avis")],
    ["an animated PNG", animated, animatedPng()],
    [
      "an animated WebP",
      animated,
      async () => {
        const frames = await Promise.all(
          [1, 2].map((red) =>
            sharp({
              create: {
                width: 200,
                height: 200,
                channels: 3,
                background: { r: red * 90, g: 0, b: 0 },
              },
            })
              .raw()
              .toBuffer(),
          ),
        );
        return await sharp(Buffer.concat(frames), {
          raw: { width: 200, height: 400, channels: 3, pageHeight: 200 },
        })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer();
      },
    ],
    ["a PNG of 3.6 gigapixels", pixels, pngBomb(60_000, 60_000)],
    ["a PNG of 121 megapixels", pixels, pngBomb(11_000, 11_000)],
    ["a PNG that says it has no width", /damaged/, pngBomb(0, 10)],
    ["a PNG wider than any", /./, pngBomb(2_000_000_000, 1)],
    ["a PNG with one pixel", small, pngBomb(1, 1)],
    ["a long thin PNG", small, pngBomb(30_000, 20)],
    ["half a JPEG", damaged, () => cut(jpeg(), 0.5)],
    ["a JPEG without its end", damaged, () => cut(jpeg(), 0.93)],
    [
      "a JPEG without its last bytes",
      damaged,
      () => jpeg().then((bytes) => bytes.subarray(0, -12)),
    ],
    [
      "half a progressive JPEG",
      damaged,
      () => cut(drawnPhoto().jpeg({ progressive: true }).toBuffer(), 0.5),
    ],
    ["the head of a JPEG", damaged, () => cut(jpeg(), 0.01)],
    ["half a PNG", damaged, () => cut(drawnPhoto().png().toBuffer(), 0.5)],
    ["half a WebP", damaged, () => cut(drawnPhoto().webp().toBuffer(), 0.5)],
    ["half an AVIF", damaged, () => cut(drawnPhoto().avif().toBuffer(), 0.5)],
    ["noise that begins as a JPEG", damaged, random("\u00ff\u00d8\u00ff\u00e0")],
    ["noise that begins as a PNG", damaged, random("\u0089PNG\r\n\u001a\n")],
    ["noise that begins as a WebP", damaged, random("RIFF\0\0\u0001\0WEBPVP8 ")],
    ["noise that begins as an AVIF", damaged, random("\0\0\0 ftypavif\0\0\0\0avifmif1")],
    [
      "a PNG whose header has a wrong sum",
      /./,
      (() => {
        const bytes = pngBomb(400, 400);
        bytes[30]! ^= 0xff;
        return bytes;
      })(),
    ],
    [
      "a JPEG with eight megabytes and one byte",
      photoRefusals.large,
      async () => Buffer.concat([await jpeg(), Buffer.alloc(uploadLimits.bytes)]),
    ],
    ["nothing", photoRefusals.empty, ""],
    ["a bitmap", kind, random("BM\u0036\u0010\u000e\0")],
    ["a Photoshop file", kind, random("8BPS\0\u0001")],
    ["a camera's raw file", kind, random("II*\0\u0010\0\0\0CR\u0002")],
    [
      "a WebP that says it's 16,383 pixels wide and high",
      /./,
      random("RIFF\u00ff\u00ff\0\0WEBPVP8X\n\0\0\0\0\0\0\0\u00fe\u003f\0\u00fe\u003f\0"),
    ],
    [
      "a JPEG that says it's 65,500 pixels wide and high",
      /./,
      async () => {
        const bytes = await jpeg();
        bytes.writeUInt32BE(0xff_dc_ff_dc, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5);
        return bytes;
      },
    ],
    ["an SVG in a PNG's clothes", /./, `\u0089PNG\r\n\u001a\n${svg}`],
    [
      "a playlist for a video library",
      kind,
      "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\nhttp://169.254.169.254/",
    ],
    ["an ImageMagick script", kind, "push graphic-context\nimage over 0,0 0,0 'https://x.test'"],
  ])("%s is refused with a sentence", async ([, sentence, photo]) => {
    const bytes = typeof photo === "function" ? await photo() : photo;
    const refusal = await inCpuTime(mostOfThread, () => refusalOf(media, bytes));
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toBe("taken");
    expect(await filesOf(media)).toEqual([]);
    expect(readdirSync(join(folder, "media", "incoming"))).toEqual([]);
  });

  /** A JPEG with a segment of its own after its first two bytes, as Photoshop and phones add them. */
  const withSegment = async (marker: number, content: string) => {
    const [bytes, data] = [await jpeg(), Buffer.from(content)];
    const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
    return Buffer.concat([bytes.subarray(0, 2), head, data, bytes.subarray(2)]);
  };
  const plist = '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN">';
  const gray = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#888" } });
  const after = async (tail: string) => Buffer.concat([await jpeg(), Buffer.from(tail, "latin1")]);

  test.for<[string, () => Promise<Buffer>]>([
    ["a JPEG with a Mac's page setup in it", () => withSegment(0xed, `Photoshop 3.0\0${plist}`)],
    ["a JPEG with a page in its comment", () => withSegment(0xfe, "<html><body onload=alert(1)>")],
    ["a JPEG with a program after it", () => after("<?php system($_GET['x']); %PDF-1.4")],
    ["a JPEG with an archive after it", () => after("PK\u0003\u0004aaaaPK\u0005\u0006")],
    ["a JPEG without its end marker", () => jpeg().then((bytes) => bytes.subarray(0, -2))],
    ["a JPEG of 48 megapixels", () => gray(8064, 6048).jpeg().toBuffer()],
    [
      "a progressive JPEG of 48 megapixels",
      () => gray(8064, 6048).jpeg({ progressive: true }).toBuffer(),
    ],
    ["a PNG of 48 megapixels", () => gray(8064, 6048).png().toBuffer()],
    ["a WebP of 48 megapixels", () => gray(8064, 6048).webp({ effort: 0 }).toBuffer()],
    ["a JPEG of 108 megapixels", () => gray(12_000, 9000).jpeg().toBuffer()],
  ])("%s is taken, and only its pixels are kept", async ([, photo]) => {
    const made = await sent(media, await photo());
    for (const version of versionNames(made)) {
      const kept = Buffer.from((await media.open(version))!.body).toString("latin1");
      expect(kept).not.toMatch(/<html|<!DOCTYPE|<\?php|%PDF|PK\u0003\u0004/);
    }
    await media.remove([made]);
  });

  test("one that takes too much memory is refused, and the next is taken", async () => {
    const flat = sharp({ create: { width: 7900, height: 5000, channels: 3, background: "#888" } });
    const photo = await flat.avif({ effort: 0 }).toBuffer();
    expect(photo.length).toBeLessThan(100_000);
    const [heavy, next] = await Promise.all([
      refusalOf(media, photo),
      sent(media, await drawnPhoto(300, 300).jpeg().toBuffer()),
    ]);
    expect(heavy).toBe(photoRefusals.heavy);
    expect(next.width).toBe(300);
    await media.remove([next]);
  });

  test("a stream of 200 MB is refused once it's too large, whether or not it's a form", async () => {
    let given = 0;
    const endless = () => {
      given = 0;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          given += 1024 * 1024;
          if (given > 200 * 1024 * 1024) controller.close();
          else controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
    };
    const send = (type: string) => {
      const stream =
        type === "image/jpeg"
          ? endless()
          : Readable.from(
              (async function* () {
                yield new TextEncoder().encode(
                  '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n',
                );
                yield* endless();
              })(),
            );
      const init = {
        method: "POST",
        body: stream,
        headers: { "content-type": type },
        duplex: "half",
      };
      const request = new Request("http://site/", init as RequestInit);
      return media.receive(request, 4).then(
        () => "taken",
        (error: Error) => error.message,
      );
    };
    for (const type of ["image/jpeg", "multipart/form-data; boundary=b"]) {
      const refusal = await inCpuTime(mostOfThread, () => send(type));
      expect(refusal).toBe(photoRefusals.large);
      expect(given).toBeLessThan(60 * 1024 * 1024);
    }
    expect(readdirSync(join(folder, "media", "incoming"))).toEqual([]);
  });

  test("more photos than may be sent, forms without any, and uploads that break off are refused", async () => {
    const photo = await drawnPhoto(200, 200).jpeg().toBuffer();
    const refusal = (request: Request, most = 4) =>
      media.receive(request, most).then(
        () => "taken",
        (error: Error) => error.message,
      );
    expect(await refusal(posted(photo, photo, photo, photo, photo))).toBe(photoRefusals.many);
    expect(await refusal(posted(photo, photo), 1)).toBe(photoRefusals.many);
    expect(await refusal(posted())).toBe(photoRefusals.none);
    expect(
      await refusal(
        new Request("http://site/", { method: "POST", body: new URLSearchParams({ a: "b" }) }),
      ),
    ).toBe(photoRefusals.none);
    const whole = Buffer.from(await posted(photo).arrayBuffer());
    const begun = new Request("http://site/", {
      method: "POST",
      body: whole.subarray(0, 900),
      headers: { "content-type": posted(photo).headers.get("content-type")! },
    });
    expect(await refusal(begun)).not.toBe("taken");
  });

  /** A form of these parts, each with its head, as someone's own program may send it. */
  const formOf = (parts: readonly (readonly [string, Buffer | string])[], boundary = "b") => {
    const bytes = parts.map(([head, content]) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\n`),
        Buffer.from(head, "latin1"),
        Buffer.from("\r\n\r\n"),
        Buffer.from(content),
        Buffer.from("\r\n"),
      ]),
    );
    const body = Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)]);
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    return new Request("http://site/", { method: "POST", body, headers });
  };
  const photoHead = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"';
  const endOf = (request: Request, visitor?: string) =>
    media.receive(request, 4, visitor).then(
      async ({ files, form, discard }) => {
        await discard();
        return { files: files.length, form: String(form) };
      },
      (error: Error) => error.message,
    );

  test("a boundary of more than 70 characters is refused before anything is searched for it", async () => {
    const photo = await drawnPhoto(200, 200).jpeg().toBuffer();
    const send = (length: number) => endOf(formOf([[photoHead, photo]], "a".repeat(length)));
    expect(await send(70)).toEqual({ files: 1, form: "" });
    expect(await send(71)).toBe(photoRefusals.form);
    const long = "a".repeat(15_000);
    const costly = async () => await endOf(formOf([[photoHead, "a".repeat(1024 * 1024)]], long));
    expect(await inCpuTime(mostOfThread, costly)).toBe(photoRefusals.form);
  });

  test("nothing of a visitor's form is kept but its photos, and of an editor's 300 KB of text", async () => {
    const photo = await drawnPhoto(200, 200).jpeg().toBuffer();
    const field = 'Content-Disposition: form-data; name="text"';
    const text = (size: number) => `\u0101${"a".repeat(size - 2)}`;
    const withText = (...sizes: number[]) =>
      formOf([...sizes.map((size) => [field, text(size)] as const), [photoHead, photo]]);
    const large = 7 * 1024 * 1024;
    expect(await endOf(withText(large, large), "a visitor")).toEqual({ files: 1, form: "" });
    const all = uploadLimits.text;
    const kept = String(new URLSearchParams([["text", text(all)]]));
    expect(await endOf(withText(all))).toEqual({ files: 1, form: kept });
    expect(await endOf(withText(all + 1))).toBe(photoRefusals.text);
    expect(await endOf(withText(all / 2, all / 2 + 1))).toBe(photoRefusals.text);
  });

  test("heads of parts are read without a word on stderr, whatever they claim", async () => {
    const photo = await drawnPhoto(200, 200).jpeg().toBuffer();
    const said = vi.spyOn(console, "warn");
    const sentAs = (name: string) =>
      endOf(formOf([[`Content-Disposition: form-data; name="photo"; ${name}`, photo]]), "a");
    const taken = { files: 1, form: "" };
    expect(await sentAs("filename*=no-such-charset''a.jpg")).toEqual(taken);
    expect(await sentAs('filename="a \\" b; c.jpg"')).toEqual(taken);
    expect(await sentAs("filename=a.jpg")).toEqual(taken);
    // A file field without a choice, and a text.
    expect(await sentAs('filename=""')).toBe(photoRefusals.none);
    expect(await sentAs("")).toBe(photoRefusals.none);
    expect(await sentAs('filename="\xe4.jpg"')).toBe(photoRefusals.form);
    expect(await sentAs(`filename="${"a".repeat(9000)}.jpg"`)).toBe(photoRefusals.form);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  test("a form in tiny pieces is taken apart in large ones", async () => {
    const photo = await drawnPhoto(200, 200).jpeg().toBuffer();
    // What the parser searches for fits every ending of these.
    const boundary = "a".repeat(70);
    const noise = Buffer.alloc(7 * 1024 * 1024, "a");
    const form = formOf(
      [
        ['Content-Disposition: form-data; name="x"', noise],
        [photoHead, photo],
      ],
      boundary,
    );
    const whole = Buffer.from(await form.arrayBuffer());
    const send = async () => {
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (at >= whole.length) controller.close();
          else controller.enqueue(whole.subarray(at, (at += 100)));
        },
      });
      const init = { method: "POST", body, headers: form.headers, duplex: "half" } as RequestInit;
      return await endOf(new Request("http://site/", init), "a");
    };
    expect(await inCpuTime(mostOfThread, send)).toEqual({ files: 1, form: "" });
  });

  test("the process that decodes gets no settings and no files, and is the first to go", async () => {
    const photo = await drawnPhoto(300, 300).jpeg().toBuffer();
    await media.remove([await sent(media, photo)]);
    const about = (pid: number, what: string) => readFileSync(`/proc/${pid}/${what}`, "utf8");
    const [pid, ...others] = processTree(process.pid).filter((each) =>
      about(each, "cmdline").includes(`--allow-fs-write=${join(folder, "media", "incoming")}/\0`),
    );
    expect(others).toEqual([]);
    const variables = about(pid!, "environ").split("\0").filter(Boolean);
    expect(
      variables
        .map((each) => each.split("=")[0])
        .filter((name) => !name!.startsWith("NODE_CHANNEL")),
    ).toEqual([]);
    const opened = readdirSync(`/proc/${pid}/fd`).map((each) =>
      readlinkSync(`/proc/${pid}/fd/${each}`),
    );
    expect(
      opened.filter((each) => !/^(?:socket|pipe|anon_inode):|^\/dev\/null$/.test(each)),
    ).toEqual([]);
    await expect.poll(() => about(pid!, "oom_score_adj")).toBe("1000\n");

    const secret = join(folder, "secret.jpg");
    writeFileSync(secret, photo);
    await expect(media.make({ path: secret }, "a review")).rejects.toThrow("Use --allow-fs-read");
  });

  test("decoding is paid for by each visitor, in processor time", async () => {
    const received = await media.receive(posted(await drawnPhoto(300, 300).jpeg().toBuffer()), 1);
    const make = (address: string) =>
      media.make(received.files[0]!, "paid", address).then(
        () => "made",
        (error: unknown) => error instanceof LimitReached,
      );
    let made = 0;
    // What a photo takes is given back if it's less than what was paid: only so often does it get through.
    while (made < 5 && (await make("203.0.113.9")) === "made") made++;
    expect(made).toBe(5);
    const all = await Promise.all(Array.from({ length: 12 }, () => make("203.0.113.9")));
    expect(all).not.toContain(true);
    const more = Promise.allSettled(
      Array.from({ length: 14 }, () => media.make(received.files[0]!, "paid")),
    );
    // What isn't decoded because others wait costs nothing: these would be paid for once, but not twice.
    for (const _ of "12") {
      const tries = Array.from({ length: 70 }, () =>
        media.make(received.files[0]!, "paid", "203.0.113.10").catch((error: unknown) => error),
      );
      const ended = await Promise.all(tries);
      expect(ended.filter((each) => each instanceof LimitReached)).toEqual([]);
      expect(ended.some((each) => each instanceof PicturesBusy)).toBe(true);
    }
    expect((await more).filter(({ status }) => status === "rejected").length).toBe(2);
    await received.discard();
  });

  test("of uploads that never end, four of one visitor and sixteen of all come in at once", async () => {
    const photo = await drawnPhoto(300, 300).jpeg().toBuffer();
    const ends: (() => void)[] = [];
    const begin = (visitor?: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(photo.subarray(0, 100));
          await promise;
          controller.enqueue(photo.subarray(100));
          controller.close();
        },
      });
      const headers = { "content-type": "image/jpeg" };
      const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
      return media.receive(new Request("http://site/", init), 1, visitor);
    };
    const again = async (visitor?: string) =>
      await media.receive(posted(photo), 1, visitor).then(
        async ({ discard }) => (await discard(), "taken"),
        (error: unknown) => error instanceof PicturesBusy && "busy",
      );
    const one = Array.from({ length: 4 }, () => begin("one"));
    expect(await again("one")).toBe("busy");
    expect(await again("another")).toBe("taken");
    const others = Array.from({ length: 12 }, (_, index) => begin(`other ${index}`));
    expect(await again("another")).toBe("busy");
    expect(await again()).toBe("taken");
    ends[0]!();
    await (await one[0]!).discard();
    expect(await again("one")).toBe("taken");
    for (const end of ends) end();
    for (const upload of [...one.slice(1), ...others]) await (await upload).discard();
    expect(readdirSync(join(folder, "media", "incoming"))).toEqual([]);
  });
});
