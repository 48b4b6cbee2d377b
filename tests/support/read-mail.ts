/** An email as an email program reads it. */
export interface ReadMail {
  /** A header, unfolded and decoded; undefined if it's missing. */
  header(name: string): string | undefined;
  text: string;
  html: string;
  /** The URLs that its parts link to. */
  links: string[];
}

/**
 * Reads an email: as much of RFC 5322, 2045 and 2047 as ours need.
 * @param source its bytes, a character each
 */
export function readMail(source: string): ReadMail {
  const { header, body } = split(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(header("content-type") ?? "")?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r?\n/, "")))
    : [{ header, body }];
  const partOf = (type: string) => {
    const part = parts.find((each) => each.header("content-type")?.startsWith(type));
    return part ? decode(part.body, part.header("content-transfer-encoding")) : "";
  };
  const text = partOf("text/plain");
  const html = partOf("text/html");
  const links = [
    ...(text.match(/https?:\/\/\S+/g) ?? []),
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&")),
  ];
  return { header, text, html, links: [...new Set(links)] };
}

function split(source: string) {
  const end = /\r?\n\r?\n/.exec(source);
  const head = source.slice(0, end?.index).replaceAll(/\r?\n[ \t]+/g, " ");
  const lines = head.split(/\r?\n/).map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return {
    body: end ? source.slice(end.index + end[0].length) : "",
    header(name: string): string | undefined {
      const line = lines.find((each) => each?.[1]?.toLowerCase() === name.toLowerCase());
      return line?.[2]
        ?.replaceAll(/\?=\s+=\?/g, "?==?")
        .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
          coding.toUpperCase() === "B"
            ? decode(word, "base64")
            : decode(word.replaceAll("_", " "), "quoted-printable"),
        );
    },
  };
}

function decode(text: string, coding: string | undefined): string {
  const bytes = (latin: string) => Buffer.from(latin, "latin1").toString("utf8");
  switch (coding?.toLowerCase()) {
    case "base64":
      return Buffer.from(text, "base64").toString("utf8");
    case "quoted-printable":
      return bytes(
        text
          .replaceAll(/=\r?\n/g, "")
          .replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          ),
      );
    default:
      return bytes(text);
  }
}
