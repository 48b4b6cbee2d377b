import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("home/home-page.tsx"),
  route("paddle-finder", "finder/finder-page.tsx"),
  route("paddle-reviews", "finder/paddle-reviews-page.tsx"),
  route("reviews/paddles", "finder/paddle-types-page.tsx"),
  route("paddles", "paddles/paddles-page.tsx"),
  route("paddles.csv", "paddles/paddles-csv.ts"),
  route("rest/v1/paddle_reviews", "rest/paddle-reviews.ts"),
  route("rest/v1/*", "rest/other-tables.ts"),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("og/:picture", "paddle/social-image.tsx"),
  route("player-reviews/:subject", "reviews/submit-review.ts"),
  route(":slug", "paddle/paddle-page.tsx"),
  route("*", "site/unknown-page.tsx"),
] satisfies RouteConfig;
