import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { inCpuTime } from "../../../../tests/support/cpu-time.ts";
import { contentFiles } from "../../../library/content-files.ts";
import type { Mistake } from "../../../platform/content/mistake.ts";
import { splitArticle } from "../../../platform/content/content-reader.ts";
import { largestBody } from "../../../platform/http/refuse-requests.ts";
import { type EntryKind, formOf } from "./entry-fields.ts";
import { EntryForm, type EntryFormProps } from "./entry-form.tsx";
import { answerPreview } from "./entry-preview.ts";
import { fitsForm, readEntryForm } from "./read-entry-form.ts";

const folder = join(import.meta.dirname, "../../../../content");
const kinds = Object.keys(contentFiles) as EntryKind[];

/** The files of a kind, below the content folder. */
function filesOf(kind: EntryKind): string[] {
  const { path, kind: of } = contentFiles[kind];
  if (of === "file") return [path];
  if (!existsSync(join(folder, dirname(path)))) return [];
  return readdirSync(join(folder, dirname(path))).map((name) => join(dirname(path), name));
}

interface Entry {
  value: Record<string, unknown>;
  body?: string;
}

function read(kind: EntryKind, path: string): Entry {
  const text = readFileSync(join(folder, path), "utf8");
  if (contentFiles[kind].kind !== "articles") return { value: parse(text) as Entry["value"] };
  const parts = splitArticle(text);
  if ("wrong" in parts) throw new Error(parts.wrong);
  return { value: parse(parts.fields) as Entry["value"], body: parts.body };
}

