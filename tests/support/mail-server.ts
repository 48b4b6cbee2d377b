import { SMTPServer } from "smtp-server";
import { readMail, type ReadMail } from "./read-mail.ts";

/** A mail server that takes every mail and keeps it. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** What has arrived, in the order it came. */
  mails: (ReadMail & { recipient: string })[];
  stop(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = readMail(Buffer.concat(chunks).toString("latin1"));
        for (const { address } of envelope.rcptTo) mails.push({ ...mail, recipient: address });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
