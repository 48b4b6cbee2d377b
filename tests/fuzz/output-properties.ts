import * as fc from "fast-check";
import { parse } from "csv-parse/sync";
import { BlockList, isIP } from "node:net";
import { absoluteLinks } from "../../src/site/feeds/feed.file.tsx";
import { xmlText } from "../../src/site/feeds/rss.ts";
import { csvText } from "../../src/platform/text/csv.ts";
import { longDate } from "../../src/platform/text/dates.ts";
import { jsonText, plain } from "../../src/office/owner/output.ts";
import { visitorAddress } from "../../src/platform/http/proxy.ts";
import { renderMarkdown } from "../../src/platform/content/markdown.ts";
import { jsonLine, plainLine } from "../../src/platform/log.ts";
import { expectSame } from "./expect-same.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText } from "./hostile-text.ts";

const time = new Date(2026, 10, 20);
const proxies = new BlockList();
proxies.addSubnet("127.0.0.0", 8);
proxies.addSubnet("::1", 128, "ipv6");

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
// Characters that XML 1.0 can't represent; half characters become replacement characters on output.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const attributeNames = new Set(
  "href src alt title id start class style role tabindex aria-label".split(" "),
);

const markdown = fc
  .array(
    fc.oneof(hostileText, fc.constantFrom("\n", "\n\n", "- ", "> ", "| a | b |\n|--|--|\n", "1. ")),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(""));

const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.ipV4().map((ip) => `::ffff:${ip}`),
  fc.tuple(fc.ipV6(), fc.nat()).map(([ip, port]) => `[${ip}]:${port}`),
  fc.tuple(fc.ipV4(), fc.nat()).map(([ip, port]) => `${ip}:${port}`),
  hostileText,
);

/** No line of the log affects a terminal or starts another line. */
function expectOneLine(line: string): void {
  if (/[\p{Cc}\u2028\u2029]/u.test(line)) throw new Error(JSON.stringify(line));
}

export const outputs: FuzzGroup = {
  name: "output",
  properties: [
    forAll("a Markdown article has no markup except our own", 3000, markdown, (text) => {
      const html = renderMarkdown(text);
      for (const [, tag = "", attributes = ""] of html.matchAll(/<\/?([^\s>]*)([^>]*)>/g)) {
        if (
          !/^(p|h[1-6]|ul|ol|li|a|img|em|strong|s|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td|div)$/.test(
            tag,
          )
        )
          throw new Error(`<${tag}> in ${html}`);
        for (const [, name = "", value = ""] of attributes.matchAll(/([^\s="]+)="([^"]*)"/g)) {
          if (!attributeNames.has(name)) throw new Error(`${name}= in ${html}`);
          if (
            /^(href|src)$/.test(name) &&
            /^\s*(javascript|vbscript|file|data:(?!image\/))/i.test(value)
          )
            throw new Error(html);
          if (name === "style" && !/^text-align:(left|right|center)$/.test(value))
            throw new Error(html);
        }
      }
    }),
    forAll("a text in XML reads as it was written", 2000, hostileText, (text) => {
      const written = xmlText(text);
      if (/[<>"]|&(?!(amp|lt|gt|quot);)/.test(written)) throw new Error(written);
      const read = written.replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!);
      expectSame(read, text.replaceAll(unwritable, ""));
      if (absoluteLinks(written, "https://a.example") !== written) throw new Error("has links");
    }),
    forAll(
      "a table in CSV reads as it was written",
      1500,
      fc.array(fc.array(fc.oneof(hostileText, fc.constant("")), { minLength: 2, maxLength: 3 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (rows) => {
        const even = rows.map((row) => [row[0]!.toWellFormed(), row[1]!.toWellFormed()]);
        expectSame(parse(csvText(even), { relax_column_count: false, bom: false }), even);
      },
    ),
    forAll(
      "a line of the log for programs is one line of JSON",
      2000,
      fc.tuple(hostileText, hostileText),
      ([what, fact]) => {
        const line = jsonLine({ time, level: "error", what, [fact]: fact, path: fact });
        expectOneLine(line);
        expectSame(
          (JSON.parse(line) as { level: string }).level,
          fact === "level" ? fact : "error",
        );
      },
    ),
    forAll(
      "a line of the log for people can't pass for another",
      2000,
      fc.tuple(hostileText, hostileText),
      ([what, path]) => {
        for (const [index, line] of plainLine({ time, level: "info", what, path })
          .split("\n")
          .entries()) {
          expectOneLine(line);
          if (index > 0 && !line.startsWith("  ")) throw new Error(line);
        }
      },
    ),
    forAll("the owner's output can't affect their terminal", 2000, hostileText, (text) => {
      expectOneLine(plain(text));
      const json = jsonText({ [text]: text });
      expectOneLine(json);
      expectSame(JSON.parse(json), { [text]: text });
    }),
    forAll(
      "a visitor is an address, whatever a proxy sends",
      2500,
      fc.array(address, { maxLength: 5 }),
      (named) => {
        for (const remote of ["127.0.0.1", "::1", "203.0.113.7"]) {
          const visitor = visitorAddress(remote, named.join(", "), proxies);
          if (isIP(visitor) === 0) throw new Error(visitor);
          if (remote === "203.0.113.7") expectSame(visitor, remote);
        }
      },
    ),
    forAll("any time has a date", 500, fc.date({ noInvalidDate: true }), (date) => {
      if (!/\d/.test(longDate(date.getTime()))) throw new Error(String(date));
    }),
  ],
};
