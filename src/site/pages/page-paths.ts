import type { Address } from "../../platform/render/address.ts";
import { addresses, linkedAddresses } from "../../addresses.ts";

/** All text pages, by file name: the path of each, and its parent page. */
export const textPages = {
  privacy: { path: addresses.privacy.path },
  terms: { path: addresses.terms.path },
  "how-it-works": { path: addresses.howItWorks.path },
  data: { path: addresses.data.path },
  accessories: { path: addresses.accessories.path },
  "court-equipment": { path: addresses.courtEquipment.path },
  resources: { path: addresses.resources.path },
  comparisons: { path: addresses.comparisons.path },
  "my-paddles": { path: addresses.myPaddles.path },
  "tape-calculator": { path: addresses.tape.path },
  "power-and-control": { path: addresses.powerAndControl.path },
  reviews: { path: addresses.reviews.path },
  "comparison-reviews": { path: addresses.comparisonReviews.path, under: "reviews" },
  "gear-comparisons": { path: addresses.gearComparisons.path, under: "comparison-reviews" },
  "equipment-comparisons": {
    path: addresses.equipmentComparisons.path,
    under: "comparison-reviews",
  },
} as const satisfies Record<string, { path: string; under?: string }>;

export type TextPageName = keyof typeof textPages;
export const textPageNames = Object.keys(textPages) as TextPageName[];

const pathsIn = (group: Readonly<Record<string, Address>>) =>
  Object.values(group)
    .map(({ path }) => path)
    .filter((path) => !path.includes(":"));
const isFile = (path: string) => path.includes(".") || path === addresses.dataChanges.path;
const linked = pathsIn(linkedAddresses);

/** The paths of listed pages with fixed addresses. */
export const fixedPaths: readonly string[] = linked.filter((path) => !isFile(path));

/** Downloads, and files for machines. */
export const madeFiles: readonly string[] = [...linked.filter(isFile), "/licenses.txt"];

/** Every fixed path of the site, including those nothing may link to. */
export const takenPaths: readonly string[] = pathsIn(addresses);

/** The content folders with a page for each file. */
const folders = new Map([
  ...Object.values<Address>(linkedAddresses).flatMap(({ path, folder }) =>
    folder === undefined ? [] : [[folder, path] as const],
  ),
  ["listed", addresses.paddle.path] as const,
]);
export const foldersOfPages: readonly string[] = [...folders.keys()];

/** The canonical path of a content file's page; undefined if it has none. */
export function pathOfFile(folder: string, name: string): string | undefined {
  if (folder === "pages")
    return Object.entries(textPages).find(([each]) => each === name)?.[1].path;
  return folders.get(folder)?.replace(/:\w+/, name);
}
