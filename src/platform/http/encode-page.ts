/** Room for the bytes of a page of 300,000 characters; what is longer gets room of its own. */
const usualRoom = 2 ** 20;

const encoder = new TextEncoder();
const shared = Buffer.allocUnsafeSlow(usualRoom);

/**
 * Encodes a page as UTF-8, with its style element at the end of its head: no request before the first paint. A third of
 * a page is styles, which are bytes already; the rest is written into memory that is used again, because allocating
 * as much takes longer than filling it.
 */
export function encodePage(html: string, styleElement: Buffer | undefined): Buffer<ArrayBuffer> {
  // A UTF-16 unit takes three bytes at most.
  const maxLength = html.length * 3 + (styleElement?.length ?? 0);
  const room = maxLength <= usualRoom ? shared : Buffer.allocUnsafeSlow(maxLength);
  const end = Math.max(html.indexOf("</head>"), 0);
  let length = encoder.encodeInto(html.slice(0, end), room).written;
  length += styleElement?.copy(room, length) ?? 0;
  length += encoder.encodeInto(html.slice(end), room.subarray(length)).written;
  return Buffer.from(room.subarray(0, length));
}
