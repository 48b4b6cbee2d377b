import type { ComponentType } from "react";
import { hydrateIslands } from "../platform/islands/hydrate-islands.ts";

// Development only: React Refresh must load before the first component.
if (import.meta.hot) await import("@vitejs/plugin-react/preamble");

// The console's islands have a script of their own, so that visitors' has nothing of them.
hydrateIslands(import.meta.glob<{ default: ComponentType }>("/src/console/**/*.island.tsx"));
