import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFor, licenseExceptions } from "./dependency-policy.ts";
import { productionPlaces, readPackageLock } from "./package-lock.ts";

const projectFolder = join(import.meta.dirname, "..");

/** What we read and change of a CycloneDX bill of materials. */
export interface SoftwareBill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; version: string } };
  components: {
    name: string;
    version: string;
    hashes?: { alg: string; content: string }[];
    licenses?: ({ license: { id: string } } | { expression: string })[];
  }[];
}

/**
 * The CycloneDX bill of materials, as JSON: every package of package-lock.json that runs in production, on any
 * platform. npm writes it. It is the same, byte for byte, whenever and wherever it is written by the same npm: the time
 * and the random serial number are left out. Needs no `node_modules`.
 */
export function softwareBill(): string {
  const temporary = mkdtempSync(join(tmpdir(), "rallyrank-sbom-"));
  try {
    const bill = JSON.parse(npmBill(temporary)) as SoftwareBill;
    delete bill.serialNumber;
    delete bill.metadata.timestamp;
    const exceptions = licenseExceptions();
    for (const component of bill.components) {
      const known = exceptions.find((exception) => isFor(exception, component.name));
      if (known) component.licenses ??= [{ license: { id: known.license } }];
    }
    return `${JSON.stringify(bill, null, 2)}\n`;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/**
 * What npm writes of a project that has nothing but what runs in production. Its own `--omit dev` leaves out too much:
 * whatever a package that only builds or tests needs as well, such as React (https://github.com/npm/cli/issues/7909).
 */
function npmBill(temporary: string): string {
  const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
    name: string;
    devDependencies?: object;
  };
  const lock = readPackageLock(join(projectFolder, "package-lock.json"));
  const kept = ["", ...productionPlaces(lock)].map((place) => [place, lock.packages[place]]);
  const packages = Object.fromEntries(kept) as Record<string, { devDependencies?: object }>;
  delete manifest.devDependencies;
  delete packages[""]?.devDependencies;
  // npm calls the project by the name of its folder.
  const folder = join(temporary, manifest.name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }));
  return execFileSync(
    "npm",
    ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"],
    { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
}
