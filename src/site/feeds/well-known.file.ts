import { addresses } from "../../addresses.ts";
import { defineFile } from "../../platform/render/define-route.tsx";
import { dayAt } from "../../platform/today.ts";
import { dayLength } from "../../platform/today.ts";

const asText = { "content-type": "text/plain; charset=utf-8" };
const nothing = () => new Response("Not found", { status: 404, headers: asText });

/** How long a copy of security.txt may be relied on, in milliseconds: half a year, of at most one (RFC 9116, 2.5.5). */
const reliableFor = 182 * dayLength;

/**
 * Where to report a vulnerability (RFC 9116). Its addresses have to be public and begin with https://, so a site on a
 * private address has none. Not cached: it's never older than its day.
 */
export const securityTxt = defineFile(addresses.securityTxt, {
  isCached: false,
  get({ site: { settings, library, today } }) {
    const { siteUrl, isPublic } = settings;
    if (!isPublic || !siteUrl.startsWith("https://")) return nothing();
    const expires = dayAt(Date.parse(today()) + reliableFor);
    const text = `Contact: mailto:${encodeURI(library.site.contactEmail)}
Contact: ${siteUrl}${addresses.contact.path}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${siteUrl}${addresses.securityTxt.path}
`;
    return new Response(text, { headers: asText });
  },
});

/** Where password managers send someone (https://w3c.github.io/webappsec-change-password-url/): to their passkeys. */
export const changePassword = defineFile(addresses.changePassword, {
  isCached: false,
  get: () =>
    new Response(null, { status: 302, headers: { location: addresses.consoleAccount.path } }),
});

/** Programs look for dozens of other names. A page with suggestions would be of no use to them. */
export const otherWellKnown = defineFile(addresses.wellKnown, { isCached: false, get: nothing });
