import { expect, test } from "vitest";
import { compareWords, readPasted } from "./pasted-markdown.ts";
import { renderMarkdown } from "../../../platform/content/markdown.ts";

const markdownFromHtml = (html: string) => readPasted(html).markdown;

const word = (inside: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->${inside}<!--EndFragment--></body></html>`;

test("Word's headings, marks and links become Markdown, without its styles", () => {
  expect(
    markdownFromHtml(
      word(`
<h1 style='mso-pagination:lines-together'><b style='mso-bidi-font-weight:normal'>When to Reset<o:p></o:p></b></h1>

<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-size:12.0pt;
font-family:"Calibri",sans-serif;mso-fareast-font-family:"Times New Roman"'>A <b style='mso-bidi-font-weight:normal'>reset</b> takes
<i style='mso-bidi-font-style:normal'>pace</i> off the ball. <span class=SpellE>See</span>&nbsp;<a
href="https://example.com/resets"><span style='color:#0563C1;text-decoration:underline'>the drill</span></a>.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<h2><span style='mso-bookmark:_Toc1'><a name="_Toc1">From the transition zone</a></span></h2>

<p class=MsoNormal>Soft hands.<u>Always</u>.</p>`),
    ),
  ).toBe(
    [
      "## When to Reset",
      "A **reset** takes *pace* off the ball. See [the drill](https://example.com/resets).",
      "## From the transition zone",
      "Soft hands.Always.",
    ].join("\n\n"),
  );
});

test("Word's lists, which are paragraphs, become lists", () => {
  const item = (level: number, bullet: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
  expect(
    markdownFromHtml(
      word(
        `<p class=MsoNormal>Bring:</p>${item(1, "·", "a <b>paddle</b>")}${item(2, "o", "with a grip")}${item(1, "·", "two balls")}<p class=MsoNormal>Then:</p>${item(1, "1.", "warm up")}${item(1, "2.", "play")}<p class=MsoNormal>Done.</p>`,
      ),
    ),
  ).toBe(
    "Bring:\n\n- a **paddle**\n   - with a grip\n- two balls\n\nThen:\n\n1. warm up\n2. play\n\nDone.",
  );
});

test.each([
  [
    "a heading over two columns keeps figures in theirs",
    "<table><tr><th colspan=2>Paddle</th><th>oz</th></tr><tr><td>Hero</td><td>V2</td><td>8.1</td></tr></table>",
    "| Paddle | | oz |\n| --- | --- | --- |\n| Hero | V2 | 8.1 |",
  ],
  [
    "so does a cell over two rows",
    "<table><tr><th>Brand</th><th>oz</th></tr><tr><td rowspan=2>Onix</td><td>8.1</td></tr><tr><td>7.9</td></tr></table>",
    "| Brand | oz |\n| --- | --- |\n| Onix | 8.1 |\n| | 7.9 |",
  ],
  [
    "a first row with fewer cells doesn't cut the others",
    "<table><tr><th>Specs</th></tr><tr><td>Weight</td><td>8.1</td></tr></table>",
    "| Specs | |\n| --- | --- |\n| Weight | 8.1 |",
  ],
])("in a table, %s", (_, html, markdown) => {
  expect(markdownFromHtml(html)).toBe(markdown);
});

test("what is there for the eye or for screen readers alone isn't there twice, and what is hidden isn't there", () => {
  const price =
    '<span class="offscreen">$149.99</span><span aria-hidden="true"><span>$</span>149<sup>99</sup></span>';
  const hidden = '<i hidden>a</i><i style="display:none">b</i><i style="visibility: hidden">c</i>';
  expect(markdownFromHtml(`<p>It costs ${price} ${hidden}now.</p>`)).toBe("It costs $149.99 now.");
});

test("a raised minus stays raised", () => {
  expect(markdownFromHtml("<p>10<sup>-3</sup>, 10<sup>−6</sup>, H<sub>2</sub></p>")).toBe(
    "10⁻³, 10⁻⁶, H₂",
  );
  expect(compareWords("10-3", "10⁻³", { struck: [] })).toEqual({ missing: [], added: [] });
});

test("Google Docs' spans, wrappers and links become Markdown", () => {
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;
  const plain = "font-weight:400;font-style:normal";
  expect(
    markdownFromHtml(
      `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${span("font-weight:700;font-style:normal", "The third shot")}</h2><p dir="ltr" style="line-height:1.38;">${span(plain, "Drop it ")}${span("font-weight:700;font-style:normal", "into the ")}${span("font-weight:700;font-style:normal", "kitchen")}${span(plain, ", or ")}${span("font-weight:400;font-style:italic", "drive")}${span(plain, " it. ")}<a href="https://www.google.com/url?q=https://example.com/a_(b)&amp;sa=D" style="text-decoration:none;">${span("color:#1155cc;font-weight:400", "Watch")}</a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span(plain, "Low")}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr">${span(plain, "and short")}</p></li></ul><li dir="ltr"><p dir="ltr">${span(plain, "Slow")}</p></li></ul><ol><li><p>${span(plain, "One")}</p></li><li><p>${span(plain, "Two")}</p></li></ol></b>`,
    ),
  ).toBe(
    [
      "## The third shot",
      "Drop it **into the kitchen**, or *drive* it. [Watch](https://example.com/a_%28b%29)",
      "- Low\n   - and short\n- Slow",
      "1. One\n2. Two",
    ].join("\n\n"),
  );
});

