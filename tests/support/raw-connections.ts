import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection that bytes are written to as they are: no client library would send them so. */
export async function connectTo({ port }: { port: number }): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  // Who tests how a connection breaks hears of it by its 'close'.
  return socket.on("error", () => {});
}

/** Several of them, opened a few at a time: a system takes only so many that nobody has accepted yet. */
export async function connectMany(server: { port: number }, wanted: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < wanted)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, wanted - sockets.length) }, () => connectTo(server)),
      )),
    );
  return sockets;
}
