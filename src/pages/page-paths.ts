import { addresses, linkedAddresses } from "../addresses.ts";
import type { Address } from "../platform/render/address.ts";
import { textPages } from "./text-page-names.ts";

const pathsIn = (group: Readonly<Record<string, Address>>) =>
  Object.values(group)
    .map(({ path }) => path)
    .filter((path) => !path.includes(":"));
const isFile = (path: string) => path.includes(".");
const linked = pathsIn(linkedAddresses);

/** The paths of listed pages with fixed addresses. */
export const fixedPaths: readonly string[] = linked.filter((path) => !isFile(path));

/** Downloads, and files for machines. */
export const madeFiles: readonly string[] = [...linked.filter(isFile), "/licenses.txt"];

/** Every fixed path of the site, also those that nothing may link to. */
export const takenPaths: readonly string[] = pathsIn(addresses);

/** The folders of content with a page for each file. */
const folders = new Map(
  Object.values<Address>(linkedAddresses).flatMap(({ path, folder }) =>
    folder === undefined ? [] : [[folder, path] as const],
  ),
);
export const foldersOfPages: readonly string[] = [...folders.keys()];

/** The canonical path of a content file's page; undefined if it has none. */
export function pathOfFile(folder: string, name: string): string | undefined {
  if (folder === "pages")
    return Object.entries(textPages).find(([each]) => each === name)?.[1].path;
  return folders.get(folder)?.replace(/:\w+/, name);
}
