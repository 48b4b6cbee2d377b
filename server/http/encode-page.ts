import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";

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

/** Puts a page's stylesheets into it, in the place of their links: no request before the first paint. */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  // Links stand in the head; the rest of a page is long.
  const body = html.indexOf("</head>");
  const head = html
    .slice(0, body)
    .replaceAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (link, address: string) => {
      const style = styles.get(address);
      return style === undefined
        ? link
        : `<style data-from="${address.replace("#", "")}">${style}</style>`;
    });
  return head + html.slice(body);
}
