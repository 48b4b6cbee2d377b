import { addresses } from "../../addresses.ts";
import { defineEndpoint } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";

const answer = (status: number, text: string, headers: HeadersInit = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });

/** Where mail services and mail servers post bounces, with a secret. Without BOUNCE_SECRET, it isn't there. */
export default defineEndpoint(addresses.newsletterBounces, {
  get: () => notFound(),

  async post({ request, site: { bounces } }) {
    const isKnown = bounces.isFromService(request.headers.get("authorization"));
    if (isKnown === undefined) notFound();
    if (!isKnown)
      return answer(401, "Send the secret of BOUNCE_SECRET.", {
        "www-authenticate": 'Basic realm="bounces"',
      });
    if (!/\bjson\b/i.test(request.headers.get("content-type") ?? "")) {
      const isEnded = await bounces.takeEmail(new Uint8Array(await request.arrayBuffer()));
      return answer(200, `Ended: ${isEnded ? 1 : 0}`);
    }
    const text = await request.text();
    let posted: unknown;
    try {
      posted = JSON.parse(text);
    } catch {
      return answer(400, "This isn't JSON.");
    }
    return answer(200, `Ended: ${await bounces.takePosted(posted)}`);
  },
});
