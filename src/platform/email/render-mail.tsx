// Renders an email as HTML and as plain text from one list of blocks, so the two always say the same. What visitors
// wrote is never turned into a link.

import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Span } from "../content/markdown.ts";
import { fill } from "../text/fill.ts";
import type { MailContent } from "./mail.ts";

export type MailBlock =
  | { kind: "heading"; text: string }
  /** The title of what follows, which may lead to more of it. */
  | { kind: "subheading"; text: string; url?: string | undefined }
  | { kind: "paragraph"; text: string }
  /** A paragraph with links and emphasis. */
  | { kind: "marked"; spans: readonly Span[] }
  /** The one call to action. */
  | { kind: "button"; label: string; url: string }
  /** A link to something on the site, with a line or two about it. */
  | { kind: "entry"; title: string; url: string; text?: string }
  /** A visitor's own words, with their line breaks. Email programs won't turn anything in them into a link. */
  | { kind: "quote"; text: string; from?: string }
  /** Names and values, one pair per line. */
  | { kind: "facts"; facts: readonly { name: string; value: string }[] };

/** The small print: why the reader gets this email, and how to stop it. */
export interface MailFooter {
  text: string;
  links?: readonly { label: string; url: string }[];
  /** The sender's postal address, which some laws want in commercial email; empty for none. */
  postalAddress?: string;
}

/** An email's words. */
export interface MailWords {
  subject: string;
  blocks: readonly MailBlock[];
  footer: MailFooter;
}

export interface MailSite {
  name: string;
  siteUrl: string;
}

const sign = "[.:@/\\u3002\\uFF0E\\uFF61]";
/** The inside of a web or email address; '3.5' and '4/5' aren't addresses. */
const inAddress = new RegExp(
  `(?<=[\\p{L}\\p{M}])${sign}(?=[\\p{L}\\p{N}/])|(?<=[\\p{N}/])${sign}(?=[\\p{L}/])`,
  "gu",
);

/** Keeps email programs from linking a visitor's words, with invisible word joiners inside every address. */
export const unlinked = (text: string): string => text.replaceAll(inAddress, "$&\u2060");

/** A block with visitors' words unlinked. */
export function unlinkedBlock(block: MailBlock): MailBlock {
  if (block.kind !== "quote") return block;
  const { kind, text, from } = block;
  return { kind, text: unlinked(text), ...(from === undefined ? {} : { from: unlinked(from) }) };
}

// Email programs support only inline styles and tables. The one style sheet is for dark mode. Every text color has a
// contrast of at least 4.5.
export const colors = {
  ground: "#f2f6f8",
  surface: "#ffffff",
  ink: "#14202e",
  muted: "#4a5a6b",
  line: "#d3dbe2",
};
/** Colors for light and dark mode: white text is readable on it in both. */
export const court = { ground: "#143c64", line: "#ffffff", kitchen: "#0d5640" };
export const button = { ground: "#dcf53c", ink: "#101c2a" };

export const layoutTable = {
  role: "presentation",
  width: "100%",
  cellPadding: 0,
  cellSpacing: 0,
};

interface MailColumnProps {
  name: string;
  siteUrl: string;
  children: ReactNode;
}

