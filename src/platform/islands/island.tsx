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

/** Turns props that JSON would lose (functions, Dates) into type errors. */
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
  /** The URL of the script that hydrates islands. */
  loader: string;
}

/** Names an island and renders it separately, exactly as the browser will hydrate it. `renderPage` provides it. */
export const IslandRenderer = createContext<IslandRendering>({
  render() {
    throw new Error("no island renderer in this context");
  },
  loader: "",
});

interface IslandProps<Props extends object, Shared extends keyof Props> {
  /** The default export of a `<name>.island.tsx` file. */
  of: ComponentType<Props>;
  props: Omit<Props, Shared> & JsonProps<Omit<Props, Shared>>;
  /** Props that are the same on many pages, fetched with the code: a page has only the address of their JSON. */
  shared?: { at: string; props: Pick<Props, Shared> & JsonProps<Pick<Props, Shared>> };
  when: When;
  /** A key in local storage: if it has a value, the code is fetched as soon as the browser is idle. */
  kept?: string;
}

/**
 * An interactive part of a page: rendered on the server, hydrated in the browser from its JSON props.
 * Nothing else reaches it: no contexts, no router hooks.
 */
export function Island<Props extends object>(island: IslandProps<Props, never>) {
  const id = useId();
  return (
    <>
      <IslandElement {...island} id={id} />
      <IslandsScript />
    </>
  );
}

/** An island without its script tag, for cached markup: `IslandsScript` goes beside it. */
export function IslandElement<Props extends object, Shared extends keyof Props = never>({
  id,
  of,
  props,
  shared,
  when,
  kept,
}: IslandProps<Props, Shared> & { id: string }) {
  const { name, html } = use(IslandRenderer).render(of, { ...shared?.props, ...props }, id);
  return createElement("x-island", {
    id,
    name,
    when,
    kept,
    shared: shared?.at,
    with: writeProps(props),
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** React puts it in the head, once per page. */
export function IslandsScript() {
  return <script type="module" async src={use(IslandRenderer).loader} />;
}
