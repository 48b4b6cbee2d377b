import { addLink, listSessions, signOutEverywhere } from "../console/sign-in/sign-in.store.ts";
import { addresses } from "../addresses.ts";
import { linkLife } from "../console/sign-in/lifetimes.ts";
import { type Person, peopleOf } from "../console/people.ts";
import {
  deletePasskey,
  listPasskeys,
  type Passkey,
  passkeyCode,
} from "../console/sign-in/passkeys.store.ts";
import type { Database } from "../platform/store/tables.ts";
import { addToLog } from "../platform/store/log.store.ts";
import { readSettings } from "../platform/settings.ts";
import { openLibrary } from "../library/open-library.ts";
import { command, CommandError, group, UsageError } from "./command.ts";
import { withContext } from "./context.ts";
import { json, optionalReason } from "./options.ts";
import { formatTime, isoTime, plain, table, writeJson, writeLine } from "./output.ts";

/** Everyone who may sign in, as content lists them. */
async function people(): Promise<readonly Person[]> {
  const { sampleContent } = readSettings();
  return peopleOf((await openLibrary(process.cwd(), sampleContent)).site);
}

/** @throws CommandError */
async function personNamed(email: string | undefined): Promise<Person> {
  const listed = await people();
  const found =
    email === undefined
      ? listed.find(({ role }) => role === "owner")
      : listed.find((person) => person.email === email.toLowerCase());
  if (found) return found;
  const known = listed.map((person) => person.email).join(", ");
  throw new CommandError(
    email === undefined
      ? "'console' in content/site.yaml lists no owner."
      : `'${plain(email)}' may not sign in. content/site.yaml lists: ${known || "nobody"}.`,
  );
}

const link = command("link", {
  about: "Print a link that signs someone in to the console, once",
  more: "Without an address it's for the first owner that content/site.yaml lists. Anyone who has the link can use it: send it only to them.",
  example: "console link dana@example.com",
})
  .argument("[email]")
  .action(
    withContext(async (context, email) => {
      const { db } = await context.store();
      const person = await personNamed(email);
      const { siteUrl } = readSettings();
      const note = context.note();
      const key = await db.transaction().execute(async (transaction) => {
        await addToLog(transaction, "console link", [person.name], note);
        return await addLink(transaction, person.email, linkLife.printed, note.now);
      });
      await writeLine(siteUrl + addresses.consoleLink.href({ key }));
      await writeLine(
        `It signs in ${person.name}, once, for ${linkLife.printed / 60_000} minutes.`,
      );
    }),
  );

const list = command("people", {
  about: "List who may sign in to the console, where they're signed in, and their passkeys",
  more: "People and roles are set in content/site.yaml. --json prints { people }.",
  example: "console people",
})
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const sessions = await listSessions(db, context.now());
      const passkeys = await listPasskeys(db);
      const all = (await people()).map((person) => ({
        ...person,
        sessions: sessions
          .filter((session) => session.person === person.email)
          .map(({ device, way, created_at, seen_at }) => ({
            device,
            way,
            since: isoTime(created_at),
            seenAt: isoTime(seen_at),
          })),
        passkeys: passkeys
          .filter((passkey) => passkey.person === person.email)
          .map((passkey) => ({
            code: passkeyCode(passkey),
            name: passkey.name,
            addedAt: isoTime(passkey.created_at),
            usedAt: passkey.used_at === null ? null : isoTime(passkey.used_at),
          })),
      }));
      if (given.json) return writeJson({ people: all });
      for (const person of all) {
        await writeLine(`${plain(person.name)} <${plain(person.email)}>, ${person.role}`);
        const lines = [
          ...person.sessions.map(({ device, way, seenAt }) => [
            "  session",
            plain(device),
            `by ${way}, last seen ${formatTime(Date.parse(seenAt))}`,
          ]),
          ...passkeys
            .filter((passkey) => passkey.person === person.email)
            .map((passkey) => [
              "  passkey",
              plain(passkey.name),
              `${usesOf(passkey)}, remove it by ${passkeyCode(passkey)}`,
            ]),
        ];
        await writeLine(lines.length === 0 ? "  not signed in" : table(lines));
      }
    }),
  );

const usesOf = ({ created_at, used_at }: Passkey) =>
  `added ${formatTime(created_at)}, ${used_at === null ? "not used yet" : `last used ${formatTime(used_at)}`}`;

/** Lists the passkeys of a store that was restored: one that was deleted after the backup works again. */
export async function writeRestoredPasskeys(db: Database): Promise<void> {
  const passkeys = await listPasskeys(db);
  if (passkeys.length === 0) return;
  await writeLine("Check these passkeys. One that was deleted after the backup works again:");
  await writeLine(
    table(
      passkeys.map((passkey) => [
        `  ${passkeyCode(passkey)}`,
        plain(passkey.person),
        plain(passkey.name),
        usesOf(passkey),
      ]),
    ),
  );
  await writeLine(
    `To remove one: npm run owner -- console remove-passkey ${passkeyCode(passkeys[0]!)}`,
  );
}

const removePasskey = command("remove-passkey", {
  about: "Remove a passkey, which then signs nobody in",
  more: "'console people' lists passkeys with their codes. Sessions go on: 'console sign-out' ends them.",
  example: 'console remove-passkey 3fa91c02 --reason "a lost phone"',
})
  .argument("<code>")
  .addOption(optionalReason)
  .action(
    withContext(async (context, code, given) => {
      const { db } = await context.store();
      const passkey = (await listPasskeys(db)).find((each) => passkeyCode(each) === code);
      if (!passkey)
        throw new CommandError(
          `There is no passkey ${plain(code)}: 'console people' lists them with their codes.`,
        );
      await db.transaction().execute(async (transaction) => {
        await deletePasskey(transaction, passkey.person, passkey.id);
        await addToLog(
          transaction,
          "passkeys delete",
          [passkey.id],
          context.note(given.reason ?? ""),
        );
      });
      await writeLine(`${plain(passkey.name)} of ${plain(passkey.person)} is removed.`);
    }),
  );

const signOut = command("sign-out", {
  about: "Sign someone out of the console everywhere",
  more: "Links that they haven't used no longer work, either. To keep them out, take them off the list in content/site.yaml and restart the site. After restoring a copy that wasn't made by 'data backup', such as a provider's, use --everyone: such a copy has sessions that were ended since.",
  example: 'console sign-out dana@example.com --reason "a lost phone"',
})
  .argument("[email]")
  .option("--everyone", "sign out all people")
  .addOption(optionalReason)
  .action(
    withContext(async (context, email, given) => {
      if ((email === undefined) !== (given.everyone === true))
        throw new UsageError("Name one email address, or give --everyone.");
      const { db } = await context.store();
      const ended = await signOutEverywhere(db, email?.toLowerCase(), context.note(given.reason));
      await writeLine(ended === 1 ? "1 session is over." : `${ended} sessions are over.`);
    }),
  );

export const consoleGroup = group("console", "Who may use the console at /owner", [
  link,
  list,
  removePasskey,
  signOut,
]);
