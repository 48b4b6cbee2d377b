import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Writes a Brotli and a gzip file beside every text file of the browser build, to be served as they are. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle: {
      order: "post",
      handler({ dir }) {
        if (this.environment.name !== "client" || !dir) return;
        for (const name of globSync("**/*.{js,css,svg,json,txt,webmanifest}", { cwd: dir })) {
          const bytes = readFileSync(join(dir, name));
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes));
          writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
