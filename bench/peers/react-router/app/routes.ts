import { type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("article", "routes/article.tsx"),
  route("product", "routes/product.tsx"),
  route("articles/:subject", "routes/kept-article.tsx"),
  route("paddles/:subject", "routes/paddle.tsx"),
  route("reviews", "routes/latest-reviews.tsx"),
  route("player-reviews/:subject", "routes/player-reviews.ts"),
] satisfies RouteConfig;
