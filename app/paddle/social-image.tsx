import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { averageRating, toOneDecimal } from "../../model/rating";
import { isMostlySamples } from "../../model/stat-cards";
import type { Paddle } from "../../model/content/paddle";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import { PaddlePicture } from "../ui/paddle-picture";
import type { Route } from "./+types/social-image";
import { linesOf } from "./lines-of-text";

const face = join(process.cwd(), "app/styles/fonts/archivo-display.ttf");

/** The picture of a paddle for those a page is shared with: PNG, 1200 by 630. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { library, reviews } = siteOf(context);
  const [, slug] = /^(.+)\.png$/.exec(params.picture) ?? [];
  const paddle = library.paddle(slug ?? "") ?? notFound(request);
  const { tally, players } = await reviews.of(paddle.slug);
  // A figure made mostly of samples would need its note, which nobody reads on a shared picture.
  const average = isMostlySamples(tally, players) ? undefined : averageRating(tally);
  const svg = renderToStaticMarkup(
    <SocialImage
      paddle={paddle}
      brand={library.site.name}
      rating={average === undefined ? undefined : `${toOneDecimal(average)} / 5`}
    />,
  );
  const image = await renderAsync(svg, {
    font: { fontFiles: [face], loadSystemFonts: false, defaultFontFamily: "Archivo" },
  });
  return new Response(new Uint8Array(image.asPng()), { headers: { "content-type": "image/png" } });
}

interface SocialImageProps {
  paddle: Paddle;
  brand: string;
  rating: string | undefined;
}

/** The paddle on a court: name and rating left of the line, the drawing right of it. */
function SocialImage({ paddle, brand, rating }: SocialImageProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="#123a63" />
      <rect x="820" width="380" height="630" fill="#1c6b57" />
      <path d="M820 0V630M0 560H1200" stroke="#ffffff" strokeWidth="8" />
      <g fill="#ffffff" fontFamily="Archivo" fontWeight="700">
        <text x="70" y="110" fontSize="34" fill="#dff25a">
          {paddle.category}
        </text>
        {linesOf(paddle.name, 20).map((line, index) => (
          <text key={line} x="70" y={200 + index * 84} fontSize="72">
            {line}
          </text>
        ))}
        {rating ? (
          <text x="70" y="510" fontSize="52">
            {rating}
          </text>
        ) : null}
        <text x="70" y="608" fontSize="32">
          {brand}
        </text>
      </g>
      <svg x="865" y="25" width="290" height="580">
        <PaddlePicture paddle={paddle} />
      </svg>
    </svg>
  );
}
