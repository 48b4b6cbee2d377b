import { writeFileSync } from "node:fs";

// Loaded into a process by NODE_OPTIONS: prints its peak memory on exit, in kilobytes.
const file = process.env["PEAK_MEMORY_FILE"];
if (file !== undefined)
  process.on("exit", () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
