import { siteOf } from "../site/site-context";
import type { Route } from "./+types/manifest";

/** What a phone needs to put the site on its home screen (https://www.w3.org/TR/appmanifest/). */
export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = siteOf(context).library.site;
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#123a63",
    theme_color: "#123a63",
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json" },
  });
}
