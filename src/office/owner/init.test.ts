import { describe, expect, test } from "vitest";
import { readAnswers, type Terminal } from "./init.command.ts";
import { ownPlaces, withLimits } from "./machine/installed-files.ts";
import { withOwnFacts } from "./machine/site-people.ts";

const given = {
  domain: "pickle.club",
  contact: "hi@pickle.club",
  ownerName: "Dana",
  smtp: "smtps://hi:p@ss/word@mail.club:465",
};

/** Someone who types these answers, in turn. */
function typing(...typed: string[]) {
  const shown: string[] = [];
  const ask = async (question: string) => {
    shown.push(question);
    return typed.shift() ?? "";
  };
  const terminal: Terminal = { ask, askSecretly: ask, say: (line) => shown.push(line) };
  return { terminal, shown };
}

test("what isn't given is what's usual", async () => {
  expect(await readAnswers(given, { siteName: "Pickle" }, undefined)).toMatchObject({
    domain: "pickle.club",
    ownerEmail: "hi@pickle.club",
    smtp: "smtps://hi:p%40ss%2Fword@mail.club:465",
    from: "Pickle <hi@pickle.club>",
    store: "sqlite",
    backups: "/var/lib/rallyrank-backups",
    content: "/srv/rallyrank/content",
    siteName: "Pickle",
    postal: "none",
  });
});

test("all mistakes are named at once, without a password", async () => {
  const wrong = {
    domain: "https://rallyrank.example/reviews",
    contact: "hi",
    smtp: "mail.club:secret@",
    store: "mysql://hi:secret@db.club/pickle",
    backups: "/home/dana/backups",
  };
  const mistakes = await readAnswers(wrong, {}, undefined).catch(({ message }: Error) => message);
  expect(mistakes).toMatch(
    /^--domain: .*\n--contact: .*\n--smtp: .*\n--store: .*\n--backups: .*hidden.*\n--owner-name is missing: .*$/,
  );
  expect(mistakes).not.toContain("secret");
});

test.each([
  { smtp: "smtps://hi:secret@mail.example:465" },
  { smtp: "smtp://mail.example" },
  { from: "RallyRank <hello@rallyrank.example>" },
  { from: "hello@rallyrank.example" },
])("%j is what the project ships, and nobody's", async (shipped) => {
  const [name = ""] = Object.keys(shipped);
  const mistake = readAnswers({ ...given, ...shipped }, {}, undefined);
  await expect(mistake).rejects.toThrow(
    new RegExp(`^--${name}: (mail|rallyrank)\\.example is an example[^:]*$`),
  );
});

test.each([
  "pickle",
  "pickle.local",
  "pickle.example",
  "pickle.club:3000",
  "127.0.0.1",
  "a b.club",
])("'%s' is not the domain of a site", async (domain) => {
  await expect(readAnswers({ ...given, domain }, {}, undefined)).rejects.toThrow("--domain");
});

test("at a terminal each answer is checked, and asked for again", async () => {
  const { terminal, shown } = typing(
    "nobody",
    "dana@pickle.club",
    "smtp://hi@mail.club:587",
    "p@ss",
  );
  const known = {
    domain: "pickle.club",
    siteName: "Pickle",
    contact: "hi@pickle.club",
    postal: "none",
    ownerName: "Dana",
  };
  expect(await readAnswers(known, {}, terminal)).toMatchObject({
    ownerEmail: "dana@pickle.club",
    smtp: "smtp://hi:p%40ss@mail.club:587",
    store: "sqlite",
  });
  expect(shown.slice(0, 3)).toEqual([
    "Your email address, for links that sign you in to the console [hi@pickle.club]: ",
    "nobody is not an email address.",
    "Your email address, for links that sign you in to the console [hi@pickle.club]: ",
  ]);
});

test("a password of a former answer isn't shown, and stays", async () => {
  const { terminal, shown } = typing();
  const smtp = "smtps://hi:p%40ss@mail.club:465";
  const { smtp: _, ...others } = given;
  expect(await readAnswers(others, { smtp }, terminal)).toMatchObject({ smtp });
  expect(shown.join("\n")).toContain("smtps://hi:…@mail.club:465");
  expect(shown.join("\n")).not.toContain("p%40ss");
});

