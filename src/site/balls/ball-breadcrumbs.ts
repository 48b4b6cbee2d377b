import { addresses, ballTestPath } from "../../addresses.ts";
import type { Crumb } from "../../platform/ui/breadcrumb.tsx";

export const ballTestsBreadcrumbs = [
  { name: "Reviews", path: addresses.reviews.path },
  { name: "Ball Testing", path: addresses.ballTests.path },
] as const satisfies Crumb[];

export const ballDatabaseBreadcrumbs = [
  { name: "Ball Testing", path: addresses.ballTests.path },
  { name: "Ball Database", path: addresses.balls.path },
] as const satisfies Crumb[];

export function ballTestBreadcrumbs({ title, slug }: { title: string; slug: string }): Crumb[] {
  return [...ballTestsBreadcrumbs, { name: title, path: ballTestPath(slug) }];
}
