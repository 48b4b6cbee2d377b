import type { ServerResponse } from "node:http";

/** How slowly clients may take their answers. */
export interface AnswerLimits {
  /** How long every client has, in milliseconds. */
  time: number;
  /** How fast a client must take what takes longer than that, in bytes a second. */
  minRate: number;
  /** How much is held for all clients together, in bytes. */
  maxHeld: number;
}

type Answer = Pick<ServerResponse, "socket" | "writableLength" | "once">;

/**
 * Returns what starts an answer's time: called when the answer is ready, before its first byte. An answer that takes
 * too long ends with its connection, as do the oldest when too much is held for slow clients.
 */
export function limitAnswers({ time, minRate, maxHeld }: AnswerLimits): (answer: Answer) => void {
  const underWay = new Set<Answer>();

  function makeRoom(): void {
    let held = 0;
    for (const { writableLength } of underWay) held += writableLength;
    for (const oldest of underWay) {
      if (held <= maxHeld) return;
      if (oldest.writableLength === 0) continue;
      held -= oldest.writableLength;
      underWay.delete(oldest);
      oldest.socket?.resetAndDestroy();
    }
  }

  return (answer) => {
    const { socket } = answer;
    if (!socket || socket.destroyed) return;
    makeRoom();
    underWay.add(answer);
    const begun = performance.now();
    const sentBefore = socket.bytesWritten;
    const check = () => {
      // Counts what was handed to the system or waits to be: of a file, little more than the client took.
      const allowed = time + ((socket.bytesWritten - sentBefore) / minRate) * 1000;
      const left = begun + allowed - performance.now();
      if (left > 0) timer = setTimeout(check, left);
      else socket.resetAndDestroy();
    };
    let timer = setTimeout(check, time);
    answer.once("close", () => {
      clearTimeout(timer);
      underWay.delete(answer);
    });
  };
}
