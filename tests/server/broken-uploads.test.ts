import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import { connectTo } from "../support/engines.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

const form = "application/x-www-form-urlencoded";
const upload = (path: string, type: string, framing: string, begun: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n${begun}`;

const leave = (socket: Socket) => void socket.resetAndDestroy();
const breakChunk = (socket: Socket) => void socket.write("no length\r\n");
const endings: [string, string, string, (socket: Socket) => void][] = [
  ["of a known length, aborted", "Content-Length: 500", "firstName=", leave],
  ["in chunks, aborted", "Transfer-Encoding: chunked", "9\r\nfirstName\r\n", leave],
  ["with a broken chunk", "Transfer-Encoding: chunked", "9\r\nfirstName\r\n", breakChunk],
];
const places = [
  ["/contact", form],
  ["/neonic-flow", form],
  ["/no-such-page", form],
  ["/rest/v1/paddle_reviews", "application/json"],
];

test.each(endings)(
  "an upload %s is logged as 499, not as an error",
  async (_, framing, begun, end) => {
    for (const [path, type] of places) {
      const before = server.output().length;
      const socket = await connectTo(server);
      socket.write(upload(path!, type!, framing, begun), () => setImmediate(end, socket));
      const said = () =>
        server
          .output()
          .slice(before)
          .split("\n")
          .filter((line) => line.includes('"level"'))
          .map((line) => JSON.parse(line) as { level: string; what: string; status?: number });
      await expect.poll(() => said().filter(({ what }) => what === "answered")).toHaveLength(1);
      const lines = said();
      expect(
        lines.filter(({ level }) => level === "error"),
        path,
      ).toEqual([]);
      expect(lines.at(-1), path).toMatchObject({ what: "answered", level: "info", status: 499 });
      expect(server.output().slice(before)).not.toContain('"stack"');
      socket.destroy();
    }
  },
);
