import { DataFolderUnusable } from "./store/connect.ts";
import { DatabaseUnusable } from "./store/database-unusable.ts";
import { StoreIsNewer } from "./store/migrate.ts";
import { EnvironmentMistakes } from "./environment.ts";
import { MetricsPortUnusable } from "./http/metrics.ts";
import { ContentMistakes } from "./content/content-mistakes.ts";

const explained = [
  ContentMistakes,
  EnvironmentMistakes,
  DataFolderUnusable,
  DatabaseUnusable,
  MetricsPortUnusable,
  StoreIsNewer,
];

/** Whether an error's message tells an owner all there is to know. */
export function isExplained(error: unknown): error is Error {
  return explained.some((kind) => error instanceof kind);
}
