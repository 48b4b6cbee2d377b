import { InvalidArgumentError } from "@commander-js/extra-typings";
import { EnvironmentMistakes, readSettings } from "../../platform/settings.ts";
import { readEmailAddress } from "../../platform/email/email-address.ts";
import { command, json } from "./command.ts";
import { examine, type Section, type Wanted } from "./doctor/examine.ts";
import { type Finding, problem } from "./doctor/finding.ts";
import { settingsPath } from "./machine/installed-files.ts";
import { plain, writeJson, writeLine } from "./output.ts";

function emailAddress(typed: string): string {
  const { email } = readEmailAddress(typed);
  if (email === undefined) throw new InvalidArgumentError("It must be an email address.");
  return email.address;
}

function origin(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError("It must be an address like https://rallyrank.example.");
  return url.origin;
}

export const doctor = command("doctor", {
  about: "Look for mistakes in settings, files, store, email, proxy, backups and machine",
  more: "Each finding comes with a remedy. It changes no data, and sends email only with --email. The exit code is 1 if there is a problem.",
  example: "doctor --email you@example.com",
})
  .option("--email <address>", "send a test email to this address", emailAddress)
  .option("--url <address>", "reach the running site at this address instead of SITE_URL", origin)
  .addOption(json)
  .action(async ({ json: asJson, ...wanted }) => {
    const sections: Section[] = [];
    for await (const section of examineSettings(wanted)) {
      sections.push(section);
      if (!asJson) await writeSection(section);
    }
    const findings = sections.flatMap(([section, found]) =>
      found.map((each) => ({ section, ...each })),
    );
    const count = (state: Finding["state"]) =>
      findings.filter((each) => each.state === state).length;
    if (asJson) await writeJson({ findings });
    else await writeLine(summary(count("problem"), count("warning")));
    if (count("problem") > 0) process.exitCode = 1;
  });

async function* examineSettings(wanted: Wanted): AsyncGenerator<Section> {
  try {
    yield* examine(readSettings(), wanted, Date.now);
  } catch (error) {
    if (!(error instanceof EnvironmentMistakes)) throw error;
    const remedy = "Correct it in the settings file or the environment.";
    yield ["Settings", error.message.split("\n").map((line) => problem(line, remedy))];
  }
}

/** A remedy in the words of this machine: an installed site's settings are only known to its own command. */
const here = (remedy: string) =>
  process.env["RALLYRANK_ENV"] === settingsPath
    ? remedy.replaceAll("npm run owner --", "sudo rallyrank")
    : remedy;

async function writeSection([name, findings]: Section): Promise<void> {
  await writeLine(name);
  for (const finding of findings) {
    await writeLine(`  ${finding.state.padEnd(8)} ${plain(finding.says)}`);
    if (finding.state !== "ok") await writeLine(`           → ${plain(here(finding.remedy))}`);
  }
}

function summary(problems: number, warnings: number): string {
  const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
  return problems + warnings === 0
    ? "Nothing is wrong."
    : `${counted(problems, "problem")}, ${counted(warnings, "warning")}.`;
}
