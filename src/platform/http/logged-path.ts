import { addresses } from "../../addresses.ts";
import { canonicalPath } from "./canonical-path.ts";

/** What paths begin with whose rest is a key. */
const beforeKeys = [addresses.myReview, addresses.consoleLink, addresses.reportLink].map(
  ({ path }) => path.split(":")[0]!,
);

/** A path as logs may have it: without the key that a private link holds, however it is spelled. */
export function loggedPath(path: string): string {
  const canonical = canonicalPath(path);
  const beforeKey = beforeKeys.find((each) => canonical.startsWith(each));
  return beforeKey === undefined ? path.slice(0, 500) : `${beforeKey}…`;
}
