import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Loaded into a process by NODE_OPTIONS: writes the address of each module that it loads from now on, a line for each.
const file = process.env["LOADED_MODULES_FILE"];
if (file !== undefined)
  registerHooks({
    load(url, context, next) {
      appendFileSync(file, `${url}\n`);
      return next(url, context);
    },
  });
