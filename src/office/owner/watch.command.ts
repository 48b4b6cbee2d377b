import { proposalListing } from "../console/listings.service.ts";
import type { ContentService } from "../publishing/content.service.ts";
import { watchActs } from "../publishing/watch-acts.service.ts";
import type { Act } from "../../platform/acts.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import type { CommandContext } from "./context.ts";
import { listCommand } from "./list-command.ts";

const list = listCommand(
  command("list", {
    about: "List what watched pages say differently, newest first",
    more: "content/watch.yaml names the pages. --json prints { proposals, next }.",
    example: "watch list --limit 5",
  }),
  proposalListing,
  { called: "proposals" },
);

const needs = async (context: CommandContext) => ({ content: await context.content() });

export const watchGroup = group("watch", "What makers' pages say differently than the site", [
  list,
  ...watchActs.map((act) => actCommand(act as Act<{ content: ContentService }>, { needs })),
]);
