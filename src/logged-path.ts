import { addresses } from "./addresses.ts";
import { proxyCheckPath } from "./platform/http/proxy.ts";

/** What paths begin with whose rest is a key. The shipped nginx cuts the same ones from its log. */
export const beforeKeys: readonly string[] = [
  addresses.myReview.path,
  addresses.consoleLink.path,
  addresses.reportLink.path,
  proxyCheckPath,
].map((path) => path.split(":")[0]!);

/** A path as logs may have it: without the key that a private link holds, however it is spelled. */
export function loggedPath(path: string): string {
  const plain = path
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\/+/g, "/")
    .toLowerCase();
  const beforeKey = beforeKeys.find((each) => plain.startsWith(each));
  return beforeKey === undefined ? path.slice(0, 500) : `${beforeKey}…`;
}
