import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("home/home-page.tsx"),
  route("rest/v1/paddle_reviews", "rest/paddle-reviews.ts"),
  route("rest/v1/*", "rest/other-tables.ts"),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("og/:picture", "paddle/social-image.tsx"),
  route("player-reviews/:subject", "reviews/submit-review.ts"),
  route("newsletter", "newsletter/newsletter-page.tsx"),
  route("newsletter/addresses", "newsletter/submit-address.ts"),
  route("contact", "contact/contact-page.tsx"),
  route("contact/messages", "contact/submit-message.ts"),
  route(":slug", "paddle/paddle-page.tsx"),
  route("*", "site/unknown-page.tsx"),
] satisfies RouteConfig;