/** The site's name on the court, the kitchen line, and the content below it. */
export function MailColumn({ name, siteUrl, children }: MailColumnProps) {
  return (
    <table {...layoutTable} style={{ maxWidth: 560, textAlign: "left" }}>
      <tbody>
        <tr>
          <td
            style={{
              padding: "22px 28px 18px",
              background: court.ground,
              borderBottom: `5px solid ${court.line}`,
              fontSize: 22,
              lineHeight: "28px",
              fontWeight: 800,
            }}
          >
            <a href={siteUrl} style={{ color: court.line, textDecoration: "none" }}>
              {name}
            </a>
          </td>
        </tr>
        <tr>
          <td
            className="surface"
            style={{
              padding: "28px 28px 12px",
              background: colors.surface,
              border: `1px solid ${colors.line}`,
              borderTop: `8px solid ${court.kitchen}`,
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

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

/** The HTML part: one column, readable without styles or pictures. */
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
          <MarkedSpan text={block.text} href={block.url} />
        </h2>
      );
    case "paragraph":
      return (
        <p className="ink" style={text}>
          {block.text}
        </p>
      );
    case "marked":
      return (
        <p className="ink" style={text}>
          {block.spans.map((span, index) => (
            <MarkedSpan key={index} {...span} />
          ))}
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

function MarkedSpan({ text: words, isStrong, isEmphasized, href }: Partial<Span>) {
  const inner = isEmphasized ? <em>{words}</em> : words;
  const marked = isStrong ? <strong>{inner}</strong> : inner;
  if (href === undefined) return marked;
  return (
    <a href={href} className="ink" style={{ color: colors.ink }}>
      {marked}
    </a>
  );
}

function Below({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      {children}
    </>
  );
}

function Footer({ text: words, links, postalAddress }: MailFooter) {
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
        {links?.map(({ label, url }) => (
          <Below key={url}>
            <a href={url} className="muted" style={{ color: colors.muted }}>
              {label}
            </a>
          </Below>
        ))}
        {postalAddress ? <Below>{postalAddress}</Below> : null}
      </p>
    </div>
  );
}

/** The plain-text part. The reader's program and the transfer encoding wrap long lines. */
export function mailText(blocks: readonly MailBlock[], footer: MailFooter): string {
  const { text: words, links = [], postalAddress } = footer;
  const linked = links.map(({ label, url }) => `${label}: ${url}`);
  const end = [words, ...linked, postalAddress || undefined];
  return [
    ...blocks.map(textOf),
    // Two hyphens and a space start a signature, which email programs collapse (RFC 3676, 4.3).
    ["-- ", ...end].filter((line) => line !== undefined).join("\n"),
  ].join("\n\n");
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min([...block.text].length, 60))}`;
    case "subheading":
      return [block.text, "-".repeat(Math.min([...block.text].length, 60)), block.url]
        .filter((line) => line !== undefined)
        .join("\n");
    case "paragraph":
      return block.text;
    case "marked":
      return spansText(block.spans);
    case "button":
      return `${block.label}:\n${block.url}`;
    case "entry":
      return [`* ${block.title}`, block.text, block.url].filter(Boolean).join("\n  ");
    case "quote":
      return [...block.text.split("\n").map((line) => `> ${line}`), block.from && `(${block.from})`]
        .filter((line) => line !== undefined)
        .join("\n");
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
  }
}

/** A link's address follows its last words, unless the words are the address. */
const spansText = (spans: readonly Span[]) =>
  spans
    .map(({ text: words, href }, index) => {
      const ends = href !== undefined && spans[index + 1]?.href !== href;
      return ends && href !== words ? `${words} (${href})` : words;
    })
    .join("");

export function renderMail(site: MailSite, words: MailWords): MailContent {
  const { subject, footer } = words;
  const blocks = words.blocks.map(unlinkedBlock);
  const html = renderToStaticMarkup(<MailDocument {...site} {...words} blocks={blocks} />);
  return { subject, text: mailText(blocks, footer), html: `<!DOCTYPE html>${html}` };
}

/** The site that an email is from. */
interface MailedSite {
  library: { site: { name: string; postalAddress: string }; mail: { choose: string } };
  settings: { siteUrl: string };
}

/** The words that all emails to subscribers have, with {placeholders}. */
interface SubscriberWords {
  subject: string;
  heading: string;
  footer: string;
  /** The link that ends them. */
  unsubscribe: string;
}

/**
 * An email to a subscriber: its heading, what it says, and the link that ends it.
 * @param values for the placeholders in `words`
 * @param end the path of that link
 * @param choices the path of the page where the reader chooses what to get, if they've confirmed anything
 */
export function subscriberMail(
  { library, settings: { siteUrl } }: MailedSite,
  { subject, heading, footer, unsubscribe }: SubscriberWords,
  {
    values,
    end,
    choices,
  }: { values: Readonly<Record<string, string>>; end: string; choices?: string },
  blocks: readonly MailBlock[],
): MailContent {
  const unsubscribeUrl = siteUrl + end;
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: fill(subject, values),
      blocks: [{ kind: "heading", text: fill(heading, values) }, ...blocks],
      footer: {
        text: fill(footer, values),
        links: [
          ...(choices === undefined
            ? []
            : [{ label: library.mail.choose, url: siteUrl + choices }]),
          { label: unsubscribe, url: unsubscribeUrl },
        ],
        postalAddress: library.site.postalAddress,
      },
    },
  );
  return { ...mail, unsubscribeUrl, list: "alerts" };
}
