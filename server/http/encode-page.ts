import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { policyHash } from "./security-headers.ts";

/** The stylesheets of the build's pages, by the address pages link them under. */
export function readStyles(build: ServerBuild, clientFolder: string): ReadonlyMap<string, string> {
  const addresses = Object.values(build.assets.routes).flatMap((route) => route?.css ?? []);
  return new Map(
    addresses.map((address) => [
      address,
      readFileSync(join(clientFolder, address.replace("#", "")), "utf8"),
    ]),
  );
}

/** A page as it is sent. */
export interface EncodedPage {
  bytes: Buffer<ArrayBuffer>;
  /** What the content security policy knows its styles by; undefined where it has none. */
  styleHash: string | undefined;
}

/** Room for the bytes of a page of 300,000 characters; what is longer gets room of its own. */
const usualRoom = 2 ** 20;

/**
 * What turns pages into bytes, and puts their stylesheets into them in the place of their links: no request before the
 * first paint. A third of a page is styles, which are bytes already; the rest is written where the page before it was,
 * because to find as much memory anew takes longer than to write it.
 */
export function pageEncoder(styles: ReadonlyMap<string, string>): (html: string) => EncodedPage {
  const styleElement = styleElements(styles);
  const encoder = new TextEncoder();
  const shared = Buffer.allocUnsafeSlow(usualRoom);
  return (html) => {
    // Links stand in the head; the rest of a page is long.
    const head = html.slice(0, html.indexOf("</head>"));
    const links = [...head.matchAll(/<link rel="stylesheet" href="([^"<>]+)"[^<>]*>/g)].flatMap(
      ({ 0: { length }, 1: address, index }) =>
        styles.has(address!) ? [{ address: address!, begin: index, end: index + length }] : [],
    );
    const style = links.length > 0 ? styleElement(links.map(({ address }) => address)) : undefined;
    // A UTF-16 unit takes three bytes at most.
    const most = html.length * 3 + (style?.element.length ?? 0);
    const room = most <= usualRoom ? shared : Buffer.allocUnsafeSlow(most);
    let length = 0;
    const write = (text: string) => {
      length += encoder.encodeInto(text, room.subarray(length)).written;
    };
    let read = 0;
    for (const { begin, end } of links) {
      write(html.slice(read, begin));
      if (read === 0) length += style!.element.copy(room, length);
      read = end;
    }
    write(html.slice(read));
    return { bytes: Buffer.from(room.subarray(0, length)), styleHash: style?.hash };
  };
}

/** One style element for all the stylesheets of a page, put together once for each kind of page. */
function styleElements(styles: ReadonlyMap<string, string>) {
  const known = new Map<string, { element: Buffer; hash: string }>();
  return (addresses: readonly string[]) => {
    const from = addresses.join(" ");
    let found = known.get(from);
    if (!found) {
      const style = addresses.map((address) => styles.get(address)).join("");
      const element = `<style data-from="${from.replaceAll("#", "")}">${style}</style>`;
      found = { element: Buffer.from(element), hash: policyHash(style) };
      known.set(from, found);
    }
    return found;
  };
}
