import type { Act } from "../../../platform/acts.ts";
import type { Site } from "../../../platform/render/site.ts";

type Needs = Pick<Site, "machine">;

const onMachine = { may: "owner", done: "Asked" } as const;

/** What owners have the machine do from the console. What can't be done by the web process is asked of the machine. */
export const machineActs: readonly Act<Needs>[] = [
  {
    ...onMachine,
    name: "machine backup",
    about: "Ask the machine for a backup in its folder",
    example: "data backup /var/lib/rallyrank-backups",
    notOn: { commandLine: "'data backup' makes one." },
    button: "Make a backup in its folder",
    says: "Asked the machine for a backup. Open this page again in a minute.",
    async run({ machine }, _, { by }) {
      await machine.ask("backup", by);
      return { done: [], count: 1, logged: ["asked for"] };
    },
  },
  {
    ...onMachine,
    name: "machine download",
    about: "Download a backup of the store",
    example: "data backup rallyrank.sqlite",
    notOn: { commandLine: "'data backup' makes one." },
    button: "Download the store",
    says: "Downloaded.",
    run: async () => ({ done: [], count: 1, logged: ["the store"] }),
  },
  {
    ...onMachine,
    name: "machine look",
    about: "Ask the machine to look for a new version",
    example: "update",
    notOn: { commandLine: "'update' looks for one." },
    button: "Look for a new version",
    says: "Asked the machine to look for a new version. Open this page again in a minute.",
    async run({ machine }, _, { by }) {
      await machine.ask("look", by);
      return { done: [], count: 1, logged: ["asked for"] };
    },
  },
  {
    ...onMachine,
    name: "machine update",
    about: "Ask the machine to update the site to the version that was found",
    example: "update",
    notOn: { commandLine: "'update' does it." },
    button: "Update",
    box: { label: "I've read what changes" },
    says: "Asked the machine to update. It takes some minutes, and the site stays up unless the version migrates the store. Open this page again then.",
    async run({ machine }, _, { by }) {
      await machine.ask("update", by);
      const { version } = machine.state().available!;
      return { done: [], count: 1, logged: [version!] };
    },
  },
];
