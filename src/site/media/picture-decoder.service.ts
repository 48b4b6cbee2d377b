// Decodes photos in a process of its own.

import { type ChildProcess, fork } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { log } from "../../platform/log.ts";
import { ownRelease } from "../../platform/releases.ts";
import type { DecodeAnswer, DecodeRequest } from "./decode-picture.worker.ts";
import { photoRefusals, PictureRefused, PicturesBusy } from "./picture.ts";

/** The most processor time that decoding one may take, in milliseconds: that the machine is busy is no photo's fault. */
const mostCpu = 20_000;
/** How long it may take even then, in milliseconds. */
const longestDecoding = 60_000;
/** How many may wait to be decoded. */
const mostWaiting = 12;
/** How long the process that decodes stays without anything to do, in milliseconds. */
const idleLife = 60_000;

/**
 * One process that decodes photos in turn, which is there only while there are any.
 * @param folder the only one in which it finds photos and writes pictures
 */
export function openDecoder(folder: string) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let next = 0;

  function start(): ChildProcess {
    const script =
      ownRelease === undefined
        ? join(import.meta.dirname, "decode-picture.worker.ts")
        : join(ownRelease, "server", "decode-picture.js");
    const code = ownRelease === undefined ? dirname(import.meta.dirname) : dirname(script);
    const sharp = createRequire(script).resolve("sharp");
    const packages = sharp.slice(0, sharp.lastIndexOf("/sharp/"));
    const started = fork(script, ["decode-pictures"], {
      // It gets no settings and no open files, and its scripts reach nothing but these folders. That holds for scripts
      // alone: a photo that took libvips over could read what the site's user can. So few formats are read at all.
      env: {},
      execArgv: [
        "--max-old-space-size=128",
        "--permission",
        "--allow-addons",
        "--disable-warning=PERM0001",
        ...[code, packages, folder].map((each) => `--allow-fs-read=${each}/`),
        `--allow-fs-write=${folder}/`,
      ],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    // Out of memory, the system should end it and not the site. It may refuse, outside of Linux.
    if (started.pid !== undefined)
      writeFile(`/proc/${started.pid}/oom_score_adj`, "1000").catch(() => undefined);
    started.stderr?.on("data", (said: Buffer) =>
      log("warn", `The process that decodes photos reports: ${said.toString().slice(0, 500)}`),
    );
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function end(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  /** @throws PictureRefused */
  async function decodeNow(
    request: Omit<DecodeRequest, "id" | "mostCpu">,
    tookCpu: (cpu: number) => void,
  ) {
    clearTimeout(idle);
    child ??= start();
    const process = child;
    process.ref();
    const id = next++;
    const { promise, resolve, reject } = Promise.withResolvers<DecodeAnswer>();
    const hear = (answer: DecodeAnswer) => {
      if (answer.id === id) resolve(answer);
    };
    const refuse = () => reject(new PictureRefused(photoRefusals.heavy));
    const late = setTimeout(() => {
      end();
      refuse();
    }, longestDecoding);
    process.on("message", hear);
    process.once("exit", refuse);
    process.once("error", reject);
    process.send({ id, mostCpu, ...request } satisfies DecodeRequest);
    try {
      const answer = await promise;
      tookCpu(answer.cpu);
      if ("picture" in answer) return answer.picture;
      // It ends itself after that, but not before it might be asked again.
      if ("refused" in answer && answer.refused === photoRefusals.heavy) end();
      if ("refused" in answer) throw new PictureRefused(answer.refused);
      throw new Error(answer.error);
    } catch (error) {
      if (error instanceof PictureRefused && error.message === photoRefusals.heavy)
        tookCpu(mostCpu);
      throw error;
    } finally {
      clearTimeout(late);
      process.off("message", hear);
      process.off("exit", refuse);
      process.off("error", reject);
      process.unref();
      process.channel?.unref();
      idle = setTimeout(end, idleLife).unref();
    }
  }

  return {
    /**
     * @param tookCpu called with the processor time that it took, in milliseconds
     * @throws PictureRefused, PicturesBusy
     */
    async decode(request: Omit<DecodeRequest, "id" | "mostCpu">, tookCpu: (cpu: number) => void) {
      if (waiting >= mostWaiting) throw new PicturesBusy("too many photos wait to be decoded");
      waiting++;
      try {
        const decoded = last.then(() => decodeNow(request, tookCpu));
        last = decoded.catch(() => undefined);
        return await decoded;
      } finally {
        waiting--;
      }
    },
    close(): void {
      clearTimeout(idle);
      end();
    },
  };
}
