import { readFileSync } from "node:fs";

/** What npm's lock file knows of one package. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  /** A workspace's place in `node_modules`, which points at its folder. */
  link?: boolean;
  hasInstallScript?: boolean;
  /** npm's marks: needed by development alone, by both but optional in production, optional. */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** npm's lock file: packages by their places, such as `node_modules/a/node_modules/b`. The project's own is "". */
export interface PackageLock {
  name: string;
  packages: Record<string, LockedPackage>;
}

/** Reads a `package-lock.json`. */
export function readPackageLock(file: string): PackageLock {
  return JSON.parse(readFileSync(file, "utf8")) as PackageLock;
}

/** The name of the package at a place, such as `@scope/name`. */
export function packageNameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

/**
 * The places of all packages that run in production, on any platform: what the project depends on, what that depends
 * on, and so forth. The lock's own marks do not say it: npm counts as production what a package could use if it were
 * there, such as types of React.
 */
export function productionPlaces({ packages }: PackageLock): string[] {
  const found = new Set<string>();
  const waiting = [""];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = packages[place] ?? {};
    const optionalPeers = entry.peerDependenciesMeta ?? {};
    const needed = [
      ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
      ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional),
    ];
    for (const name of needed) {
      const at = placeOf(name, place, packages);
      if (at === undefined)
        throw new Error(`package-lock.json lacks ${name}, which ${place} needs`);
      if (found.has(at)) continue;
      found.add(at);
      waiting.push(at);
    }
  }
  return [...found].toSorted();
}

/** Where Node finds a package from another one's place: in its own `node_modules`, else in those around it. */
function placeOf(name: string, from: string, packages: PackageLock["packages"]) {
  let folder = from && `${from}/`;
  for (;;) {
    const place = `${folder}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === "") return undefined;
    folder = folder.slice(0, folder.lastIndexOf("node_modules/"));
  }
}
