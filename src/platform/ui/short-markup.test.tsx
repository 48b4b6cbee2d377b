import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shortMarkup } from "./markup-cache.tsx";

test("apostrophes and drawings are sent in few bytes", () => {
  const html = renderToStaticMarkup(
    <p title="Ann's">
      Didn't like
      <svg>
        <path d="M0 0" />
        <use href="#stars" />
      </svg>
    </p>,
  );
  expect(shortMarkup(html)).toBe(
    `<p title="Ann's">Didn't like<svg><path d="M0 0"/><use href="#stars"/></svg></p>`,
  );
});

test.each(["&#x27;", "&amp;#x27;", "<path></path>", '"></path>', "'"])(
  "the text %s stays what it is",
  (text) => {
    const html = renderToStaticMarkup(<p title={text}>{text}</p>);
    expect(shortMarkup(html)).toBe(html.replaceAll("&#x27;", "'"));
    expect(shortMarkup(html)).not.toContain("/>");
  },
);
