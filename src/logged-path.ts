import { addresses } from "./addresses.ts";
import { proxyCheckPath } from "./platform/http/proxy.ts";

/** Prefixes of paths that have a secret key. The shipped nginx cuts the same ones from its log. */
export const beforeKeys: readonly string[] = [
  ...new Set(
    [...Object.values(addresses), { path: proxyCheckPath }].flatMap(
      ({ path }) => /^(.*?):(?:key|token)\b/.exec(path)?.[1] ?? [],
    ),
  ),
];

/** A path for logs: without the key of a private link, however it's spelled. */
export function loggedPath(path: string): string {
  const plain = path
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\/+/g, "/")
    .toLowerCase();
  const beforeKey = beforeKeys.find((each) => plain.startsWith(each));
  return beforeKey === undefined ? path.slice(0, 500) : `${beforeKey}…`;
}
