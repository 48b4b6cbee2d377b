// The pages of the site as they would be with someone's drafts published, at their own addresses below this one: only for
// people who may edit content, never cached, and without forms that could post anything.

import { type Mistake, mistakeText } from "../../../platform/content/mistake.ts";
import type { Context } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "../../../addresses.ts";
import { mayAct } from "../../../platform/acts.ts";
import { isSafeMethod } from "../../../platform/http/request-path.ts";
import type { Site } from "../../../platform/render/site.ts";
import { consoleHeaders, onlyFor } from "../define-console-page.tsx";
import { readSessionCookie } from "../sign-in/session-cookie.ts";

const below = addresses.consolePreview.path;

/** @param answer what answers the site's own addresses */
export function answerPreview(
  site: Site,
  answer: (request: Request, env: unknown) => Response | Promise<Response>,
) {
  return async (context: Context): Promise<Response> => {
    const { raw: request, path } = context.req;
    const headers = new Headers(consoleHeaders);
    const secret = readSessionCookie(request.headers.get("cookie"), site.settings.siteUrl);
    const signedIn = await site.console.signIn.of(secret);
    if (!signedIn) {
      headers.set("location", `${addresses.consoleSignIn.path}?to=${encodeURIComponent(path)}`);
      return new Response(null, { status: 302, headers });
    }
    const { person } = signedIn;
    if (!mayAct(person.role, "editor"))
      return context.text(onlyFor("editor"), 403, Object.fromEntries(headers));
    if (!isSafeMethod(request))
      return context.text("Nothing can be sent from a preview.", 405, Object.fromEntries(headers));
    const shown = new URL(request.url);
    // Assigned, a path with two slashes stays one.
    shown.pathname = path.slice(below.length);
    const { result, left } = await site.content.preview(
      person.email,
      async () => await answer(new Request(shown), context.env),
    );
    if (!result)
      return context.text(left.map(mistakeText).join("\n"), 409, Object.fromEntries(headers));
    const to = result.headers.get("location");
    if (to?.startsWith("/")) result.headers.set("location", below + to);
    for (const [name, value] of headers) result.headers.set(name, value);
    if (!result.headers.get("content-type")?.startsWith("text/html")) return result;
    result.headers.delete("content-length");
    result.headers.delete("etag");
    result.headers.delete("speculation-rules");
    const html = withBanner(await result.text(), left);
    return new Response(html, { status: result.status, headers: result.headers });
  };
}

/** A page whose links and forms stay in the preview, and which says that it is one. */
function withBanner(html: string, left: readonly Mistake[]): string {
  const banner = renderToStaticMarkup(
    <aside className="banner stack fit gap-1 small" aria-label="Preview">
      <p>
        <strong>Preview</strong>: this page with your drafts. Visitors don&apos;t see it.{" "}
        <a href={addresses.consoleContent.path}>Back to content</a>
      </p>
      {left.length === 0 ? null : (
        <>
          <p>Drafts with mistakes aren&apos;t in it:</p>
          <ul className="stack gap-1">
            {left.map(mistakeText).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </aside>,
  );
  return html
    .replaceAll(/<(?:a|form) [^<>]*>/g, (tag) =>
      tag.replace(/ (?:href|action)="(?=\/(?!\/|owner\b|assets\b))/, (name) => name + below),
    )
    .replace(/<body[^<>]*>(?:<a class="skip"[^<>]*>[^<>]*<\/a>)*/, (start) => start + banner);
}
