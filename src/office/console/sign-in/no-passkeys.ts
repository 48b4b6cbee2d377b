import { browserSupportsWebAuthn } from "@simplewebauthn/browser";

/** Why no passkey can be made or used here; undefined if one can. */
export function noPasskeys(): string | undefined {
  if (/^[\d.]+$|^\[/.test(location.hostname))
    return "Passkeys belong to a name, and this address is a number.";
  // Browsers that know passkeys hide them on pages without HTTPS.
  if (!isSecureContext) return "Passkeys need HTTPS.";
  return browserSupportsWebAuthn() ? undefined : "This browser doesn't have passkeys.";
}

/** What went wrong with one, in words. */
export function failedPasskey(error: unknown): string {
  const { name } = error as DOMException;
  if (name === "InvalidStateError") return "This device has a passkey for the site already.";
  if (name === "NotAllowedError") return "No passkey: it was canceled, or took too long.";
  return `No passkey: the browser refused it (${name}).`;
}