test("tables become tables", () => {
  expect(
    markdownFromHtml(
      `<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Ball</b></p></td><td><p class=MsoNormal>Holes | type</p></td></tr><tr><td><p>X-40</p></td><td><p>40</p></td></tr></table>`,
    ),
  ).toBe("| **Ball** | Holes \\| type |\n| --- | --- |\n| X-40 | 40 |");
});

test("pictures, scripts and addresses that nobody should click are left out", () => {
  expect(
    markdownFromHtml(
      `<p>One <img src="https://example.com/x.png" alt="x"><a href="javascript:alert(1)">two</a> <a href="file:///C:/x">three</a><script>alert(1)</script></p><p class="x">&nbsp;</p><p></p><div class="y"><span>four</span></div>`,
    ),
  ).toBe("One two three\n\nfour");
});

test("what would be Markdown by accident stays as it was typed", () => {
  expect(markdownFromHtml("<p>2 * 3 * 4 and [[balls]]</p><p>1. not a list</p>")).toBe(
    "2 \\* 3 \\* 4 and [[balls]]\n\n1\\. not a list",
  );
});

const docs = (style: string, text: string) =>
  `<span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;${style};white-space:pre-wrap;">${text}</span>`;

test.each([
  // Prices as shops write them.
  ["<p>Now $149<sup>99</sup> each</p>", "Now $149.99 each"],
  ["<p><sup>$</sup><b>149</b><sup>99</sup></p>", "$**149**.99"],
  [
    `<p>${docs("vertical-align:baseline", "$1,149")}${docs("vertical-align:super;font-size:0.6em", "99")}</p>`,
    "$1,149.99",
  ],
  ["<p>€ 149<sup>95</sup></p>", "€ 149.95"],
  // A note isn't cents, and no note is a part of a figure.
  ["<p>$149<sup>1</sup></p>", "$149¹"],
  ["<p>8.1 oz<sup>1</sup> and 16<sup>12</sup></p>", "8.1 oz¹ and 16¹²"],
  ["<p>0.42 in<sup>2,3</sup></p>", "0.42 in²,³"],
  ['<p>8.1<sup><a href="#n1">[1]</a></sup></p>', "8.1\\[¹\\]"],
  ["<p>10<sup>2</sup> kg·cm<sup>2</sup></p>", "10² kg·cm²"],
  ["<p>CO<sub>2</sub>, the 2<sup>nd</sup> of May</p>", "CO₂, the 2nd of May"],
  ["<p>4<sup>1</sup>/<sub>4</sub> in and <sup>1</sup>⁄<sub>2</sub></p>", "4 1/4 in and 1⁄2"],
  // What was struck out.
  ["<p>It costs <s>$199</s> $149 now.</p>", "It costs $149 now."],
  ["<p><del>not legal</del> legal</p>", "legal"],
  ["<p>Buy <strike><b>two</b></strike> one</p>", "Buy one"],
  [
    `<p>${docs("text-decoration:none", "It costs ")}${docs("text-decoration:line-through", "$199")}${docs("text-decoration:none", " $149")}</p>`,
    "It costs $149",
  ],
  ['<p>A <b style="text-decoration-line: line-through">bad</b> good idea</p>', "A good idea"],
])("%s becomes %s", (html, markdown) => {
  expect(markdownFromHtml(html)).toBe(markdown);
});

