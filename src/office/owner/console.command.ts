import {
  codeOf,
  endSession,
  listPasskeys,
  listSessions,
  makeLink,
  type Passkey,
  removePasskey,
  signOut,
} from "../console/sign-in/sign-in.store.ts";
import { addresses } from "../../addresses.ts";
import { linkLife } from "../console/sign-in/lifetimes.ts";
import { type Person, peopleOf } from "../publishing/people.ts";
import type { Database } from "../../platform/store/tables.ts";
import { readSettings } from "../../platform/settings.ts";
import { actCommand } from "./act-command.ts";
import { command, group, json } from "./command.ts";
import { type CommandContext, withContext } from "./context.ts";
import { formatTime, isoTime, plain, table, writeJson, writeLine } from "./output.ts";

/** Everyone who may sign in, according to content. */
const people = async (context: CommandContext): Promise<readonly Person[]> =>
  peopleOf((await context.content()).current().site);

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
      const all = (await people(context)).map((person) => ({
        ...person,
        sessions: sessions
          .filter((session) => session.person === person.email)
          .map(({ digest, device, way, created_at, seen_at }) => ({
            code: codeOf(digest),
            device,
            way,
            since: isoTime(created_at),
            seenAt: isoTime(seen_at),
          })),
        passkeys: passkeys
          .filter((passkey) => passkey.person === person.email)
          .map((passkey) => ({
            code: codeOf(passkey.id),
            name: passkey.name,
            ...timesOf(passkey),
          })),
      }));
      if (given.json) return writeJson({ people: all });
      for (const { name, email, role, sessions: open, passkeys: own } of all) {
        await writeLine(`${plain(name)} <${plain(email)}>, ${role}`);
        const lines = [
          ...open.map(({ code, device, way, seenAt }) => [
            "  session",
            plain(device),
            `by ${way}, last seen ${formatTime(Date.parse(seenAt))}, end it by ${code}`,
          ]),
          ...own.map(({ code, name: called, ...times }) => [
            "  passkey",
            plain(called),
            `${usesOf(times)}, delete it by ${code}`,
          ]),
        ];
        await writeLine(lines.length === 0 ? "  not signed in" : table(lines));
      }
    }),
  );

const timesOf = ({ created_at, used_at }: Passkey) => ({
  addedAt: isoTime(created_at),
  usedAt: used_at === null ? null : isoTime(used_at),
});

function usesOf({ addedAt, usedAt }: ReturnType<typeof timesOf>): string {
  const used = usedAt === null ? "not used yet" : `last used ${formatTime(Date.parse(usedAt))}`;
  return `added ${formatTime(Date.parse(addedAt))}, ${used}`;
}

/** Lists the passkeys of a restored store: one deleted after the backup works again. */
export async function writeRestoredPasskeys(db: Database): Promise<void> {
  const passkeys = await listPasskeys(db);
  if (passkeys.length === 0) return;
  await writeLine("Check these passkeys. One that was deleted after the backup works again:");
  await writeLine(
    table(
      passkeys.map((passkey) => [
        `  ${codeOf(passkey.id)}`,
        plain(passkey.person),
        plain(passkey.name),
        usesOf(timesOf(passkey)),
      ]),
    ),
  );
  await writeLine(`To delete one: npm run owner -- passkeys delete ${codeOf(passkeys[0]!.id)}`);
}

const link = actCommand(makeLink, {
  needs: async (context) => ({ people: await people(context) }),
  async afterwards(_, { secret = "", done: [person] }) {
    await writeLine(readSettings().siteUrl + addresses.consoleLink.href({ key: secret }));
    await writeLine(`It signs in ${person!.id}, once, for ${linkLife.printed / 60_000} minutes.`);
  },
});

export const consoleGroup = group("console", "Who may use the console at /owner", [
  link,
  list,
  actCommand(signOut),
]);

export const sessionsGroup = group("sessions", "Where people are signed in to the console", [
  actCommand(endSession),
]);

export const passkeysGroup = group("passkeys", "What people sign in to the console with", [
  actCommand(removePasskey),
]);
