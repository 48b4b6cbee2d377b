import { addresses } from "../../addresses.ts";
import { defineEndpoint } from "../../platform/render/define-route.tsx";

/** The most that a call of a tool needs, in bytes. */
const maxBody = 16 * 1024;

const isLocal = ({ hostname }: URL) => /^(localhost|127\..*|\[::1\])$/.test(hostname);
/** Whether a URL has a host name, which anyone may lead to any address. */
const isName = (url: URL) => !isLocal(url) && !/^[\d.]+$|^\[/.test(url.hostname);

/** A refusal as JSON-RPC has it (https://www.jsonrpc.org/specification#error_object). */
function refuse(status: number, code: number, message: string, headers: HeadersInit = {}) {
  const body = { jsonrpc: "2.0", error: { code, message }, id: null };
  return Response.json(body, { status, headers });
}

/**
 * The read-only MCP endpoint (https://modelcontextprotocol.io), for assistants: streamable HTTP without sessions. What
 * it can't take is refused before the SDK is loaded.
 */
export default defineEndpoint(addresses.mcp, {
  isOpen: true,
  get: () => refuse(405, -32_000, "Post one message at a time.", { allow: "POST, OPTIONS" }),

  async post({ request, site, pages }) {
    // A page whose name leads to this machine could read what its owner alone sees yet (DNS rebinding).
    if (isName(new URL(request.url)) && isLocal(new URL(site.settings.siteUrl)))
      return refuse(403, -32_000, `This site is at ${site.settings.siteUrl}.`);
    const type = request.headers.get("content-type") ?? "";
    if (!/^application\/json\s*(;|$)/i.test(type))
      return refuse(415, -32_000, "Send application/json.");
    if (Number(request.headers.get("content-length")) > maxBody)
      return refuse(413, -32_000, `A message has at most ${maxBody} bytes.`);
    const text = await request.text();
    if (text.length > maxBody)
      return refuse(413, -32_000, `A message has at most ${maxBody} bytes.`);
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return refuse(400, -32_700, "This isn't JSON.");
    }
    // A list would be many calls for the price of one.
    if (typeof message !== "object" || message === null || Array.isArray(message))
      return refuse(400, -32_600, "Send one message at a time.");
    const { answerMcp } = await import("./mcp.service.ts");
    return await answerMcp(site, pages, request, message);
  },
});
