#!/usr/bin/env node
// Starts Firefox for Playwright's channel `moz-firefox`, which needs one command of WebDriver BiDi that releases of
// Firefox don't know yet: between the two, that command becomes one that changes nothing. So tests see the color scheme
// of the preference `layout.css.prefers-color-scheme.content-override`. Plain JavaScript: Playwright runs it with any Node.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";

const unknown = '"method":"emulation.setMediaFeaturesOverride"';
const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => firefox.kill());

let said = "";
firefox.stderr.on("data", (chunk) => {
  said += chunk;
  const lines = said.split("\n");
  said = lines.pop();
  for (const line of lines) {
    const [, port] = /^WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)$/.exec(line) ?? [];
    if (port === undefined) console.error(line);
    else listenFor(Number(port));
  }
});

/** Stands in for the port that Firefox listens on. */
function listenFor(port) {
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    upstream.pipe(client);
    client.on("data", passOn(upstream, port)).on("close", () => upstream.destroy());
    upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
    client.on("error", () => upstream.destroy());
  });
  server.listen(0, "127.0.0.1", () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
}

/** Passes on what Playwright sends: the request that opens the WebSocket, then its frames (RFC 6455). */
function passOn(upstream, port) {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const length = isOpen ? frameLength(waiting) : waiting.indexOf("\r\n\r\n") + 4;
      if (length < 4 || length > waiting.length) return;
      const part = waiting.subarray(0, length);
      upstream.write(
        isOpen ? known(part) : `${part}`.replace(/^host: .*$/im, `Host: 127.0.0.1:${port}`),
      );
      waiting = waiting.subarray(length);
      isOpen = true;
    }
  };
}

/** Where a frame's text begins: after two bytes, its longer length, and the four bytes of its mask. */
const textAt = (frame) => 6 + ({ 126: 2, 127: 8 }[frame[1] & 127] ?? 0);

/** The length of the frame that a buffer begins with; 0 if that isn't there yet. */
function frameLength(frame) {
  if (frame.length < 14 && frame.length < textAt([0, frame[1] ?? 127])) return 0;
  const short = frame[1] & 127;
  const text =
    short === 126 ? frame.readUInt16BE(2) : short === 127 ? frame.readUInt32BE(6) : short;
  return textAt(frame) + text;
}

/** The frame, with the command that Firefox doesn't know replaced by one of the same length. */
function known(frame) {
  const at = textAt(frame);
  const mask = frame.subarray(at - 4, at);
  const masked = (bytes) => bytes.map((byte, index) => byte ^ mask[index % 4]);
  const text = masked(frame.subarray(at)).toString();
  if (!text.includes(unknown)) return frame;
  const command = JSON.stringify({ id: JSON.parse(text).id, method: "session.status", params: {} });
  const padded = Buffer.from(command.padEnd(frame.length - at));
  return Buffer.concat([frame.subarray(0, at), masked(padded)]);
}
