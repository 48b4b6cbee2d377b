import { DataFolderUnusable } from "../db/connect.ts";
import { EnvironmentMistakes } from "./environment.ts";
import { MetricsPortUnusable } from "./http/metrics.ts";
import { ContentMistakes } from "./library/mistakes.ts";

const explained = [ContentMistakes, EnvironmentMistakes, DataFolderUnusable, MetricsPortUnusable];

/** Whether an error's message tells an owner all there is to know. */
export function isExplained(error: unknown): error is Error {
  return explained.some((kind) => error instanceof kind);
}
