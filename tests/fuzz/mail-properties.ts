import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import * as fc from "fast-check";
import { readEmailAddress } from "../../src/platform/email/email-address.ts";
import { lineProblem, tidy } from "../../src/platform/text/plain-text.ts";
import { folderTransport } from "../../src/platform/email/transport.ts";
import { readMail } from "../support/mail-server.ts";
import { expectSame } from "./expect-same.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText } from "./hostile-text.ts";

const sender = { from: { name: "RallyRank", address: "hello@site.example" }, host: "site.example" };
const ownHeaders = new Set(
  [
    ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "subject"],
    ["to", "reply-to", "list-unsubscribe", "list-unsubscribe-post", "content-transfer-encoding"],
  ].flat(),
);

const address = fc
  .tuple(hostileText, fc.constantFrom("example.com", "bücher.example", "a.b.example"))
  .map(([local, domain]) => `${local.replaceAll(/\s/g, "").slice(0, 30)}@${domain}`);

/** Delivers an email into a folder, and reads the file. */
async function delivered(mail: {
  recipient: string;
  subject: string;
  text: string;
  replyTo: string;
}) {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-mail-"));
  try {
    const transport = folderTransport(folder, sender);
    await transport.deliver({
      ...mail,
      id: "one-mail",
      writtenAt: 1_750_000_000_000,
      html: "<p>Hello.</p>",
    });
    return readFileSync(join(folder, readdirSync(folder)[0]!), "latin1");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An address without the brackets and quotes of a header, its domain as DNS has it. */
function readable(text: string): string {
  const [local, domain = ""] = text.replaceAll(/^<|>$|"/g, "").split("@");
  return `${local}@${domainToASCII(domain)}`;
}

/** The names of all headers, except those of its parts. */
function headerNames(source: string): string[] {
  const head = source.slice(0, /\r?\n\r?\n/.exec(source)?.index);
  return head
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (/^[ \t]/.test(line) ? [] : [line.split(":")[0]!.toLowerCase()]));
}

export const mails: FuzzGroup = {
  name: "mail",
  properties: [
    forAll(
      "no field of an email adds a header",
      600,
      fc.record({ recipient: address, subject: hostileText, text: hostileText, replyTo: address }),
      async (mail) => {
        const names = headerNames(await delivered(mail));
        const strange = names.filter((name) => !ownHeaders.has(name));
        if (strange.length > 0) throw new Error(strange.join());
        expectSame(names.toSorted(), [...new Set(names)].toSorted());
      },
    ),
    forAll(
      "what forms accept arrives as it was typed",
      600,
      fc.record({ recipient: address, subject: hostileText, text: hostileText, replyTo: address }),
      async (typed) => {
        const recipient = readEmailAddress(typed.recipient).email?.address ?? "dana@example.com";
        const replyTo = readEmailAddress(typed.replyTo).email?.address ?? "dana@example.com";
        const subject = lineProblem(tidy(typed.subject), 150) ? "Hello" : tidy(typed.subject);
        const read = readMail(await delivered({ recipient, replyTo, subject, text: "Hello." }));
        expectSame(read.header("subject"), subject);
        for (const [name, sent] of [
          ["to", recipient],
          ["reply-to", replyTo],
        ] as const) {
          const arrived = Buffer.from(read.header(name) ?? "", "latin1").toString();
          if (readable(arrived) !== readable(sent))
            throw new Error(`${sent} arrives as ${arrived}`);
        }
      },
    ),
  ],
};
