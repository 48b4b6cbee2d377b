import { join } from "node:path";
import type { NextConfig } from "next";

export default {
  // The pages are outside this folder, and their styles begin with ours.
  turbopack: { root: join(import.meta.dirname, "../../..") },
  // No other peer checks types when it builds.
  // A start has no pages of the one before it, whose reviews are in another store.
  experimental: { isrFlushToDisk: false },
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
