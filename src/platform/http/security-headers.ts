import { hash } from "node:crypto";
import type { Environment } from "../settings.ts";

/** What a policy names a style or script by that stands in the page itself. */
export function policyHash(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/**
 * The content security policy of a page, or of an answer that is none.
 * @param inline hashes of the styles and scripts that stand in it: of known constants, never read off a finished page,
 * which would bless whatever was injected there; and none but its own, as each of fifty bytes goes out with each answer
 */
export function contentSecurityPolicy(
  inline: { styles: readonly string[]; scripts: readonly string[] } = { styles: [], scripts: [] },
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Returns what adds the headers of every answer to those it brings itself, for an answer at a path. */
export function addSecurityHeaders(
  environment: Pick<Environment, "siteUrl" | "hsts">,
): (headers: Headers, path: string) => void {
  const added = Object.entries(securityHeaders(environment));
  return (headers, path) => {
    // A page brings a policy of its own, and one with a secret in its address a stricter referrer policy.
    for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
    headers.set("cross-origin-resource-policy", resourcePolicy(path));
  };
}

/** Those for answers that do not bring them. */
export function securityHeaders({
  siteUrl,
  hsts,
}: Pick<Environment, "siteUrl" | "hsts">): Record<string, string> {
  const keepToHttps = siteUrl.startsWith("https:") && hsts !== "off";
  return {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    // With no-referrer, browsers post plain forms with 'Origin: null', which is refused from those that don't say more.
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
    // For subdomains only on request: an owner may have some on plain HTTP.
    ...(keepToHttps && {
      "strict-transport-security": `max-age=31536000${hsts === "subdomains" ? "; includeSubDomains" : ""}`,
    }),
  };
}

// Pictures for those a page is shared with, icons, feeds and files to take home; the REST calls are open to all.
const forEverybody =
  /^\/(og\/[^/]+\.png|(icon-\d+|favicon)\.(png|svg|ico)|feed\.xml|[a-z]+\.csv|guides\/[^/]+\.pdf|rest\/.*)$/;

/** Who may show what stands at a path in pages of their own: what is made for that, everybody; the rest, we alone. */
export function resourcePolicy(path: string): "cross-origin" | "same-origin" {
  return forEverybody.test(path) ? "cross-origin" : "same-origin";
}