const site = `name: Pickle
tagline: Gear.
copyrightYear: 2026
# Where messages go.
contactEmail: hello@rallyrank.example # ours
`;
const rest = "weeklyEmail: false\n";

describe("content/site.yaml", () => {
  const dana = { name: "Dana: D", email: "dana@pickle.club" };

  test("gets its first person below the contact address, and keeps every other line", async () => {
    const { readFileSync } = await import("node:fs");
    const shipped = readFileSync("content/site.yaml", "utf8");
    const facts = { site: "Pickle", contact: "hi@pickle.club", postal: "1 Dink Ln, Austin, TX" };
    const lines = withOwnFacts(shipped, { ...facts, owner: dana }).split("\n");
    expect(lines.filter((line) => !shipped.split("\n").includes(line))).toEqual([
      "name: Pickle",
      "contactEmail: hi@pickle.club",
      'postalAddress: "1 Dink Ln, Austin, TX"',
      "console:",
      '  - name: "Dana: D"',
      "    email: dana@pickle.club",
      "    role: owner",
    ]);
    expect(lines).toHaveLength(shipped.split("\n").length + 5);
    const again = { name: "Ann", email: "ann@pickle.club" };
    expect(withOwnFacts(lines.join("\n"), { ...facts, postal: "2 Dink Ln", owner: again })).toBe(
      lines
        .join("\n")
        .replace('"Dana: D"', "Ann")
        .replace("dana@", "ann@")
        .replace('"1 Dink Ln, Austin, TX"', "2 Dink Ln"),
    );
    // What nobody said stays.
    const { postal: _, ...others } = facts;
    expect(withOwnFacts(lines.join("\n"), { ...others, owner: dana })).toBe(lines.join("\n"));
  });

  test("is refused if it would have a mistake", () => {
    const facts = { site: "Pickle", contact: "hi@pickle.club", owner: dana };
    expect(() => withOwnFacts(site + rest, facts)).toThrow("content/site.yaml: ");
  });
});

test.each([
  ["/var/lib/pickle", "/var/lib/backups", "StateDirectory=pickle backups"],
  ["/var/lib/pickle", "/mnt/backups", "StateDirectory=pickle\nReadWritePaths=/mnt/backups"],
  ["/data/a", "/data/b", "ReadWritePaths=/data/a /data/b"],
])("a unit may write to %s and %s", (dataDir, backupDir, lines) => {
  const places = { domain: "", project: "/opt/site", user: "web", dataDir, backupDir, ports: [] };
  const unit =
    "User=rallyrank\nStateDirectory=rallyrank rallyrank-backups\nExecStart=/srv/rallyrank/site/x /var/lib/rallyrank-backups\n";
  expect(ownPlaces(unit, places)).toBe(`User=web\n${lines}\nExecStart=/opt/site/x ${backupDir}\n`);
});

describe("nginx.conf", () => {
  const limited =
    "worker_rlimit_nofile 40000;\n\nevents {\n\tworker_connections 8192;\n}\nhttp {\n\tclient_header_timeout 10s;\n}\n";

  test.each([
    "events {\n}\nhttp {\n}\n",
    "events {\n\tworker_connections 768;\n}\nhttp {\n}\n",
    "worker_rlimit_nofile 1024;\n\nevents {\n\tworker_connections 512;\n}\nhttp {\n}\n",
  ])("%j gets enough connections, and a time for headers", (text) => {
    expect(withLimits(text)).toBe(limited);
    expect(withLimits(limited)).toBe(limited);
  });

  test("keeps higher numbers, an owner's own time and comments", () => {
    const own =
      "worker_rlimit_nofile 90000;\n# events { worker_connections 1; }\nevents { worker_connections 30000; }\nhttp { client_header_timeout 5s; }\n";
    expect(withLimits(own)).toBe(own);
    const elsewhere = withLimits("events {\n}\nhttp {\n}\n", "client_header_timeout 20s;");
    expect(elsewhere).not.toContain("client_header_timeout");
  });
});
