import type { Route } from "./+types/unknown-page";
import { notFound } from "./not-found";

// Without a route of its own an unknown address would pass no middleware.
export function loader({ request }: Route.LoaderArgs) {
  notFound(request);
}

export function action({ request }: Route.ActionArgs) {
  notFound(request);
}

export default function UnknownPage() {
  return null;
}
