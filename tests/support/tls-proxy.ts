import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import { selfSignedCertificate } from "./certificate.ts";

/**
 * A proxy that ends TLS before a server, as in production: it appends the client's address last.
 * @param certificate of the host that clients name
 */
export async function startTlsProxy(
  port: number,
  serverPort: number,
  certificate = selfSignedCertificate("127.0.0.1"),
): Promise<() => void> {
  const proxy = createServer(certificate, (asked, answer) => {
    const said = asked.headers["x-forwarded-for"];
    const forwarded = [said, asked.socket.remoteAddress].filter(Boolean).join(", ");
    const passed = request(
      {
        port: serverPort,
        agent: false,
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, "x-forwarded-for": forwarded, "x-forwarded-proto": "https" },
      },
      (got) => {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
      },
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(port, "127.0.0.1");
  await once(proxy, "listening");
  return () => {
    proxy.close();
    proxy.closeAllConnections();
  };
}
