// Runs work in a thread of its own: what an editor sends may take any time to read, and mustn't hold up visitors. What
// takes too long is ended, and its sender gets an answer before the connection is closed for taking too long.

import type { MessagePort, Worker } from "node:worker_threads";

/** Work took more time or memory than it may. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}

interface Apart {
  /** The file that the thread runs, which calls `answerApart`. */
  script: string;
  /** What the thread's file gets when it starts. */
  data: object;
  limits: {
    /** How much processor time an answer may take, in milliseconds. */
    cpu: number;
    /** How long one may wait for it, however busy the machine is, in milliseconds: less than a connection stays open. */
    wait: number;
    /** The thread's memory. */
    megabytes?: number;
  };
  /** How long the thread stays without work, in milliseconds. */
  idleLife: number;
}

type Answered<Answer> = { answer: Answer } | { error: string };

/** What a thread does. */
type Work = (asked: never) => unknown;

/**
 * Opens a thread, which starts once it's needed and answers one thing after another.
 * @returns a function that gets an answer from it. It rejects with `TookTooLong` beyond the limits, unless there are none
 */
export function openApart<Does extends Work>({
  script,
  data,
  limits,
  idleLife,
}: Apart): (asked: Parameters<Does>[0], isLimited?: boolean) => Promise<Awaited<ReturnType<Does>>> {
  type Answer = Awaited<ReturnType<Does>>;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    // Loaded on demand: most servers need no thread for days.
    const threads = process.getBuiltinModule("node:worker_threads");
    const { megabytes } = limits;
    const started = new threads.Worker(script, {
      workerData: data,
      execArgv: [],
      ...(megabytes !== undefined && {
        resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
      }),
    });
    // An error without a listener would end the process.
    started.on("error", () => undefined);
    started.on("exit", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function end(ended: Worker): Promise<void> {
    if (worker === ended) worker = undefined;
    await ended.terminate();
  }

  async function answer(asked: Parameters<Does>[0], isLimited: boolean): Promise<Answer> {
    clearTimeout(idle);
    const isNew = worker === undefined;
    const running = (worker ??= start());
    // A command, unlike a server, would end before the answer.
    running.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const used = async () => {
      // One that has ended meanwhile has none, and its 'exit' or 'message' says the rest.
      const usage = await running.cpuUsage().catch(() => undefined);
      return usage ? (usage.user + usage.system) / 1000 : 0;
    };
    const onMessage = (said: Answered<Answer>) =>
      "answer" in said ? resolve(said.answer) : reject(new Error(said.error));
    const onError = (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TookTooLong() : error);
    const onExit = () => reject(new Error("the thread has ended"));
    // The thread may end from here on. A promise that rejects before anyone awaits it would end the process.
    promise.catch(() => undefined);
    running.on("message", onMessage).on("error", onError).on("exit", onExit);
    const before = isNew ? 0 : await used();
    const watch = setInterval(async () => {
      if (isLimited && (await used()) - before > limits.cpu) reject(new TookTooLong());
    }, 250);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      running.postMessage(asked);
      return await promise;
    } catch (error) {
      await end(running);
      throw error;
    } finally {
      clearInterval(watch);
      running.off("message", onMessage).off("error", onError).off("exit", onExit);
      running.unref();
      if (idleLife === 0) await end(running);
      else idle = setTimeout(() => void end(running), idleLife).unref();
    }
  }

  return (asked, isLimited = true) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isLate = false;
    const late = isLimited
      ? setTimeout(() => {
          isLate = true;
          reject(new TookTooLong());
        }, limits.wait)
      : undefined;
    const before = last;
    last = (async () => {
      await before;
      // Otherwise nobody waits for it anymore.
      if (!isLate) await answer(asked, isLimited).then(resolve, reject);
      clearTimeout(late);
    })();
    return promise;
  };
}

/** Answers what a thread is asked. @param port the thread's `parentPort` */
export function answerApart(port: MessagePort, answer: Work): void {
  port.on("message", async (asked: unknown) => {
    try {
      port.postMessage({ answer: await answer(asked as never) });
    } catch (error) {
      port.postMessage({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
}
