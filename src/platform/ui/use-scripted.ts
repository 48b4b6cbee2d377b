import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the page has hydrated. Until then, and on the server, forms leave validation to the browser. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
