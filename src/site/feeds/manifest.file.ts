import { addresses } from "../../addresses.ts";
import { defineFile } from "../../platform/render/define-route.tsx";

/** The web app manifest, for adding the site to a home screen (https://www.w3.org/TR/appmanifest/). */
export default defineFile(addresses.manifest, {
  get({ site }) {
    const { name, tagline } = site.library.site;
    const icon = (size: number) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    });
    const manifest = {
      name,
      short_name: name,
      description: tagline,
      start_url: addresses.home.path,
      display: "minimal-ui",
      background_color: "#123a63",
      theme_color: "#123a63",
      icons: [icon(192), icon(512)],
    };
    return new Response(JSON.stringify(manifest), {
      headers: { "content-type": "application/manifest+json" },
    });
  },
});
