// The door to what runs the site's processes: systemd, or another program that SERVICE_COMMAND names. A process is known
// by its port.

import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "../../platform/settings.ts";
import { CommandError } from "../command.ts";
import { writeLine } from "../output.ts";

type Verb = "start" | "stop" | "restart";

const doing: Record<Verb, string> = {
  start: "Starting",
  stop: "Stopping",
  restart: "Restarting",
};

export interface Services {
  /** The ports of the site's processes, running or not. @throws CommandError if there are none */
  readonly ports: readonly number[];
  /** Stops every process. @throws CommandError */
  stop(): Promise<void>;
  /**
   * Starts or restarts processes one after another, each once the one before is ready.
   * @returns the port that isn't ready and why, and those that weren't touched
   */
  bring(
    verb: "start" | "restart",
    ports?: readonly number[],
  ): Promise<{ port: number; why: string; touched: readonly number[] } | undefined>;
}

/**
 * The site's processes.
 * @param wait how long one may take until it's ready, in seconds
 */
export function openServices(
  { serviceCommand, host }: Pick<Environment, "serviceCommand" | "host">,
  wait: number,
): Services {
  const door = basename(serviceCommand) === "systemctl" ? systemd : ownProgram;
  const call = (args: readonly string[]) => {
    const { status, stdout, stderr, error } = spawnSync(serviceCommand, args, { encoding: "utf8" });
    return {
      isDone: status === 0,
      output: stdout ?? "",
      why: error?.message ?? (stderr.trim() || `exit code ${status}`),
    };
  };
  const listed = call(door.list);
  if (!listed.isDone)
    throw new CommandError(`${serviceCommand} ${door.list.join(" ")} failed: ${listed.why}`);
  const ports = [...listed.output.matchAll(door.port)]
    .map(([, port]) => Number(port))
    .toSorted((one, other) => one - other);
  if (ports.length === 0)
    throw new CommandError(
      `${serviceCommand} knows no process of the site. Start them once, or set SERVICE_COMMAND.`,
    );

  const tell = async (verb: Verb, port: number) => {
    await writeLine(`${doing[verb]} the process on port ${port}.`);
    return call(door.words(verb, port));
  };
  return {
    ports,
    async stop() {
      for (const port of ports) {
        const { isDone, why } = await tell("stop", port);
        if (!isDone) throw new CommandError(`The process on port ${port} can't be stopped: ${why}`);
      }
    },
    async bring(verb, wanted = ports) {
      const touched: number[] = [];
      for (const port of wanted) {
        touched.push(port);
        const { isDone, why } = await tell(verb, port);
        const problem = isDone ? await untilReady(host, port, wait) : why;
        if (problem !== undefined) return { port, why: problem, touched };
      }
      return undefined;
    },
  };
}

interface Door {
  list: readonly string[];
  /** Finds ports in what listing them prints. */
  port: RegExp;
  words(verb: Verb, port: number): readonly string[];
}

const systemd: Door = {
  list: ["list-units", "--all", "--plain", "--no-legend", "--type=service", "rallyrank@*"],
  port: /\brallyrank@(\d+)\.service/g,
  words: (verb, port) => [verb, `rallyrank@${port}`],
};

/** Each prints nothing and returns when it's done: `list` prints a port a line. */
const ownProgram: Door = {
  list: ["list"],
  port: /^(\d+)$/gm,
  words: (verb, port) => [verb, String(port)],
};

/** Waits until a process says that it's ready; returns what it said instead if it doesn't. @param wait in seconds */
async function untilReady(host: string, port: number, wait: number): Promise<string | undefined> {
  const reached = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const address = `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}/readyz`;
  const end = Date.now() + wait * 1000;
  for (;;) {
    const why = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => (answer.ok ? undefined : `it says '${(await answer.text()).trim()}'`),
      () => "it doesn't answer",
    );
    if (why === undefined || Date.now() > end) return why;
    await pause(250);
  }
}
