import { Hono } from "hono";
import type { Route } from "../../src/platform/render/route.ts";

interface Found {
  route: Route;
  params: Record<string, string>;
}

/** Returns what finds the route of a path and its parameters, as the application does; undefined if there is none. */
export function routeFinder(routes: readonly Route[]) {
  const router = new Hono();
  const hasParameters = ({ path }: Route) => Number(path.includes(":"));
  for (const route of routes.toSorted((a, b) => hasParameters(a) - hasParameters(b)))
    router.get(route.path, (context) =>
      context.json({ place: routes.indexOf(route), params: context.req.param() }),
    );
  return async (path: string): Promise<Found | undefined> => {
    const answer = await router.request(path);
    if (answer.status === 404) return undefined;
    const { place, params } = (await answer.json()) as Pick<Found, "params"> & { place: number };
    return { route: routes[place]!, params };
  };
}
