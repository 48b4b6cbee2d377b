import { wordActs } from "../console/contributions.ts";
import { listBlockedWords } from "../../site/contributions/hold-reasons.store.ts";
import { actCommand } from "./act-command.ts";
import { command, group, json } from "./command.ts";
import { withContext } from "./context.ts";
import { formatTime, isoTime, table, writeJson, writeLine } from "./output.ts";

const list = command("list", {
  about: "List the blocked words",
  more: "--json prints { words }.",
  example: "words list",
})
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const words = await listBlockedWords(db);
      if (given.json)
        return writeJson({
          words: words.map(({ word, blockedAt }) => ({ word, blockedAt: isoTime(blockedAt) })),
        });
      if (words.length === 0) return writeLine("No words are blocked.");
      await writeLine(table(words.map(({ word, blockedAt }) => [word, formatTime(blockedAt)])));
    }),
  );

export const wordsGroup = group("words", "Words that hold a review back", [
  list,
  ...wordActs.map((act) => actCommand(act)),
]);
