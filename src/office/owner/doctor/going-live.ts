import type { Environment } from "../../../platform/settings.ts";
import { type BackupFacts, checkBackups } from "./check-store.ts";
import { checkPeople, checkSettings, type PeopleFacts } from "./check-settings.ts";
import { checkArrival, type WebsiteFacts } from "./check-website.ts";
import { problem, type Step, steps } from "./finding.ts";

/** A step before visitors come. */
export interface StepState {
  step: Step;
  says: string;
  /** How to do it; undefined once it's done. */
  remedy: string | undefined;
}

const says: Record<Step, string> = {
  address: "Give the site its own address.",
  email: "Send email through your mail server.",
  contact: "Make the contact address yours.",
  backups: "Make a backup.",
  proxy: "Put a proxy in front, which encrypts pages and passes on visitors' addresses.",
  people: "List your own people for the console.",
  samples: "Turn the samples off.",
  team: "Make the team your own.",
  passkey: "Add a passkey for an owner.",
};

export interface LiveFacts {
  environment: Environment;
  people: Omit<PeopleFacts, "isPublic">;
  backups: Omit<BackupFacts, "isPublic">;
  /** How the owner's own request came. */
  arrival: WebsiteFacts["arrival"];
}

/** The steps before visitors come. Each is done if doctor would find nothing against it on a public address. */
export function goingLive({ environment, people, backups, arrival }: LiveFacts): StepState[] {
  const { siteUrl, isPublic } = environment;
  const found = [
    !isPublic &&
      problem(
        `Only this machine or its network reaches ${siteUrl}.`,
        "Set SITE_URL to the address that visitors use, such as https://rallyrank.example.",
        "address",
      ),
    ...checkSettings({ ...environment, isPublic: true }),
    ...checkPeople({ ...people, isPublic: true }),
    ...checkBackups({ ...backups, isPublic: true }),
    ...(arrival ? checkArrival({ url: siteUrl, arrival, lastEdit: undefined }) : []),
  ].filter((each) => each !== false);
  return steps.map((step) => {
    const against = found.find(({ holdsUp }) => holdsUp?.includes(step));
    const remedy = against && against.state !== "ok" ? against.remedy : undefined;
    return { step, says: says[step], remedy };
  });
}
