import { runnerImport } from "vite";
import type * as Routes from "./routes.ts";

const noStyles = {
  name: "no-styles",
  enforce: "pre",
  resolveId: (id: string) => (/\.css(\?inline)?$/.test(id) ? "\0no-styles" : undefined),
  load: (id: string) => (id === "\0no-styles" ? "export default {}" : undefined),
} as const;

/** The routes, outside of Vitest too. Node can't import what imports styles, but nothing here needs the styles. */
export async function importRoutes(): Promise<typeof Routes> {
  const { module } = await runnerImport<typeof Routes>("/tests/support/routes.ts", {
    plugins: [noStyles],
    logLevel: "error",
  });
  return module;
}
