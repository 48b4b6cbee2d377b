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
