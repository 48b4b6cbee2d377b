import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** How long what is still on its way is taken in, in milliseconds. */
const linger = 1000;

/**
 * Answers what can't be read as a request. Where its address or headers are too long, takes in what is still on its way
 * for a moment, too: Node would close the connection at once, which resets it while bytes are unread, and the client
 * would never see why.
 */
export function refuseUnreadable(server: Server): void {
  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Each part that comes later is as unreadable as the first.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statusOf(error.code);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
    // A request whose body breaks is being answered: that ends now.
    if (status !== 431) return void socket.destroy();
    const timer = setTimeout(() => socket.destroy(), linger);
    socket.once("close", () => clearTimeout(timer));
    socket.resume();
  });
}

function statusOf(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
