import { comparableWords, maxBlockedWord } from "../reviews/moderation/blocked-words.ts";
import {
  blockWords,
  countShownWith,
  listBlockedWords,
  unblockWords,
} from "../reviews/moderation/blocked-words.store.ts";
import { command, group, UsageError } from "./command.ts";
import { withContext } from "./context.ts";
import { json, reason } from "./options.ts";
import { formatTime, isoTime, plain, table, writeJson, writeLine } from "./output.ts";

/** Words as they are compared, each once. @throws UsageError for one without letters and digits, or a long one */
function readWords(typed: readonly string[]): string[] {
  const words = typed.map((each) => {
    const word = comparableWords(each);
    if (word === "") throw new UsageError(`'${plain(each)}' has no letters or digits.`);
    if ([...word].length > maxBlockedWord)
      throw new UsageError(`'${plain(each)}' has more than ${maxBlockedWord} characters.`);
    return word;
  });
  return [...new Set(words)];
}

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

const block = command("block", {
  about: "Hold reviews with these words or phrases until you approve them",
  more: "Words count whole, without case, accents and punctuation. Reviews that are shown stay shown; the command says how many have the word.",
  example: 'words block casino "buy now" --reason "advertising"',
})
  .argument("<word...>")
  .addOption(reason)
  .action(
    withContext(async (context, typed, given) => {
      const words = readWords(typed);
      const { db } = await context.store();
      const note = context.note(given.reason);
      const blocked = new Set(await blockWords(db, words, note));
      const shown = await countShownWith(db, words);
      for (const word of words) {
        const count =
          shown.get(word) === 1 ? "1 shown review has" : `${shown.get(word)} shown reviews have`;
        const done = blocked.has(word) ? "Blocked" : "Blocked already";
        await writeLine(`${done}: ${word} (${count} it)`);
      }
    }),
  );

const unblock = command("unblock", {
  about: "Stop holding reviews with these words or phrases",
  more: "Reviews that wait go on waiting until you approve or hide them.",
  example: 'words unblock casino --reason "it is a paddle\'s name"',
})
  .argument("<word...>")
  .addOption(reason)
  .action(
    withContext(async (context, typed, given) => {
      const words = readWords(typed);
      const { db } = await context.store();
      const note = context.note(given.reason);
      const unblocked = new Set(await unblockWords(db, words, note));
      for (const word of words)
        await writeLine(`${unblocked.has(word) ? "Unblocked" : "Not blocked"}: ${word}`);
    }),
  );

export const wordsGroup = group("words", "Words that hold a review back", [list, block, unblock]);
