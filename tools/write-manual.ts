import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { editingManual } from "../src/library/editing-manual.ts";

writeFileSync(join(import.meta.dirname, "../docs/editing.md"), editingManual());
