import { renderGuidePdf } from "../../server/downloads/guide-pdf";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/guide-pdf";

/** A guide to take home, made from the site's content. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { library, environment } = siteOf(context);
  const guide =
    library.downloads.find(({ slug }) => `${slug}.pdf` === params.file) ?? notFound(request);
  const bytes = await renderGuidePdf({
    guide,
    paddles: library.paddles,
    name: library.site.name,
    siteUrl: environment.siteUrl,
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${guide.slug}.pdf"`,
    },
  });
}
