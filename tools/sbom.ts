import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { covers, licenseExceptions } from "./dependency-policy.ts";
import { type PackageLock, readPackageLock } from "./package-lock.ts";

const projectFolder = join(import.meta.dirname, "..");

/** The parts of a CycloneDX SBOM that we read or change. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; version: string } };
  components: {
    name: string;
    version: string;
    hashes?: { alg: string; content: string }[];
    licenses?: ({ license: { id: string } } | { expression: string })[];
  }[];
}

/** The lock file's production packages, for any platform. */
export function productionLock(): PackageLock {
  return withoutDevelopment(readPackageLock);
}

/**
 * The CycloneDX SBOM as JSON: every production package, for any platform. The same npm always writes the same bytes:
 * time and random serial number are left out.
 */
export function createSbom(): string {
  const format = ["--sbom-format=cyclonedx", "--sbom-type=application"];
  const json = withoutDevelopment((folder) =>
    npm(folder, "sbom", "--package-lock-only", ...format),
  );
  const sbom = JSON.parse(json) as Sbom;
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  for (const component of sbom.components) {
    const exception = licenseExceptions.find((each) => covers(each, component.name));
    if (exception) component.licenses ??= [{ license: { id: exception.license } }];
  }
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/**
 * Calls back with a copy of package.json and its lock file without development packages. npm prunes the lock file: `npm
 * sbom --omit dev` would also leave out every package that development needs too, such as React
 * (https://github.com/npm/cli/issues/7909).
 */
function withoutDevelopment<Result>(use: (folder: string) => Result): Result {
  const temporary = mkdtempSync(join(tmpdir(), "rallyrank-sbom-"));
  try {
    const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
      name: string;
      devDependencies?: object;
    };
    delete manifest.devDependencies;
    // npm names the project after its folder.
    const folder = join(temporary, manifest.name);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    copyFileSync(join(projectFolder, "package-lock.json"), join(folder, "package-lock.json"));
    npm(folder, "install", "--package-lock-only", "--offline", "--no-audit", "--no-fund");
    return use(folder);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function npm(folder: string, ...words: string[]): string {
  return execFileSync("npm", words, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}
