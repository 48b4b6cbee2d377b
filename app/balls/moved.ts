import { redirect } from "react-router";
import { notFound } from "../site/not-found";
import type { Route } from "./+types/moved";

/** Where pages on balls stood on the earlier site, and where they stand now. */
const moved: Record<string, string> = {
  "/ball-reviews": "/reviews/balls",
  "/reviews/balls/pickleball-durability-test": "/reviews/balls/7f3a9c21",
};

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect((moved[pathname] ?? notFound(request)) + search, 301);
}
