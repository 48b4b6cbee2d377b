import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("home/home-page.tsx"),
  route("rest/v1/paddle_reviews", "rest/paddle-reviews.ts"),
  route("rest/v1/*", "rest/other-tables.ts"),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("manifest.webmanifest", "feeds/manifest.ts"),
  route("guides/:file", "feeds/guide-pdf.ts"),
  route("og/:picture", "paddle/social-image.tsx"),
  route("reviews/balls", "balls/ball-tests-page.tsx"),
  route("reviews/balls/pickleball-durability-test", "balls/moved.ts", { id: "moved-durability" }),
  route("reviews/balls/:slug", "balls/ball-test-page.tsx"),
  route("ball-reviews", "balls/moved.ts", { id: "moved-ball-reviews" }),
  route("balls", "balls/balls-page.tsx"),
  route("balls.csv", "balls/balls-csv.ts"),
  route("player-reviews/:subject", "reviews/submit-review.ts"),
  route("reviews/best-of", "best-of/best-of-page.tsx"),
  route("reviews/best-of/:slug", "best-of/guide-page.tsx"),
  route(":slug", "paddle/paddle-page.tsx"),
  route("*", "site/unknown-page.tsx"),
] satisfies RouteConfig;
