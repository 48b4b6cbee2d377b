import { type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("article", "routes/article.tsx"),
  route("product", "routes/product.tsx"),
  route("player-reviews/:subject", "routes/player-reviews.ts"),
] satisfies RouteConfig;
