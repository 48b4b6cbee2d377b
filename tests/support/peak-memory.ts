import { writeFileSync } from "node:fs";

// Loaded into a process by NODE_OPTIONS: it says as it ends how much memory it had at most, in kilobytes.
const file = process.env["PEAK_MEMORY_FILE"];
if (file !== undefined)
  process.on("exit", () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
