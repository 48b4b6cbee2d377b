import { useRouteLoaderData } from "react-router";
import type { loader } from "../root";

/** What the root loader gives every page; undefined on an error page whose root loader failed too. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}