function render(kind: EntryKind, path: string, props: Partial<EntryFormProps>): string {
  const rest = { value: undefined, mistakes: [], namesIn: (of: string) => [`a-name-in-${of}`] };
  return renderToStaticMarkup(<EntryForm kind={kind} path={path} {...rest} {...props} />);
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (html: string) => html.replaceAll(/&([#\w]+);/g, (_, name: string) => signs[name]!);

/** What a browser without script posts of a form, if nobody changes anything. */
function postOf(html: string): URLSearchParams {
  const posted = new URLSearchParams();
  const of = (tag: string, name: string) =>
    plain(RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  for (const [whole, kind, inside = ""] of html.matchAll(
    /<input\b[^>]*>|<(select|textarea)\b[^>]*>(.*?)<\/\1>/gs,
  )) {
    const tag = /^<[^>]*>/.exec(whole)![0];
    const name = of(tag, "name");
    if (name === "" || (of(tag, "type") === "checkbox" && !/ checked\b/.test(tag))) continue;
    const options = [...inside.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const chosen = options.find((option) => / selected\b/.test(option)) ?? options[0] ?? "";
    const value =
      kind === "select"
        ? of(chosen, "value")
        : kind === "textarea"
          ? plain(inside).replace(/^\n/, "").replaceAll("\n", "\r\n")
          : of(tag, "value");
    posted.append(name, value);
  }
  return posted;
}

const every = kinds.flatMap((kind) => filesOf(kind).map((path) => [path, kind] as const));

describe("a form that nobody changed", () => {
  test("says the same as its file in content/", () => {
    const found = every.map(([path, kind]) => {
      const { value, body } = read(kind, path);
      const posted = postOf(render(kind, path, { value, ...(body === undefined ? {} : { body }) }));
      // Only empty lines around a text aren't in the form.
      const former = body === undefined ? {} : { body: body.replace(/\S[\s\S]*\S/, "other words") };
      const fits = posted.toString().length < largestBody.form * 0.9;
      return { path, fits, ...readEntryForm(kind, posted, former) };
    });
    expect(found.length).toBeGreaterThan(100);
    expect(found).toStrictEqual(
      every.map(([path, kind]) => ({ path, fits: true, ...read(kind, path), isShown: false })),
    );
  });

  test.each(kinds)("of a new entry has no value in it: %s", (kind) => {
    const { value } = readEntryForm(kind, postOf(render(kind, "new", { value: {} })));
    const unset = JSON.stringify(value).replaceAll(/"[^"]+":|null|""|[[\]{},]/g, "");
    expect(unset).toBe("");
  });
});

describe("what may be wrong in a file", () => {
  const { value } = read("paddles", "paddles/diadem-hero.yaml");
  const again = (other: object) => {
    const whole = { ...value, ...other };
    return readEntryForm("paddles", postOf(render("paddles", "x", { value: whole })), {
      value: whole,
    }).value;
  };

  test.each([
    { weightOz: "eight ounces" },
    { category: "Pwoer Paddle" },
    { featured: "maybe" },
    { year: null },
    { notConfirmed: ["brand", "pirce"] },
    { colourway: "blue" },
    { knownFor: "Pace" },
    { versions: { name: "V7" } },
    { strengths: ["power"] },
    { updated: "yesterday" },
    { colourway: { face: "white" } },
  ])("stays as it is: %j", (other) => {
    const { year, ...rest } = { ...value, ...other };
    expect(again(other)).toEqual(year === null ? rest : { ...rest, year });
  });

  test("and a field that isn't known stays until its box is checked", () => {
    const whole = { ...value, colour: "red", replaces: { paddle: "x", since: 2 } };
    const html = render("paddles", "x", { value: whole });
    const posted = postOf(html);
    expect(readEntryForm("paddles", posted, { value: whole }).value).toEqual(whole);
    expect(html.includes("Remove the unknown field colour")).toBe(true);
    posted.append(":drop", "colour");
    posted.append(":drop", "replaces.since");
    expect(readEntryForm("paddles", posted, { value: whole }).value).toEqual({
      ...value,
      replaces: { paddle: "x" },
    });
  });
});

describe("what is typed", () => {
  const of = (kind: EntryKind, fields: Record<string, string>) =>
    readEntryForm(kind, new URLSearchParams(fields)).value;

  test("is read as its field's type", () => {
    expect(
      of("paddles", {
        name: "  J2K ",
        year: "2026",
        weightOz: " 8.1",
        listPriceCents: "$155.00",
        coreMm: "",
        surface: "Graphite",
        "versions.0.name": "V7",
        "versions.0.isEarlier": "unset",
        "strengths.power": "Pace",
      }),
    ).toEqual({
      name: "J2K",
      year: 2026,
      weightOz: 8.1,
      listPriceCents: 15_500,
      coreMm: null,
      surface: "Graphite",
      notConfirmed: [],
      colourway: {},
      knownFor: [],
      criticisedFor: [],
      keywords: [],
      versions: [{ name: "V7" }],
      strengths: { power: "Pace" },
    });
  });

  test("an unchanged text keeps its own spaces and lines", () => {
    const former = { value: { name: "Elena\n", bio: "One.\nTwo." } };
    const posted = new URLSearchParams({ name: "Elena", bio: "One.\r\nTwo.\r\n\r\n" });
    expect(readEntryForm("team", posted, former).value).toMatchObject(former.value);
  });

  test("a box is no longer checked", () => {
    const posted = new URLSearchParams({ featured: "was yes", comingSoon: "was no" });
    posted.append("comingSoon", "yes");
    expect(readEntryForm("guides", posted).value).toMatchObject({
      featured: false,
      comingSoon: true,
    });
  });

  test("a field of YAML that can't be read stays text", () => {
    expect(
      of("blog", { "play.players": "[[1, 2]", "play.ball": "[[1, 5], [27, 8]]" }),
    ).toMatchObject({
      play: {
        players: "[[1, 2]",
        ball: [
          [1, 5],
          [27, 8],
        ],
      },
    });
  });

  test("names that aren't in the schema are ignored", () => {
    const posted = new URLSearchParams({
      "__proto__.polluted": "yes",
      "constructor.prototype.polluted": "yes",
      "colourway.__proto__.polluted": "yes",
      "knownFor.__proto__": "yes",
      "knownFor.999999999999": "far",
      "knownFor.4000": "Pace",
      "knownFor.length": "9",
      "strengths.toString": "no trait",
      "name.first": "x",
      act: "content save",
      ["x.".repeat(5000)]: "deep",
    });
    const { value } = readEntryForm("paddles", posted);
    expect(value).toMatchObject({ knownFor: ["Pace"], colourway: {} });
    expect(Object.keys(value as object).toSorted()).toEqual(
      Object.keys(of("paddles", { "knownFor.0": "Pace" }) as object).toSorted(),
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("what is too long is refused, and nothing of it is read", () => {
    const former = { value: { name: "Hero" } };
    const long = readEntryForm("paddles", new URLSearchParams({ name: "x".repeat(1e6) }), former);
    expect(long).toMatchObject({
      value: former.value,
      problem: expect.stringContaining("too long"),
    });
    const many = new URLSearchParams(Array.from({ length: 9000 }, () => ["knownFor.0", "x"]));
    expect(readEntryForm("paddles", many, former)).toMatchObject({ problem: expect.any(String) });
  });
});

/** So many groups with nothing in them. */
const groups = (count: number) => Array.from({ length: count }, () => ({}));

describe("a form shows at most 3,000 fields and items", () => {
  const offers = (checks: number) => Array.from({ length: 20 }, () => ({ checks: groups(checks) }));

  test.each([
    [true, "40 versions", { versions: groups(40) }],
    [false, "100 versions", { versions: groups(100) }],
    [true, "20 shops with 40 prices each", { offers: offers(40) }],
    [false, "20 shops with 260 prices each", { offers: offers(260) }],
    [false, "a list of 301 words", { knownFor: Array.from({ length: 301 }, () => "x") }],
  ])("%s: %s", (fits, _, value) => {
    expect(fitsForm("paddles", value)).toBe(fits);
  });

  // Without the limit, a form of 300 versions would take several times as long.
  test("so that the largest one takes little time", async () => {
    await inCpuTime(400, () => void render("paddles", "x", { value: { versions: groups(40) } }));
  });

  test("of what was posted, too", () => {
    const posted = new URLSearchParams({ name: "Hero" });
    for (const index of groups(100).keys()) posted.append(`versions.${index}.name`, "V");
    const former = { value: { name: "Former" } };
    expect(readEntryForm("paddles", posted, former)).toMatchObject({
      value: former.value,
      problem: "That's too much for one entry.",
    });
  });
});

describe("a button of a list", () => {
  const press = (pressed: string, value: object) => {
    const posted = postOf(render("paddles", "x", { value }));
    posted.append(":list", pressed);
    return readEntryForm("paddles", posted, { value });
  };
  const phrases = { knownFor: ["One", "Two", "Three"] };
  const versions = { versions: [{ name: "V7", about: ["A"] }, { name: "V8" }] };

  test.each([
    ["add knownFor", phrases, { knownFor: ["One", "Two", "Three", ""] }],
    ["remove knownFor.1", phrases, { knownFor: ["One", "Three"] }],
    ["up knownFor.1", phrases, { knownFor: ["Two", "One", "Three"] }],
    ["down knownFor.1", phrases, { knownFor: ["One", "Three", "Two"] }],
    ["up knownFor.0", phrases, phrases],
    ["down versions.0", versions, { versions: [{ name: "V8" }, { name: "V7", about: ["A"] }] }],
    [
      "add versions.0.about",
      versions,
      { versions: [{ name: "V7", about: ["A", ""] }, { name: "V8" }] },
    ],
    [
      "add versions.1.about",
      versions,
      {
        versions: [
          { name: "V7", about: ["A"] },
          { name: "V8", about: [""] },
        ],
      },
    ],
    ["add versions", {}, { versions: [{}] }],
    ["add __proto__", phrases, phrases],
    ["add versions.7.about", versions, versions],
    ["remove knownFor.length", phrases, phrases],
    ["add name", phrases, phrases],
  ])("does what it says: %s", (pressed, before, after) => {
    const { value, isShown } = press(pressed, before);
    expect(isShown).toBe(true);
    expect(value).toMatchObject(after);
  });

  test("adds nothing to a form without room for it, keeps what was typed, and says what to do", () => {
    let count = 40;
    while (fitsForm("paddles", { versions: groups(count + 1) })) count++;
    const pressed = press("add versions", { versions: groups(count) });
    expect(pressed).toMatchObject({ isShown: true, problem: expect.stringContaining("no room") });
    expect((pressed.value as { versions: unknown[] }).versions).toHaveLength(count);
  });

  test("adds an empty item, which is shown, and left out when the form is saved", () => {
    const { value } = press("add knownFor", phrases);
    const html = render("paddles", "x", { value });
    expect(html).toContain('name="knownFor.3"');
    expect(readEntryForm("paddles", postOf(html)).value).toMatchObject(phrases);
  });
});

describe("mistakes", () => {
  const said = (mistake: Partial<Mistake>, value: object = { versions: [{}, {}] }) =>
    render("paddles", "paddles/x.yaml", { value, mistakes: [mistakeOf(mistake)] });
  const mistakeOf = (mistake: Partial<Mistake>): Mistake => ({
    file: "content/paddles/x.yaml",
    line: 3,
    at: [],
    sentence: "",
    ...mistake,
  });
  const ruleOf = (meant?: string) => ({ description: "a name", example: "V7", meant });
  const beside = (html: string, name: string) => {
    const [tag = ""] =
      RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
    const [, ids = ""] = / aria-describedby="([^"]*)"/.exec(tag) ?? [];
    const texts = ids.split(" ").map((id) => RegExp(` id="${id}">(.*?)</p>`).exec(html)?.[1]);
    return tag.includes(" aria-invalid=") ? texts : [];
  };

  test("are beside their fields, and listed with links to them", () => {
    const html = said({ at: ["versions", 0, "name"], sentence: "is missing.", rule: ruleOf() });
    expect(beside(html, "versions.0.name")).toContain("Name is missing.");
    expect(html).toContain(
      '<li>Missing: <span><a href="#field-versions.0.name">Versions 1, Name</a></span></li>',
    );
    expect(html).toMatch(/<details[^>]* id="field-versions.0" open=""/);
  });

  test("keep what was perhaps meant", () => {
    const html = said({
      at: ["category"],
      sentence: '"Pwoer Paddle" is not one of the allowed words.',
      rule: ruleOf("Power Paddle"),
    });
    expect(plain(beside(html, "category").join())).toContain(
      '"Pwoer Paddle" is not one of the allowed words. Perhaps you meant: Power Paddle',
    );
  });

  test("name fields by their labels", () => {
    const html = said({
      at: ["strengths", "power"],
      sentence: '"Pace" is not, word for word, one of the phrases of knownFor or buyIf.',
      rule: ruleOf(),
    });
    expect(plain(beside(html, "strengths.power").join())).toContain(
      `"Pace" is not, word for word, one of the phrases of 'Known for' or 'Buy if'.`,
    );
  });

  test("of a part that isn't shown are at what is around it", () => {
    const html = render("blog", "blog/x.md", {
      value: { play: { players: [[1, 99]] } },
      mistakes: [
        mistakeOf({
          file: "content/blog/x.md",
          at: ["play", "players", 0, 1],
          sentence: "99 is more than 23.",
          rule: ruleOf(),
        }),
      ],
    });
    expect(beside(html, "play.players")).toContain("99 is more than 23.");
  });

  test("of the text are beside the text", () => {
    const html = render("blog", "blog/x.md", {
      value: {},
      mistakes: [
        mistakeOf({
          file: "content/blog/x.md",
          at: "the text",
          sentence: "the link is never closed.",
        }),
      ],
    });
    expect(beside(html, "body")).toContain("The link is never closed.");
  });

  test("of other files are said as they are", () => {
    const file = "content/best-of/spin.md";
    const html = said({
      file,
      line: 30,
      at: ["entries", 0, "paddle"],
      sentence: '"x" is not a paddle.',
    });
    expect(html).toContain(`<li>${file}:30 entries.0.paddle: &quot;x&quot; is not a paddle.</li>`);
  });
});

test("labels and help don't speak of files", () => {
  for (const kind of kinds) {
    const html = render(kind, "x", { value: {} });
    const said = plain(html.replaceAll(/<[^>]*>/g, " "));
    expect(
      said.match(/.{0,60}\b(line out|group out|\.yaml|in brackets|in quotes|null)\b.{0,30}/),
    ).toBeNull();
  }
});

test("names are labels in words", () => {
  const labels = [...formOf("paddles").fields].map(([name, { label }]) => [name, label]);
  expect(Object.fromEntries(labels)).toMatchObject({
    coreMm: "Core",
    knownFor: "Known for",
    listPriceCents: "List price",
    averageDupr: "Average DUPR",
    gripLengthIn: "Grip length",
    pricedIn: "Priced in",
  });
});

test("each kind of control is what its field needs", () => {
  const html = render("paddles", "x", {
    value: { listPriceCents: 11_999, buyIf: ["you attack"], versions: [{ name: "V7" }] },
  });
  const [, offered] =
    /<datalist id="quotes-knownFor-buyIf"[^>]*>(.*?)<\/datalist>/.exec(html) ?? [];
  expect(offered).toBe("<option>you attack</option>");
  const tag = (name: string, of = html) =>
    [...of.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
      .map(([each]) => each)
      .find((each) => each.includes(` name="${name}"`));
  expect(tag("listPriceCents")).toContain(' value="119.99"');
  expect(tag("pricedIn")).toContain(' type="month"');
  expect(tag("updated")).toContain(' type="date"');
  expect(tag("intro")).toMatch(/^<textarea/);
  expect(tag("category")).toMatch(/^<select/);
  expect(tag("colourway.face")).toContain(' type="text"');
  expect(tag("replaces.paddle")).toContain(' list="names-paddles"');
  expect(html.includes("<option>a-name-in-paddles</option>")).toBe(true);
  expect(tag("strengths.power")).toContain(' list="quotes-knownFor-buyIf"');
  expect(tag("versions.0.strengths.power")).not.toContain(" list=");
  expect(html.includes('aria-label="Drawing of the paddle"')).toBe(true);
  expect(tag("author", render("blog", "x", { value: {} }))).toContain(' list="names-team"');
  const guide = render("guides", "x", { value: { related: [""], entries: [{}] } });
  expect(tag("related.0", guide)).toContain(' list="names-best-of"');
  expect(tag("entries.0.paddle", guide)).toContain(' list="names-paddles"');
});

test("no field of a file has the name of a field of the page around the form", () => {
  for (const kind of kinds)
    for (const name of ["act", "entry", "body", "at", "revision", "sure", "reason"])
      expect(formOf(kind).fields.has(name)).toBe(false);
});

test("a long form can be searched, and its groups open one by one", () => {
  const isSearched = (kind: EntryKind) => render(kind, "x", { value: {} }).includes("data-filter");
  expect(kinds.filter(isSearched)).toEqual([
    "wording",
    "newsletterPages",
    "requests",
    "questions",
    "sideBySide",
    "mail",
  ]);
});

describe("a preview", () => {
  const ask = async (kind: EntryKind, fields: Record<string, string>) => {
    const answer = await answerPreview(
      kind,
      new URLSearchParams(fields),
      async (_, posted) => readEntryForm(kind, new URLSearchParams(posted)),
      async () => new Map(),
    );
    return await answer?.text();
  };

  test("shows a text as its page does, without HTML", async () => {
    const html = await ask("blog", { ":preview": "body", body: "## One\r\n\r\n<b>two</b>" });
    expect(html).toContain('<h2 id="on-one">One</h2>');
    expect(html).toContain("&lt;b&gt;two");
  });

  test("draws an entry in the colors that were chosen, and never in anything else", async () => {
    const html = await ask("paddles", {
      ":preview": "drawing",
      "colourway.face": "#abcdef",
      "colourway.tone": '"><script>',
      lengthIn: "1e9",
    });
    expect(html).toContain('fill="#abcdef"');
    expect(html).not.toContain("script");
  });

  test("isn't what other posts get", async () => {
    expect(await ask("paddles", { name: "x" })).toBeUndefined();
  });
});
