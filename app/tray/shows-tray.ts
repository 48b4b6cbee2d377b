import { useMatches } from "react-router";

/** `export const handle = showsTray`: a page on which paddles can be put in the tray. */
export const showsTray = { showsTray: true } as const;

/** Whether the page that is printed shows the tray. */
export function useShowsTray(): boolean {
  return useMatches().some(({ handle }) => handle === showsTray);
}
