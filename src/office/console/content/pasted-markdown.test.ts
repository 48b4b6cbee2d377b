import { expect, test } from "vitest";
import { markdownFromHtml } from "./pasted-markdown.ts";

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
