import { listSessions } from "../console/sign-in/sign-in.store.ts";
import { addresses } from "../addresses.ts";
import { linkLife } from "../console/sign-in/lifetimes.ts";
import { type Person, peopleOf } from "../console/people.ts";
import { listPasskeys, type Passkey, passkeyCode } from "../console/sign-in/passkeys.store.ts";
import { makeLink, removePasskey, signOut } from "../console/sign-in/sign-in-acts.store.ts";
import { nothingNamed, perform } from "../platform/acts.ts";
import type { Database } from "../platform/store/tables.ts";
import { readSettings } from "../platform/settings.ts";
import { openLibrary } from "../library/open-library.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, group, json } from "./command.ts";
import { withContext } from "./context.ts";
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

const link = command("link", makeLink)
  .argument("[email]")
  .action(
    withContext(async (context, email) => {
      const person = await personNamed(email);
      const place = { ...(await context.store()), person };
      const { secret = "" } = await perform(place, makeLink, nothingNamed, context.note());
      await writeLine(readSettings().siteUrl + addresses.consoleLink.href({ key: secret }));
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

export const consoleGroup = group("console", "Who may use the console at /owner", [
  link,
  list,
  actCommand(removePasskey, { command: "remove-passkey" }),
  actCommand(signOut),
]);
