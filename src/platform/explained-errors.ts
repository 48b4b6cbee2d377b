import { DatabaseUnusable, DataFolderUnusable } from "./store/connect.ts";
import { StoreIsNewer } from "./store/migrate.ts";
import { EnvironmentMistakes } from "./settings.ts";
import { MetricsPortUnusable } from "./http/observe-requests.ts";
import { ContentMistakes } from "./content/content-folder.ts";

const explained = [
  ContentMistakes,
  EnvironmentMistakes,
  DataFolderUnusable,
  DatabaseUnusable,
  MetricsPortUnusable,
  StoreIsNewer,
];

/** Whether an error's message is enough for an owner, without a stack trace. */
export function isExplained(error: unknown): error is Error {
  return explained.some((kind) => error instanceof kind);
}
