import type { CSSProperties, ReactNode } from "react";
import { MailColumn } from "./mail-column";
import { button, colors, layoutTable } from "./mail-look";
import type { MailBlock, MailFooter, MailSite, MailWords } from "./mail-blocks";

const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101820 !important; }
  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }
  .ink { color: #e9eff3 !important; }
  .muted { color: #b4c0cb !important; }
  .line { border-color: #334250 !important; }
}`;

const face = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const text: CSSProperties = {
  margin: "0 0 16px",
  fontSize: 16,
  lineHeight: "24px",
  color: colors.ink,
};

/** A mail's HTML part: one column, readable without styles and without pictures. */
export function MailDocument({ name, siteUrl, subject, blocks, footer }: MailSite & MailWords) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: dark }} />
      </head>
      <body className="ground" style={{ margin: 0, background: colors.ground, fontFamily: face }}>
        <table {...layoutTable} className="ground" style={{ background: colors.ground }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <MailColumn name={name} siteUrl={siteUrl}>
                  {blocks.map((block, index) => (
                    <Block key={index} block={block} />
                  ))}
                  <Footer {...footer} />
                </MailColumn>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h1 className="ink" style={{ ...text, fontSize: 24, lineHeight: "30px" }}>
          {block.text}
        </h1>
      );
    case "subheading":
      return (
        <h2
          className="ink line"
          style={{
            ...text,
            margin: "28px 0 16px",
            paddingTop: 20,
            borderTop: `1px solid ${colors.line}`,
            fontSize: 19,
          }}
        >
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p className="ink" style={text}>
          {block.text}
        </p>
      );
    case "button":
      return (
        <p style={{ margin: "0 0 20px" }}>
          <a
            href={block.url}
            style={{
              display: "inline-block",
              padding: "13px 22px",
              background: button.ground,
              color: button.ink,
              fontSize: 16,
              fontWeight: 700,
              textDecoration: "none",
            }}
          >
            {block.label}
          </a>
        </p>
      );
    case "entry":
      return (
        <p className="ink" style={text}>
          <a href={block.url} className="ink" style={{ color: colors.ink, fontWeight: 700 }}>
            {block.title}
          </a>
          {block.text ? <Below>{block.text}</Below> : null}
        </p>
      );
    case "quote":
      return (
        <blockquote
          className="ink line"
          style={{ ...text, paddingLeft: 14, borderLeft: `3px solid ${colors.line}` }}
        >
          {block.text.split("\n").map((line, index) => (
            <span key={index}>{index > 0 ? <Below>{line}</Below> : line}</span>
          ))}
          {block.from ? (
            <Below>
              <span className="muted" style={{ color: colors.muted, fontSize: 14 }}>
                {block.from}
              </span>
            </Below>
          ) : null}
        </blockquote>
      );
    case "facts":
      return (
        <p className="ink" style={text}>
          {block.facts.map(({ name, value }, index) => (
            <span key={name}>
              {index > 0 ? <br /> : null}
              <span className="muted" style={{ color: colors.muted }}>
                {name}:
              </span>{" "}
              {value}
            </span>
          ))}
        </p>
      );
  }
}

/** On a line of its own. */
function Below({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      {children}
    </>
  );
}

function Footer({ text: words, link }: MailFooter) {
  const small: CSSProperties = {
    margin: 0,
    fontSize: 14,
    lineHeight: "20px",
    color: colors.muted,
  };
  return (
    <div className="line" style={{ borderTop: `1px solid ${colors.line}`, padding: "16px 0" }}>
      <p className="muted" style={small}>
        {words}
        {link ? (
          <Below>
            <a href={link.url} className="muted" style={{ color: colors.muted }}>
              {link.label}
            </a>
          </Below>
        ) : null}
      </p>
    </div>
  );
}
