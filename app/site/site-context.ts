import { createContext, type RouterContextProvider } from "react-router";
import type { Site } from "../../server/site";

/** The site that loaders and actions work on. A root middleware puts it there; a test puts in its own. */
export const siteContext = createContext<Site | null>(null);

/** The address a request came from, as the server knows it. */
export const visitorContext = createContext<string>("127.0.0.1");

/** Who is to be told a page's text, in the place of its body; a body goes through two streams. */
export const pageTextContext = createContext<((text: string) => void) | null>(null);

/** The site of this request. */
export function siteOf(context: Readonly<RouterContextProvider>): Site {
  const site = context.get(siteContext);
  if (!site) throw new Error("no site in this request's context");
  return site;
}
