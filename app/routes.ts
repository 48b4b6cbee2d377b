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
  route("player-reviews/:subject", "reviews/submit-review.ts"),
  route("reviews/best-of", "best-of/best-of-page.tsx"),
  route("reviews/best-of/:slug", "best-of/guide-page.tsx"),
  route(":slug", "paddle/paddle-page.tsx"),
  route("*", "site/unknown-page.tsx"),
] satisfies RouteConfig;
