// The preview picture of a comparison: a pair's is that of its page; any other has a path of its own, one for all orders.

import { addresses } from "../../addresses.ts";
import type { Library } from "../../platform/render/site.ts";
import { isKnownEnough } from "../paddles/listed-paddle.ts";
import { type AnySold, soldNamed, soldSlug } from "../paddles/paddle-facts.ts";
import { maxCompared, pairPath, readPair } from "../tray/comparison-address.ts";

const before = `${addresses.comparisons.path}/`;

/** The path that names the picture of these paddles: '/comparisons/a/b/c'. No page answers there. */
export const comparedPicturePath = (slugs: readonly string[]): string =>
  before + slugs.toSorted().join("/");

type Catalog = Pick<Library, "paddle">;

/** A paddle by its current slug, with its version if that's named; listed ones once enough is known. */
function comparable(slug: string, { paddle }: Catalog): AnySold | undefined {
  const found = soldNamed(slug, paddle);
  return found && soldSlug(found) === slug && isKnownEnough(found) ? found : undefined;
}

/** The two to four paddles that a picture's path compares; undefined unless the path is spelled as links spell it. */
export function comparedAt(path: string, catalog: Catalog): readonly AnySold[] | undefined {
  if (!path.startsWith(before)) return undefined;
  const name = path.slice(before.length);
  const slugs = name.includes("/")
    ? name.split("/", maxCompared + 1)
    : (readPair(name, (slug) => comparable(slug, catalog) !== undefined) ?? []);
  const [one, other] = slugs;
  if (one === undefined || other === undefined || slugs.length > maxCompared) return undefined;
  const spelled = name.includes("/") ? comparedPicturePath(slugs) : pairPath(one, other);
  if (spelled !== path || new Set(slugs).size < slugs.length) return undefined;
  const paddles = slugs.flatMap((slug) => comparable(slug, catalog) ?? []);
  return paddles.length === slugs.length ? paddles : undefined;
}
