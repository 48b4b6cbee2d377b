import { defineFile } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import { addresses } from "../../addresses.ts";

/** A downloadable guide, made from the site's content. */
export default defineFile(addresses.download, {
  async get({ params, site: { library, settings } }) {
    const guide = library.downloads.find(({ slug }) => `${slug}.pdf` === params.file) ?? notFound();
    const { renderGuidePdf } = await import("./guide-pdf.service.ts");
    const bytes = await renderGuidePdf({
      guide,
      paddles: library.written,
      name: library.site.name,
      siteUrl: settings.siteUrl,
    });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${guide.slug}.pdf"`,
      },
    });
  },
});
