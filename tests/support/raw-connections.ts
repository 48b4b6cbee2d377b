import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection that sends raw bytes, which no client library would do. */
export async function connectTo({ port }: { port: number }): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  // The tests observe broken connections by their 'close' event.
  return socket.on("error", () => {});
}

/** Several of them, opened a few at a time, because a system queues only so many unaccepted ones. */
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
