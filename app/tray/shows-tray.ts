import { useMatches } from "react-router";

/** Part of the `handle` of a page on which paddles can be put in the tray. */
export const showsTray = { showsTray: true } as const;

/** Whether the current page shows the tray. */
export function useShowsTray(): boolean {
  return useMatches().some(({ handle }) => Object.hasOwn(handle ?? {}, "showsTray"));
}
