import { addresses, ballPath } from "../../addresses.ts";
import { defineEndpoint } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { lastSeen } from "./offers.ts";

/** What is sold at an address, and its own page. */
function soldAt({ library }: Site, { kind, slug }: { kind: string; slug: string }) {
  if (kind === "paddles") {
    const paddle = library.paddleNamed(slug);
    return paddle && { ...paddle, page: `${addresses.paddle.href(paddle)}#where-to-buy` };
  }
  const ball = kind === "balls" ? library.ball(slug) : undefined;
  return ball && { ...ball, page: ballPath(slug) };
}

/**
 * The link to a shop: counts a click and leads to the address that the offer's file has, and nowhere else. An offer that
 * is gone leads to the page it was on.
 */
export default defineEndpoint(addresses.offer, {
  get({ params, url, site, request }) {
    const sold = soldAt(site, params) ?? notFound();
    const offer = lastSeen(sold.offers, site.today()).find(({ name }) => name === params.offer);
    if (offer) site.visits.countClick(url.pathname, Object.fromEntries(request.headers));
    return new Response(null, {
      status: 302,
      headers: {
        location: offer ? new URL(offer.url).href : sold.page,
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      },
    });
  },
});
