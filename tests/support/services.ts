import { chmodSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "./postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Two processes of a site, which the owner's commands start and stop. */
export interface TestServices {
  ports: readonly [number, number];
  start(): Promise<void>;
  /** Ends the processes and the door to them. */
  stop(): Promise<void>;
}

/**
 * Stands in for systemd: writes a program for SERVICE_COMMAND, which has this process start and stop servers.
 * @param file the program
 * @param settings of the servers
 * @param folder where they run
 */
export async function openTestServices(
  file: string,
  settings: Record<string, string>,
  folder?: string,
): Promise<TestServices> {
  const ports = [await freePort(), await freePort()] as const;
  const servers = new Map<number, ServerProcess>();
  async function serve(verb: string, port: number): Promise<void> {
    await servers.get(port)?.stop();
    servers.delete(port);
    if (verb !== "stop")
      servers.set(port, await startServer({ ...settings, PORT: String(port) }, folder));
  }
  const door = createServer((request, response) => {
    const [, verb = "", port] = request.url!.split("/");
    const done = verb === "list" ? Promise.resolve() : serve(verb, Number(port));
    done.then(
      () => response.end(verb === "list" ? ports.join("\n") : ""),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  const { port } = door.address() as AddressInfo;
  const call = `const answer = await fetch("http://127.0.0.1:${port}/" + process.argv.slice(1).join("/"));
    (answer.ok ? console.log : console.error)(await answer.text());
    process.exitCode = answer.ok ? 0 : 1;`;
  writeFileSync(
    file,
    `#!/bin/sh\nexec ${process.execPath} --input-type=module --eval '${call}' -- "$@"\n`,
  );
  chmodSync(file, 0o755);
  return {
    ports,
    async start() {
      for (const each of ports) await serve("start", each);
    },
    async stop() {
      await Promise.all([...servers.values()].map((server) => server.stop()));
      door.close();
    },
  };
}
