import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A package in npm's lock file. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** npm's flags: for development only, for development and optional in production, optional. */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** npm's lock file: packages by their paths, such as `node_modules/a/node_modules/b`. The project's own is "". */
export interface PackageLock {
  packages: Record<string, LockedPackage>;
}

/** Reads a folder's `package-lock.json`. */
export function readPackageLock(folder: string): PackageLock {
  return JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as PackageLock;
}

/** The paths of a lock file's packages, without the project itself. */
export function packagePlaces({ packages }: PackageLock): string[] {
  return Object.keys(packages).filter(Boolean);
}

/** The name of the package at a path, such as `@scope/name`. */
export function packageNameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}
