// Starts and stops the site's processes through systemd, or the program that SERVICE_COMMAND names. A process is
// identified by its port.

import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "../../../platform/settings.ts";
import { CommandError } from "../command.ts";
import { plain, writeLine } from "../output.ts";

type Verb = "start" | "stop" | "restart";

const doing: Record<Verb, string> = { start: "Starting", stop: "Stopping", restart: "Restarting" };

export interface Services {
  /** The ports of the site's processes, running or not. @throws CommandError if there are none */
  readonly ports: readonly number[];
  /** Stops every process. @throws CommandError */
  stop(): Promise<void>;
  /** What processes that are ready report, if it's more than 'ready'. */
  said(): Promise<readonly string[]>;
  /**
   * Starts or restarts processes one after another, each once the one before is ready.
   * @param refuses returns why a process that reports this isn't acceptable, although it's ready; undefined if it is
   * @returns undefined if all are ready
   */
  bring(
    verb: "start" | "restart",
    ports?: readonly number[],
    refuses?: (said: string) => string | undefined,
  ): Promise<NotReady | undefined>;
}

export interface NotReady {
  port: number;
  why: string;
  /** The ports to start again, in this order: first that of the process that is down, then the others. */
  touched: readonly number[];
  /** Whether any of them answered, or may have: it may have stored something. */
  answered: boolean;
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
      `${serviceCommand} finds no process of the site. Start the site once, or set SERVICE_COMMAND.`,
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
    async said() {
      const answers = await Promise.all(ports.map((port) => ask(host, port)));
      return answers.flatMap(({ isReady, said }) => (isReady ? [said] : []));
    },
    async bring(verb, wanted = ports, refuses = () => undefined) {
      const touched: number[] = [];
      for (const port of wanted) {
        touched.unshift(port);
        const { isDone, why } = await tell(verb, port);
        const { isReady, said, ...its } = isDone
          ? await untilReady(host, port, wait)
          : { ...(await ask(host, port)), isReady: false, said: why };
        const refused = isReady ? refuses(said) : said;
        const answered = its.answered || (isDone && door.waits) || touched.length > 1;
        if (refused !== undefined) return { port, why: refused, touched, answered };
        const remarks = said.split("\n").slice(1);
        for (const remark of remarks)
          await writeLine(`  It's ready, but reports: ${plain(remark)}`);
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
  /** Whether a process that was started has answered. */
  waits: boolean;
}

const systemd: Door = {
  list: ["list-units", "--all", "--plain", "--no-legend", "--type=service", "rallyrank@*"],
  port: /\brallyrank@(\d+)\.service/g,
  words: (verb, port) => [verb, `rallyrank@${port}`],
  waits: true,
};

/** Each prints nothing and returns when it's done: `list` prints a port a line. */
const ownProgram: Door = {
  list: ["list"],
  port: /^(\d+)$/gm,
  words: (verb, port) => [verb, String(port)],
  waits: false,
};

/** Whether a process answers, is ready, and what it reports or why it isn't. */
async function ask(host: string, port: number) {
  const reached = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const address = `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    const said = (await answer.text()).trim();
    return { isReady: answer.ok, said: answer.ok ? said : `it says '${said}'`, answered: true };
  } catch {
    return { isReady: false, said: "it doesn't answer", answered: false };
  }
}

/** Asks a process until it's ready. @param wait in seconds */
async function untilReady(host: string, port: number, wait: number): ReturnType<typeof ask> {
  const end = Date.now() + wait * 1000;
  for (let answered = false; ;) {
    const answer = await ask(host, port);
    answered ||= answer.answered;
    if (answer.isReady || Date.now() > end) return { ...answer, answered };
    await pause(250);
  }
}
