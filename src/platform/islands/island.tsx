import type { Sample } from "../text/sample.ts";
import { type ComponentType, createContext, createElement, use, useId } from "react";
import { writeProps } from "./fetch-page.ts";

/** What JSON preserves: an island's props reach the browser as text. */
export type Json =
  | string
  | number
  | boolean
  | null
  | { readonly [key: string]: Json | undefined }
  | readonly Json[];

/** Makes every prop that JSON would lose (a function, a Date) into a type error. */
type JsonProps<Props> = { [Key in keyof Props]: IsJson<Props[Key]> };
type IsJson<Value> = Value extends string | number | boolean | null | undefined | Sample<Json>
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends Date
      ? never
      : Value extends object
        ? { [Key in keyof Value]: IsJson<Value[Key]> }
        : never;

/** When an island's code is fetched: near the screen, when the browser is idle, or when a visitor reaches for it. */
export type When = "visible" | "idle" | "touch";

export interface RenderedIsland {
  name: string;
  html: string;
}

interface IslandRendering {
  render(component: unknown, props: object, id: string): RenderedIsland;
  /** URL of the script that hydrates islands. */
  loader: string;
}

/** Finds an island's name and renders it on its own, as the browser will hydrate it. `renderPage` provides it. */
export const IslandRenderer = createContext<IslandRendering>({
  render() {
    throw new Error("no island renderer in this context");
  },
  loader: "",
});

interface IslandProps<Props extends object> {
  /** The default export of a `<name>.island.tsx` file. */
  of: ComponentType<Props>;
  props: Props & JsonProps<Props>;
  when: When;
  /** A key of local storage: if the browser has something under it, the code is fetched once the browser is idle. */
  kept?: string;
}

/**
 * An interactive part of a page: rendered by the server, hydrated in the browser from its JSON props.
 * Nothing but JSON reaches it: no contexts, no router hooks.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const id = useId();
  return (
    <>
      <IslandElement {...island} id={id} />
      <IslandsScript />
    </>
  );
}

/** An island without its script, for cached markup: `IslandsScript` is beside that. */
export function IslandElement<Props extends object>({
  id,
  of,
  props,
  when,
  kept,
}: IslandProps<Props> & { id: string }) {
  const { name, html } = use(IslandRenderer).render(of, props, id);
  return createElement("x-island", {
    id,
    name,
    when,
    kept,
    with: writeProps(props),
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** React puts it in the head once for all islands of a page. */
export function IslandsScript() {
  return <script type="module" async src={use(IslandRenderer).loader} />;
}
