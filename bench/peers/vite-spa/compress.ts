// Writes a gzip and a brotli file beside every built file that gains by it, for sirv to choose from.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const file of globSync("dist/**/*.{html,js,css,json,svg}")) {
  const plain = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(plain));
}
