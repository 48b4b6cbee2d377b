import { addLink, listSessions, signOutEverywhere } from "../console/sign-in/sign-in.store.ts";
import { addresses } from "../addresses.ts";
import { linkLife } from "../console/sign-in/lifetimes.ts";
import { type Person, peopleOf } from "../console/people.ts";
import { listPasskeys } from "../console/sign-in/passkeys.store.ts";
import { recordAudit } from "../platform/store/audit-log.store.ts";
import { readSettings } from "../platform/settings.ts";
import { openLibrary } from "../library/open-library.ts";
import { command, CommandError, group } from "./command.ts";
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
        await recordAudit(transaction, "console link", [person.name], note);
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
          .map(({ name, created_at }) => ({ name, addedAt: isoTime(created_at) })),
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
          ...person.passkeys.map(({ name, addedAt }) => [
            "  passkey",
            plain(name),
            `added ${formatTime(Date.parse(addedAt))}`,
          ]),
        ];
        await writeLine(lines.length === 0 ? "  not signed in" : table(lines));
      }
    }),
  );

const signOut = command("sign-out", {
  about: "Sign someone out of the console everywhere",
  more: "To keep them out, take them off the list in content/site.yaml and restart the site.",
  example: 'console sign-out dana@example.com --reason "a lost phone"',
})
  .argument("<email>")
  .addOption(optionalReason)
  .action(
    withContext(async (context, email, given) => {
      const { db } = await context.store();
      const ended = await signOutEverywhere(db, email.toLowerCase(), context.note(given.reason));
      await writeLine(ended === 1 ? "1 session is over." : `${ended} sessions are over.`);
    }),
  );

export const consoleGroup = group("console", "Who may use the console at /owner", [
  link,
  list,
  signOut,
]);
