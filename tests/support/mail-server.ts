import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import type { Readable } from "node:stream";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** An email as the mail server received it. */
export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Header lines in order, unfolded. */
  headers: { name: string; value: string }[];
  raw: string;
}

/** What the server does at a moment: accept, answer with a reply code, stay silent, or hang up. */
export type Behavior = "yes" | "silence" | "hangUp" | number;
/** The moments: a connection, a sign-in, an email's sender, its recipient, its end. */
export type Moment = "connection" | "signIn" | "sender" | "recipient" | "data";

/** A real mail server for tests. */
export interface TestMailServer {
  url: string;
  /** The emails it accepted, in order. */
  received: ReceivedMail[];
  /** The number of connections. */
  connections(): number;
  /** Sets what it does at a moment. */
  at(moment: Moment, behavior: Behavior): void;
  /** Called with each complete email before the server accepts it, which waits for the returned promise. */
  beforeYes: (mail: ReceivedMail) => void | Promise<void>;
  stop(): Promise<void>;
}

/* @param port one that was used before, or 0 for any free one */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const behaviors: Record<Moment, Behavior> = {
    connection: "yes",
    signIn: "yes",
    sender: "yes",
    recipient: "yes",
    data: "yes",
  };
  let connections = 0;

  const sockets = new Map<number, Socket>();
  const hangUp = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  /** The server's error at a moment; undefined if it accepts. Never settles if it stays silent. */
  async function refusalAt(moment: Moment, session: SMTPServerSession): Promise<Error | undefined> {
    const behavior = behaviors[moment];
    if (behavior === "yes") return undefined;
    if (behavior === "hangUp") hangUp(session);
    if (behavior === "hangUp" || behavior === "silence") return await new Promise(() => {});
    return Object.assign(new Error("not now"), { responseCode: behavior });
  }
  type Callback = (error?: Error | null) => void;
  const answer = async (moment: Moment, session: SMTPServerSession, callback: Callback) =>
    callback(await refusalAt(moment, session));

  async function receive(stream: Readable, session: SMTPServerSession, callback: Callback) {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream) {
        chunks.push(chunk as Buffer);
        if (behaviors.data === "hangUp") hangUp(session);
      }
    } catch {
      return;
    }
    const raw = Buffer.concat(chunks).toString("utf8");
    const { mailFrom, rcptTo } = session.envelope;
    const mail: ReceivedMail = {
      from: mailFrom === false ? "" : mailFrom.address,
      recipients: rcptTo.map(({ address }) => address),
      headers: headersOf(raw),
      raw,
    };
    const refusal = await refusalAt("data", session);
    if (refusal) return callback(refusal);
    await testServer.beforeYes(mail);
    testServer.received.push(mail);
    callback();
  }

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    closeTimeout: 1,
    onConnect(session, callback) {
      connections++;
      void answer("connection", session, callback);
    },
    onAuth: ({ username }, session, callback) =>
      void answer("signIn", session, (error) => callback(error, { user: username })),
    onMailFrom: (_, session, callback) => void answer("sender", session, callback),
    onRcptTo: (_, session, callback) => void answer("recipient", session, callback),
    onData: (stream, session, callback) => void receive(stream, session, callback),
  });
  server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort!, socket));
  // The tests are about clients that disconnect in the middle.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const testServer: TestMailServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received: [],
    connections: () => connections,
    at: (moment, behavior) => void (behaviors[moment] = behavior),
    beforeYes: () => {},
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return testServer;
}

function headersOf(raw: string): ReceivedMail["headers"] {
  const [head = ""] = raw.split("\r\n\r\n");
  return head
    .replaceAll(/\r\n[ \t]/g, " ")
    .split("\r\n")
    .map((line) => {
      const [name = "", ...value] = line.split(":");
      return { name: name.toLowerCase(), value: value.join(":").trim() };
    });
}

/** The values of an email's headers with this name. */
export function headerOf(mail: ReceivedMail | undefined, name: string): string[] {
  return mail?.headers.filter((header) => header.name === name).map(({ value }) => value) ?? [];
}

/** An email as an email program reads it. */
export interface ReadMail {
  /** A header, unfolded and decoded; undefined if it's missing. */
  header(name: string): string | undefined;
  text: string;
  html: string;
  /** The URLs that its parts link to. */
  links: string[];
}

/**
 * Reads an email: as much of RFC 5322, 2045 and 2047 as ours need.
 * @param source its bytes, a character each
 */
export function readMail(source: string): ReadMail {
  const { header, body } = split(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(header("content-type") ?? "")?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r?\n/, "")))
    : [{ header, body }];
  const partOf = (type: string) => {
    const part = parts.find((each) => each.header("content-type")?.startsWith(type));
    return part ? decode(part.body, part.header("content-transfer-encoding")) : "";
  };
  const text = partOf("text/plain");
  const html = partOf("text/html");
  const links = [
    ...(text.match(/https?:\/\/\S+/g) ?? []),
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&")),
  ];
  return { header, text, html, links: [...new Set(links)] };
}

function split(source: string) {
  const end = /\r?\n\r?\n/.exec(source);
  const head = source.slice(0, end?.index).replaceAll(/\r?\n[ \t]+/g, " ");
  const lines = head.split(/\r?\n/).map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return {
    body: end ? source.slice(end.index + end[0].length) : "",
    header(name: string): string | undefined {
      const line = lines.find((each) => each?.[1]?.toLowerCase() === name.toLowerCase());
      return line?.[2]
        ?.replaceAll(/\?=\s+=\?/g, "?==?")
        .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
          coding.toUpperCase() === "B"
            ? decode(word, "base64")
            : decode(word.replaceAll("_", " "), "quoted-printable"),
        );
    },
  };
}

function decode(text: string, coding: string | undefined): string {
  const bytes = (latin: string) => Buffer.from(latin, "latin1").toString("utf8");
  switch (coding?.toLowerCase()) {
    case "base64":
      return Buffer.from(text, "base64").toString("utf8");
    case "quoted-printable":
      return bytes(
        text
          .replaceAll(/=\r?\n/g, "")
          .replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          ),
      );
    default:
      return bytes(text);
  }
}
