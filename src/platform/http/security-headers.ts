import { hash } from "node:crypto";
import type { Environment } from "../settings.ts";

/** The policy source for an inline style or script. */
export const policyHash = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * The content security policy of a page, or of any other answer.
 * @param inline hashes of the page's inline styles and scripts: of known constants, never computed from the finished
 * page, which would bless anything injected there; and only the page's own, since each adds fifty bytes to every answer
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

/** Returns a function that adds the headers every answer has to those of one answer. */
export function addSecurityHeaders(
  environment: Pick<Environment, "siteUrl" | "hsts">,
): (headers: Headers, path: string) => void {
  const added = Object.entries(securityHeaders(environment));
  return (headers, path) => {
    // Pages have their own policy, and those with a secret URL a stricter referrer policy.
    for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("cross-origin-resource-policy"))
      headers.set("cross-origin-resource-policy", resourcePolicy(path));
  };
}

/** The defaults for answers without their own. */
export function securityHeaders({
  siteUrl,
  hsts,
}: Pick<Environment, "siteUrl" | "hsts">): Record<string, string> {
  const keepToHttps = siteUrl.startsWith("https:") && hsts !== "off";
  return {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    // With no-referrer, browsers would post plain forms with 'Origin: null', which is refused from browsers without
    // Sec-Fetch-Site.
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
    // Subdomains only if requested: an owner may have some on plain HTTP.
    ...(keepToHttps && {
      "strict-transport-security": `max-age=31536000${hsts === "subdomains" ? "; includeSubDomains" : ""}`,
    }),
  };
}

// Link previews, badges, icons and downloads; routes that are open to all say so themselves.
const forEverybody =
  /^\/(og\/[^/]+\.png|badge\/[^/]+\.svg|(icon-\d+|favicon)\.(png|svg|ico)|guides\/[^/]+\.pdf|rest\/.*)$/;

export function resourcePolicy(path: string): "cross-origin" | "same-origin" {
  return forEverybody.test(path) ? "cross-origin" : "same-origin";
}
