import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openServices, type Services } from "./services.ts";

let folder: string;
let processes: Server[];
let ports: number[];
/** What each process says on /readyz, by its port. */
let said: Map<number, { status: number; text: string }>;
let services: Services;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-services-"));
  vi.spyOn(process.stdout, "write").mockImplementation((...args) => {
    args.findLast((each) => typeof each === "function")?.();
    return true;
  });
  said = new Map();
  processes = [0, 1].map(() =>
    createServer((request, response) => {
      const { status, text } = said.get(request.socket.localPort!)!;
      response.writeHead(status).end(text);
    }),
  );
  await Promise.all(processes.map((each) => once(each.listen(0, "127.0.0.1"), "listening")));
  ports = processes.map((each) => (each.address() as AddressInfo).port).toSorted((a, b) => a - b);
  for (const port of ports) said.set(port, { status: 200, text: "ready" });
  const program = join(folder, "services");
  writeFileSync(
    program,
    `#!/bin/sh\nif test "$1" = list; then printf '%s\\n' ${ports.join(" ")}; else echo "$1 $2" >>${folder}/told; fi\n`,
  );
  chmodSync(program, 0o755);
  services = openServices({ serviceCommand: program, host: "127.0.0.1" }, 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const each of processes) each.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the processes were told, by their place among the ports. */
const told = () =>
  readFileSync(join(folder, "told"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replace(/\d+/, (port) => String(ports.indexOf(Number(port)))));

test("one process after another is restarted", async () => {
  expect(await services.bring("restart")).toBeUndefined();
  expect(told()).toEqual(["restart 0", "restart 1"]);
});

test("on the way back, the process that is down comes first, while the other one serves", async () => {
  said.set(ports[1]!, { status: 503, text: "store not reachable" });
  const failed = await services.bring("restart");
  expect(failed).toMatchObject({ port: ports[1], why: "it says 'store not reachable'" });
  said.set(ports[1]!, { status: 200, text: "ready" });
  await services.bring("restart", failed!.touched);
  expect(told()).toEqual(["restart 0", "restart 1", "restart 1", "restart 0"]);
});

test("a process that's ready and won't do is the last one that is touched", async () => {
  said.set(ports[0]!, { status: 200, text: "ready\nSomething is missing." });
  const refuses = (text: string) => (text.includes("missing") ? "it won't do" : undefined);
  expect(await services.bring("restart", undefined, refuses)).toEqual({
    port: ports[0],
    why: "it won't do",
    touched: [ports[0]],
    answered: true,
  });
  expect(told()).toEqual(["restart 0"]);
  expect((await services.said()).toSorted()).toEqual(["ready", "ready\nSomething is missing."]);
});
