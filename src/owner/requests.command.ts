import { actsOnAsked } from "../console/requests/request-acts.service.ts";
import { correctionListing, requestListing } from "../console/listings.service.ts";
import type { Library } from "../library/library.ts";
import type { Act } from "../platform/acts.ts";
import type { ContentService } from "../publishing/content.service.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import type { CommandContext } from "./context.ts";
import { listCommand } from "./list-command.ts";

interface Needs {
  content: ContentService;
  library: Library;
}

/** What the acts need: content as the site shows it. */
async function needs(context: CommandContext): Promise<Needs> {
  const content = await context.content();
  return { content, library: content.current() };
}

const actsOn = (name: string) =>
  (actsOnAsked.get(name) ?? []).map((act) => actCommand(act as Act<Needs>, { needs }));

export const requestsGroup = group("requests", "Paddles that visitors miss", [
  listCommand(
    command("list", {
      about: "List the requests for paddles, newest first",
      more: "--json prints { requests, next }, with the addresses of those who want to hear.",
      example: "requests list --limit 5",
    }),
    requestListing,
  ),
  ...actsOn("requests"),
]);

export const correctionsGroup = group("corrections", "Facts that visitors corrected", [
  listCommand(
    command("list", {
      about: "List the corrections of facts, newest first",
      more: "--json prints { corrections, next }, with the addresses of those who'd like to be thanked.",
      example: "corrections list --limit 5",
    }),
    correctionListing,
  ),
  ...actsOn("corrections"),
]);
