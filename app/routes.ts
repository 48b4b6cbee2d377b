import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("home/home-page.tsx"),
  route("rest/v1/paddle_reviews", "rest/paddle-reviews.ts"),
  route("rest/v1/*", "rest/other-tables.ts"),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("feed.xml", "feeds/feed.ts"),
  route("og/:picture", "paddle/social-image.tsx"),
  route("player-reviews/:subject", "reviews/submit-review.ts"),
  route("about", "about/about-page.tsx"),
  route("blog", "blog/blog-page.tsx"),
  route("blog/:article", "blog/article-page.tsx"),
  route(":slug", "paddle/paddle-page.tsx"),
  route("*", "site/unknown-page.tsx"),
] satisfies RouteConfig;
