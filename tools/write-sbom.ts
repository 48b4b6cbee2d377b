import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSbom } from "./sbom.ts";

const folder = join(import.meta.dirname, "../build");

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "sbom.json"), createSbom());
