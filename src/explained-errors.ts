import { DataFolderUnusable } from "./platform/store/connect.ts";
import { EnvironmentMistakes } from "./platform/environment.ts";
import { MetricsPortUnusable } from "./platform/http/metrics.ts";
import { ContentMistakes } from "./platform/content/mistakes.ts";

const explained = [ContentMistakes, EnvironmentMistakes, DataFolderUnusable, MetricsPortUnusable];

/** Whether an error's message tells an owner all there is to know. */
export function isExplained(error: unknown): error is Error {
  return explained.some((kind) => error instanceof kind);
}
