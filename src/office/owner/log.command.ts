import { logListing } from "../console/listings.service.ts";
import { undoableActs } from "../console/contributions.ts";
import { explainAct, undoAct } from "../../platform/undo.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import { listCommand } from "./list-command.ts";

/** @param name the name of the group, and of the list in JSON */
const logGroupCalled = (name: "log" | "acts") =>
  group(name, "The log of what was done, by whom and why", [
    listCommand(
      command("list", {
        about: "List everything done here and in the console, by whom and why, newest first",
        more: `A deleted address is listed as a hash only. --json prints { ${name}, next }.`,
        example: `${name} list`,
      }),
      logListing,
    ),
    actCommand(undoAct, {
      needs: async (context) => ({ undoableActs, content: await context.content() }),
    }),
    actCommand(explainAct, { needs: async () => ({ undoableActs }) }),
  ]);

export const logGroup = logGroupCalled("log");
/** The log's name in version 1. */
export const actsGroup = logGroupCalled("acts");
