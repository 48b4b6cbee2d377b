import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** A page of text; content/pages says what stands on it. Moved pages stand in site/redirects.ts. */
const text = (path: string) => route(path, "pages/text-page.tsx", { id: path });

export default [
  index("home/home-page.tsx"),
  text("privacy"),
  text("terms"),
  text("accessories"),
  text("court-equipment"),
  text("resources"),
  text("reviews"),
  text("reviews/comparisons"),
  text("reviews/gear-comparisons"),
  text("reviews/equipment-comparisons"),
  route("comparisons", "compare/comparisons-page.tsx"),
  route("comparisons/:pair", "compare/pair-page.tsx"),
  route("rest/v1/paddle_reviews", "rest/paddle-reviews.ts"),
  route("rest/v1/*", "rest/other-tables.ts"),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("og/:picture", "paddle/social-image.tsx"),
  route("player-reviews/:subject", "reviews/submit-review.ts"),
  route(":slug", "paddle/paddle-page.tsx"),
  route("*", "site/unknown-page.tsx"),
] satisfies RouteConfig;
