// The process that decodes photos: what goes wrong in a decoder ends it, and no page.

import { setPriority } from "node:os";
import { decodePicture, type WrittenPicture } from "./decode-picture.service.ts";
import { photoRefusals, PictureRefused } from "./picture.ts";

export interface DecodeRequest {
  id: number;
  file: string;
  folder: string;
  of: string;
  /** The most processor time that it may take, in milliseconds. */
  mostCpu: number;
}
export type DecodeAnswer = {
  id: number;
  /** The processor time that it took, in milliseconds. */
  cpu: number;
} & ({ picture: WrittenPicture } | { refused: string } | { error: string });

/** The most memory it may take, in bytes. The largest photos that are taken need half of it. */
const mostMemory = 640 * 1024 * 1024;

// A test runner's processes load this file, too.
if (process.send && process.argv.includes("decode-pictures")) {
  const answer = (message: DecodeAnswer) => process.send?.(message);
  setPriority(10);
  process.once("disconnect", () => process.exit());
  process.on("message", ({ id, file, folder, of, mostCpu }: DecodeRequest) => {
    const begin = process.cpuUsage();
    const cpu = () => {
      const { user, system } = process.cpuUsage(begin);
      return (user + system) / 1000;
    };
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() < mostMemory && cpu() < mostCpu) return;
      answer({ id, cpu: cpu(), refused: photoRefusals.heavy });
      process.exit(1);
    }, 50);
    decodePicture(file, folder, of)
      .then(
        (picture) => answer({ id, cpu: cpu(), picture }),
        (error: unknown) =>
          answer({
            id,
            cpu: cpu(),
            ...(error instanceof PictureRefused
              ? { refused: error.message }
              : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
          }),
      )
      .finally(() => clearInterval(watch));
  });
}
