import { createHash } from "node:crypto";

/** What a policy names a style or script by that stands in the page itself. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The headers of every answer.
 * @param inline the styles and scripts that stand in pages; known constants, never read off a finished page, which
 * would bless whatever was injected there
 */
export function securityHeaders(
  inline: { styles: readonly string[]; scripts: readonly string[] },
  { siteUrl }: { siteUrl: string },
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts.map(cspHash)].join(" "),
    ["style-src 'self'", ...inline.styles.map(cspHash)].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    // With no-referrer, browsers would post plain forms with 'Origin: null', which is refused.
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(siteUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

// Pictures for those a page is shared with, icons, feeds and files to take home; the REST calls are open to all.
const forEverybody =
  /^\/(og\/[^/]+\.png|(icon-\d+|favicon)\.(png|svg)|feed\.xml|[a-z]+\.csv|guides\/[^/]+\.pdf|rest\/.*)$/;

/** Who may show what stands at a path in pages of their own: what is made for that, everybody; the rest, we alone. */
export function resourcePolicy(path: string): "cross-origin" | "same-origin" {
  return forEverybody.test(path) ? "cross-origin" : "same-origin";
}
