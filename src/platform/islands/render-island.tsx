import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { RenderedIsland } from "./island.tsx";
import { islandName } from "./hydrate-islands.ts";

const files = import.meta.glob<{ default: ComponentType }>("/src/**/*.island.tsx", { eager: true });
const names = new Map<unknown, string>(
  Object.entries(files).map(([path, file]) => [file.default, islandName(path)]),
);

/** Renders each island separately, so that `useId` gives the same ids as in the browser. */
export function islandRenderer(loader: string) {
  const render = (component: unknown, props: object, id: string): RenderedIsland => {
    const name = names.get(component);
    if (!name)
      throw new Error(`${String(component)} is not the default export of a *.island.tsx file`);
    const element = createElement(component as ComponentType, props);
    return { name, html: renderToString(element, { identifierPrefix: id }) };
  };
  return { render, loader };
}