test("what was struck out is named", () => {
  expect(
    readPasted("<p>It costs <s>$199</s> $149, <del>not <b>legal</b></del> legal</p>").struck,
  ).toEqual(["$199", "not legal"]);
});

test("headings and lists of Word for the web keep their levels", () => {
  const words = (text: string) =>
    `<span data-contrast="auto" class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span>`;
  const heading = (level: number, text: string) =>
    `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="${level}" style="font-weight:normal;font-style:normal">${words(text)}</p></div>`;
  const item = (level: number, text: string, tag = "ul", start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" role="list" start="${start}"><li role="listitem" data-aria-level="${level}" class="OutlineElement Ltr"><p class="Paragraph">${words(text)}</p></li></${tag}></div>`;
  expect(
    markdownFromHtml(
      `<div>${heading(1, "Bags")}${heading(3, "What to bring")}<div class="OutlineElement"><p class="Paragraph">${words("Bring:")}</p></div>${item(1, "a paddle")}${item(2, "with a grip")}${item(3, "and tape")}${item(1, "two balls")}<p>${words("Then:")}</p>${item(1, "warm up", "ol")}${item(1, "play", "ol", 2)}<p>${words("Done.")}</p></div>`,
    ),
  ).toBe(
    "## Bags\n\n### What to bring\n\nBring:\n\n- a paddle\n   - with a grip\n      - and tape\n- two balls\n\nThen:\n\n1. warm up\n2. play\n\nDone.",
  );
});

/** A page's text, with each of its paragraphs and items on a line. */
const shownText = (markdown: string) =>
  renderMarkdown(markdown)
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr)>|<br>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

test.each<[what: string, html: string, plain: string, missing: string[], added: string[]]>([
  [
    "the same",
    "<h2>The “third”</h2><ul><li>It’s 8.1 oz</li></ul>",
    'The "third"\n• It\'s 8.1 oz',
    [],
    [],
  ],
  ["numbered items", "<ol><li>warm up</li><li>play</li></ol>", "1.\twarm up\n2.\tplay", [], []],
  ["a cell of a table", "<table><tr><td>16</td><td>8.1</td></tr></table>", "16\t8.1", [], []],
  ["a square", "<p>10<sup>2</sup></p>", "102", [], []],
  ["what was struck out", "<p>Now <s>$199</s> $149</p>", "Now $199 $149", [], []],
  ["cents", "<p>$149<sup>99</sup></p>", "$14999", ["$14999"], ["$149.99"]],
  ["a word that the HTML hides", "<p>One</p>", "One two", ["two"], []],
  ["a figure that's only in the HTML", "<p>8.1 oz, 16 mm</p>", "8.1 oz", [], ["16", "mm"]],
])("the clipboard's plain text is compared: %s", (_, html, plain, missing, added) => {
  const pasted = readPasted(html);
  expect(compareWords(plain, shownText(pasted.markdown), pasted)).toEqual({ missing, added });
});
