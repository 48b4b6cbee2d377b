import type { ComponentType } from "react";
import { tidyHeaderOnReturn } from "./tidy-header.ts";
import { shareByScript, showOwnLinks } from "../reviews/own/own-links.ts";
import { hydrateIslands } from "../platform/islands/hydrate-islands.ts";

// Development only: React Refresh must load before the first component.
if (import.meta.hot) await import("@vitejs/plugin-react/preamble");

tidyHeaderOnReturn();
showOwnLinks();
shareByScript();
hydrateIslands(import.meta.glob<{ default: ComponentType }>("/src/**/*.island.tsx"));
