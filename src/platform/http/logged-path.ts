import { addresses } from "../../addresses.ts";
import { canonicalPath } from "./canonical-path.ts";

/** What a path begins with whose rest is a key. */
const beforeKey = addresses.myReview.path.split(":")[0]!;

/** A path as logs may have it: without the key that a private link holds, however it is spelled. */
export function loggedPath(path: string): string {
  return canonicalPath(path).startsWith(beforeKey) ? `${beforeKey}…` : path.slice(0, 500);
}
