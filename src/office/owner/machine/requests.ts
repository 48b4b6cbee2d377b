// What owners ask for in the browser and only the machine may do: a backup in its folder, and another version. The web
// process can write neither. It leaves a request in DATA_DIR, for which a systemd unit of its own waits; what that
// did is in files beside it. The web process may be taken over, so nothing it writes is trusted: see requested.command.ts.

import { lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import { privateFolder, writeWhole } from "../../../platform/private-files.ts";

/** What can be asked for. */
export const requestKinds = ["backup", "look", "update"] as const;
export type RequestKind = (typeof requestKinds)[number];

const request = z.object({
  /** In epoch milliseconds. */
  at: z.number(),
  /** Who asked, for the log. */
  by: z.string(),
  /** The version that they read about, if they asked for an update. */
  version: z.optional(z.string()),
});
export type MachineRequest = z.infer<typeof request>;

const answer = z.object({ at: z.number(), isDone: z.boolean(), said: z.string() });

/** What a request came to. */
export type MachineAnswer = z.infer<typeof answer>;

const available = z.object({
  at: z.number(),
  /** The newest version; null if the site has it. */
  version: z.nullable(z.string()),
  /** What changes, as its changelog says. */
  changes: z.string(),
  /** Files that both the owner and the version changed. */
  conflicts: z.array(z.string()),
});
export type AvailableVersion = z.infer<typeof available>;

/** The folder of requests. deploy/systemd/rallyrank-requests.path watches it. */
export const requestsFolder = (dataDir: string) => join(dataDir, "asked");

const answerFile = (dataDir: string, kind: RequestKind) => join(dataDir, `answered-${kind}.json`);
const availableFile = (dataDir: string) => join(dataDir, "available-version.json");

/** More than any of these files has. */
const maxSize = 1024 * 1024;

function read<Kind extends z.ZodMiniType>(file: string, kind: Kind): z.infer<Kind> | undefined {
  try {
    const { size } = lstatSync(file);
    if (!lstatSync(file).isFile() || size > maxSize) return undefined;
    return kind.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
  } catch {
    return undefined;
  }
}

const write = async (file: string, value: object) =>
  await writeWhole(file, (to) => to.writeFile(`${JSON.stringify(value)}\n`));

/** Leaves a request. One of its kind that waits is replaced. */
export async function leaveRequest(
  dataDir: string,
  kind: RequestKind,
  made: MachineRequest,
): Promise<void> {
  privateFolder(requestsFolder(dataDir));
  await write(join(requestsFolder(dataDir), kind), made);
}

/** The request of a kind that waits, if any. */
export const waitingRequest = (dataDir: string, kind: RequestKind): MachineRequest | undefined =>
  read(join(requestsFolder(dataDir), kind), request);

/** Takes all requests away, and returns them in the order in which they should be done. */
export function takeRequests(
  dataDir: string,
): readonly { kind: RequestKind; made: MachineRequest }[] {
  const folder = requestsFolder(dataDir);
  const taken = requestKinds.flatMap((kind) => {
    const made = waitingRequest(dataDir, kind);
    return made ? [{ kind, made }] : [];
  });
  // Whatever else is there would start the unit again and again.
  for (const name of readdirSync(folder))
    rmSync(join(folder, name), { recursive: true, force: true });
  return taken;
}

export const noteAnswer = async (dataDir: string, kind: RequestKind, given: MachineAnswer) =>
  await write(answerFile(dataDir, kind), given);

export const readAnswer = (dataDir: string, kind: RequestKind) =>
  read(answerFile(dataDir, kind), answer);

export const noteAvailable = async (dataDir: string, found: AvailableVersion) =>
  await write(availableFile(dataDir), found);

export const readAvailable = (dataDir: string) => read(availableFile(dataDir), available);
