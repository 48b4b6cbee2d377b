import { expect, test } from "vitest";
import { readEnvironment } from "../../../platform/settings.ts";
import { checkRounds } from "./doctor.service.ts";
import { steps } from "./finding.ts";
import { goingLive, type LiveFacts } from "./going-live.ts";

const now = Date.UTC(2026, 10, 24);

const settings = {
  DATA_DIR: "/srv/rallyrank/data",
  SITE_URL: "https://dinks.test",
  SAMPLE_CONTENT: "off",
  SMTP_URL: "smtps://rallyrank:password@mail.dinks.test:465",
  MAIL_FROM: "RallyRank <hello@dinks.test>",
  TRUST_PROXY: "127.0.0.1",
};
const dana = { name: "Dana", email: "dana@dinks.test", role: "owner" } as const;
const site = {
  contactEmail: "hello@dinks.test",
  postalAddress: "1 Dink Ln, Austin, TX",
  console: [dana],
};
const people = { site, team: [{ sample: false }], withPasskey: [dana.email] };
const backups = { now, isPostgres: false, last: { at: now, file: "/b.sqlite", bytes: 1 } };
const arrival = { host: "dinks.test", isForwarded: true, remote: "127.0.0.1", isTrusted: true };

/** A site that's live, with some of it changed. */
interface Changed {
  settings?: Record<string, string | undefined>;
  people?: object;
  backups?: object;
  arrival?: object;
}

const leftOf = (changed: Changed) => {
  const facts: LiveFacts = {
    environment: readEnvironment({ ...settings, ...changed.settings }),
    people: { ...people, ...changed.people },
    backups: { ...backups, ...changed.backups },
    arrival: { ...arrival, ...changed.arrival },
  };
  return goingLive(facts).flatMap(({ step, remedy }) => (remedy === undefined ? [] : [step]));
};

test("a live site has nothing left to do", () => {
  expect(leftOf({})).toEqual([]);
});

test("a new site has everything left to do, each with a remedy", () => {
  const found = goingLive({
    environment: readEnvironment({}),
    people: {
      site: {
        contactEmail: "hello@rallyrank.example",
        postalAddress: "1 Dink Ln, Austin, TX",
        console: undefined,
      },
      team: [{ sample: true }],
      withPasskey: [],
    },
    backups: { now, isPostgres: false, last: undefined },
    arrival: undefined,
  });
  expect(found.map(({ step }) => step)).toEqual(steps);
  for (const { step, remedy } of found) expect(remedy, step).toMatch(/\.$/);
});

test.each<[Changed, string[]]>([
  ...["pickle.local", "www.rallyrank.example"].map((host): [Changed, string[]] => [
    { settings: { SITE_URL: `https://${host}` }, arrival: { host } },
    ["address"],
  ]),
  [{ settings: { SITE_URL: "http://dinks.test" } }, ["proxy"]],
  [{ settings: { SMTP_URL: undefined } }, ["email"]],
  [{ settings: { MAIL_FROM: "hello@example.com" } }, ["email"]],
  [{ settings: { TRUST_PROXY: undefined } }, ["proxy"]],
  [{ settings: { SAMPLE_CONTENT: "on" } }, ["samples"]],
  [{ people: { site: { ...site, contactEmail: "hello@rallyrank.example" } } }, ["contact"]],
  [
    { people: { site: { ...site, console: [{ ...dana, email: "dana@example.com" }] } } },
    ["people", "passkey"],
  ],
  [
    { people: { site: { ...site, console: [{ ...dana, role: "moderator" }] } } },
    ["people", "passkey"],
  ],
  [{ people: { withPasskey: [] } }, ["passkey"]],
  [{ people: { team: [{ sample: true }] } }, ["team"]],
  [{ people: { team: [{ sample: true }, { sample: false }] } }, []],
  [{ backups: { last: undefined } }, ["backups"]],
  // An old one is a matter for the state of the machine.
  [{ backups: { last: { at: 0, file: "/b.sqlite", bytes: 1 } } }, []],
  [{ arrival: { isForwarded: false } }, ["proxy"]],
  [{ arrival: { isTrusted: false } }, ["proxy"]],
  [{ arrival: { host: "localhost:3000" } }, ["proxy"]],
])("of a live site with %j, what's left to do is %j", (changed, left) => {
  expect(leftOf(changed)).toEqual(left);
});

test("a round that failed is a problem until the next one", () => {
  const round = (failed: boolean) => ({ endedAt: now - 120_000, failed });
  expect(checkRounds(new Map([["clearing away", round(false)]]), now)).toEqual([
    { state: "ok", says: "Background work last finished 2 minutes ago." },
  ]);
  const rounds = new Map([
    ["clearing away", round(true)],
    ["sending the newsletter", round(false)],
  ]);
  expect(checkRounds(rounds, now)).toMatchObject([
    { state: "problem", says: "The last run of clearing away failed." },
  ]);
  expect(checkRounds(new Map(), now)).toMatchObject([{ state: "ok" }]);
});
