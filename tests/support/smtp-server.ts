import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from "smtp-server";

/** A mail as the mail server got it. */
export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Header lines in their order, unfolded. */
  headers: { name: string; value: string }[];
  raw: string;
}

/** What the server does at a moment: says yes, says something else (a reply code), says nothing, or hangs up. */
export type Behaviour = "yes" | "silence" | "hangUp" | number;
/** The moments: a connection, a sign-in, a mail's sender, its recipient, its end. */
export type Moment = "connection" | "signIn" | "sender" | "recipient" | "data";

/** A real mail server for tests. */
export interface TestMailServer {
  url: string;
  /** What it said yes to, in that order. */
  received: ReceivedMail[];
  /** How often it was connected to. */
  connections(): number;
  /** From now on, what it does at a moment. */
  at(moment: Moment, behaviour: Behaviour): void;
  /** Called with each whole mail, before the server says yes to it; the answer waits for what is returned. */
  beforeYes: (mail: ReceivedMail) => void | Promise<void>;
  stop(): Promise<void>;
}

/** @param port one that was used before, or 0 for any free one */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const behaviours: Record<Moment, Behaviour> = {
    connection: "yes",
    signIn: "yes",
    sender: "yes",
    recipient: "yes",
    data: "yes",
  };
  let connections = 0;

  function behave(moment: Moment, session: SMTPServerSession, answer: (error?: Error) => void) {
    const behaviour = behaviours[moment];
    if (behaviour === "yes") answer();
    else if (behaviour === "hangUp") hangUp(session);
    else if (behaviour !== "silence")
      answer(Object.assign(new Error("not now"), { responseCode: behaviour }));
  }
  const hangUp = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections)
      if (connection.session.id === id) connection._socket.destroy();
  };

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    closeTimeout: 1,
    onAuth: ({ username }, session, callback) =>
      behave("signIn", session, (error) => callback(error, { user: username })),
    onMailFrom: (_, session, callback) => behave("sender", session, callback),
    onConnect(session, callback) {
      connections++;
      behave("connection", session, callback);
    },
    onRcptTo: (_: SMTPServerAddress, session, callback) => behave("recipient", session, callback),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviours.data === "hangUp") hangUp(session);
      });
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const mail: ReceivedMail = {
          from: mailFrom === false ? "" : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          headers: headersOf(raw),
          raw,
        };
        behave("data", session, (error) => {
          if (error) return callback(error);
          void Promise.resolve(testServer.beforeYes(mail)).then(() => {
            testServer.received.push(mail);
            callback();
          });
        });
      });
    },
  });
  // Clients that go away in the middle are what the tests are about.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const testServer: TestMailServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received: [],
    connections: () => connections,
    at: (moment, behaviour) => void (behaviours[moment] = behaviour),
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

/** The values of a mail's headers of this name. */
export function headerOf(mail: ReceivedMail | undefined, name: string): string[] {
  return mail?.headers.filter((header) => header.name === name).map(({ value }) => value) ?? [];
}
