import { keptForSeconds } from "../kept-for-seconds.ts";

export { default, loader, meta } from "./article.tsx";

export function headers() {
  return keptForSeconds;
}
