import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

let folder: string;
const at = (name: string) => join(folder, name);
function write(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a settings file is read as systemd reads it, comments and all", () => {
  const file = write(
    "site.env",
    '# The site\nPORT=4000\nMAIL_FROM=RallyRank <hello@rallyrank.example>\nSMTP_URL="smtps://site:p%40ss@mail.example:465"\n\nSAMPLE_CONTENT=off\n',
  );
  expect(readSettings({ RALLYRANK_ENV: file })).toMatchObject({
    port: 4000,
    mailFrom: "RallyRank <hello@rallyrank.example>",
    smtpUrl: "smtps://site:p%40ss@mail.example:465",
    sampleContent: false,
  });
});

test("the environment wins over the file, and an empty variable is not set", () => {
  const file = write("site.env", "PORT=4000\nHOST=127.0.0.2\n");
  const settings = readSettings({ RALLYRANK_ENV: file, PORT: "5000", HOST: "" });
  expect(settings).toMatchObject({ port: 5000, host: "127.0.0.2" });
});

test("a secret may be in a file of its own, without the line end that editors write", () => {
  const secret = write("database", "postgresql://site:secret@db.example/rallyrank\n");
  const file = write("site.env", `DATABASE_URL_FILE=${secret}\n`);
  const databaseUrl = "postgresql://site:secret@db.example/rallyrank";
  expect(readSettings({ RALLYRANK_ENV: file })).toMatchObject({ databaseUrl });
  expect(readSettings({ DATABASE_URL_FILE: secret })).toMatchObject({ databaseUrl });
});

test("without a file there are only the environment and the defaults", () => {
  expect(readSettings({})).toMatchObject({ port: 3000, dataDir: "./data" });
});

test.each<[string, () => NodeJS.ProcessEnv, string]>([
  [
    "a misspelled setting",
    () => ({ RALLYRANK_ENV: write("site.env", "SITE_URI=https://rallyrank.example\n") }),
    "SITE_URI in FOLDER/site.env is not a setting. Did you mean SITE_URL?",
  ],
  [
    "a bad value in the file",
    () => ({ RALLYRANK_ENV: write("site.env", "PORT=many\n") }),
    "PORT=many is not a valid port (0 to 65535)",
  ],
  [
    "a settings file that is missing",
    () => ({ RALLYRANK_ENV: at("none.env") }),
    "RALLYRANK_ENV=FOLDER/none.env can't be read: ENOENT",
  ],
  [
    "a secret's file that is missing",
    () => ({ SMTP_URL_FILE: at("none") }),
    "SMTP_URL_FILE=FOLDER/none can't be read: ENOENT",
  ],
  [
    "a setting and its file",
    () => ({ SMTP_URL: "smtp://mail.example", SMTP_URL_FILE: write("smtp", "") }),
    "SMTP_URL and SMTP_URL_FILE are both set: remove one of them",
  ],
])("%s stops the start with one sentence", (_, environment, sentence) => {
  expect(() => readSettings(environment())).toThrow(sentence.replace("FOLDER", folder));
});
