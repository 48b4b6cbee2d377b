import { type ComponentType, createContext, createElement, use, useId } from "react";

/** What survives JSON unchanged: an island's props travel from server to browser as text. */
export type Json =
  string | number | boolean | null | { readonly [key: string]: Json | undefined } | readonly Json[];

/** Turns every prop that JSON would lose (a function, a Date) into a type error. */
type JsonProps<Props> = { [Key in keyof Props]: IsJson<Props[Key]> };
type IsJson<Value> = Value extends string | number | boolean | null | undefined
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

export interface PrintedIsland {
  name: string;
  html: string;
  /** Address of the script that brings islands to life. */
  loader: string;
}

/** Finds an island's name and prints it by itself, as the browser will mount it. Entry.server provides it. */
export const IslandRenderer = createContext<
  (component: unknown, props: object, id: string) => PrintedIsland
>(() => {
  throw new Error("no island printer in this context");
});

interface IslandProps<Props extends object> {
  /** The default export of a `<name>.island.tsx` file. */
  of: ComponentType<Props>;
  props: Props & JsonProps<Props>;
  when: When;
}

/**
 * An interactive part of a page: printed by the server like any other, brought to life by its JSON props. Nothing
 * but JSON crosses the border: no contexts, no router hooks.
 */
export function Island<Props extends object>({ of, props, when }: IslandProps<Props>) {
  const id = useId();
  const { name, html, loader } = use(IslandRenderer)(of, props, id);
  return (
    <>
      {createElement("x-island", {
        id,
        name,
        when,
        props: JSON.stringify(props),
        dangerouslySetInnerHTML: { __html: html },
      })}
      {/* React prints it in the head, once, however many islands there are. */}
      <script type="module" async src={loader} />
    </>
  );
}
