import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether script is here; until then, and on the server, a form leaves its checks to the browser. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
