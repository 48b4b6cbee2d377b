import { ballTestPath } from "../../model/addresses";
import type { Crumb } from "../site/breadcrumb";

/** The way to the ball testing articles. */
export const ballTestsSteps = [
  { name: "Reviews", path: "/reviews" },
  { name: "Ball Testing", path: "/reviews/balls" },
] as const satisfies Crumb[];

/** The way to the ball database. */
export const ballDatabaseSteps = [
  { name: "Ball Testing", path: "/reviews/balls" },
  { name: "Ball Database", path: "/balls" },
] as const satisfies Crumb[];

/** The way to one of the articles. */
export function ballTestSteps({ title, slug }: { title: string; slug: string }): Crumb[] {
  return [...ballTestsSteps, { name: title, path: ballTestPath(slug) }];
}
