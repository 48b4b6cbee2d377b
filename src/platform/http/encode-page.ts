import type { UsedPart } from "../ui/markup-cache";

/** Room for the bytes of a page of 300,000 characters; what is longer gets room of its own. */
const usualRoom = 2 ** 20;

const shared = Buffer.allocUnsafeSlow(usualRoom);

/** A part's place in a page. */
const beforePart = "<!--part ";
const afterPart = "-->";

/**
 * Encodes a page as UTF-8, with its cached parts in their places, and with its style element at the end of its head: no
 * request before the first paint. Most of a page are parts and styles, which are bytes already. All is written into
 * memory that is used again, because allocating as much takes longer than filling it.
 */
export function encodePage(
  html: string,
  parts: readonly UsedPart[],
  styleElement: Buffer | undefined,
): Buffer<ArrayBuffer> {
  // A UTF-16 unit takes three bytes at most.
  let maxLength = html.length * 3 + (styleElement?.length ?? 0);
  for (const { part, id } of parts) maxLength += part.bytes.length + part.idsAt.length * id.length;
  const room = maxLength <= usualRoom ? shared : Buffer.allocUnsafeSlow(maxLength);
  let length = 0;

  function write(from: number, to: number): void {
    let at = from;
    let place = html.indexOf(beforePart, from);
    while (place >= 0 && place < to) {
      const end = html.indexOf(afterPart, place);
      const part = parts[Number(html.slice(place + beforePart.length, end))];
      if (part) {
        length += room.write(html.slice(at, place), length);
        writePart(part);
        at = end + afterPart.length;
      }
      place = html.indexOf(beforePart, place + 1);
    }
    length += room.write(html.slice(at, to), length);
  }

  function writePart({ part: { bytes, idsAt }, id }: UsedPart): void {
    let from = 0;
    for (const to of idsAt) {
      length += bytes.copy(room, length, from, to);
      length += room.write(id, length, "latin1");
      from = to;
    }
    length += bytes.copy(room, length, from);
  }

  const headEnd = Math.max(html.indexOf("</head>"), 0);
  write(0, headEnd);
  length += styleElement?.copy(room, length) ?? 0;
  write(headEnd, html.length);
  return Buffer.from(room.subarray(0, length));
}
