import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "../addresses";
import { averageRating, toOneDecimal } from "../reviews/ratings/rating";
import { pageOfSocialImage } from "../platform/render/social-image-address";
import { isMostlySamples } from "../reviews/ratings/stat-cards";
import { displayFont, drawPicture } from "./pictures.service";
import type { SubjectReviews } from "../reviews/read-reviews.service";
import { defineFile } from "../platform/render/define-file";
import { notFound } from "../platform/render/route";
import { Balls, Court, Paddles } from "./drawings";
import { Frame } from "./frame";

/** In seconds. Pages are shared for months; a day's cache is fresh enough. */
const lifetime = 24 * 60 * 60;

/** The picture that a page is shared with, as PNG. Only pages that exist have one. */
export default defineFile(addresses.socialImage, {
  isCached: false,

  async get({ url, site, pages }) {
    const path = pageOfSocialImage(url.pathname) ?? notFound();
    const facts = pages.find(path) ?? notFound();
    const { drawn, kicker, title } = facts;
    const paddles = drawn && "paddles" in drawn ? drawn.paddles : [];
    const reviews = paddles.length === 1 ? await site.reviews.of(paddles[0]!.slug) : undefined;
    const svg = renderToStaticMarkup(
      <Frame
        brand={site.library.site.name}
        kicker={kicker}
        title={title}
        note={reviews ? ratingText(reviews) : facts.note}
        line={paddles.length > 1 ? 720 : 820}
        font={await displayFont()}
      >
        {(side) =>
          drawn === undefined ? (
            <Court side={side} />
          ) : "balls" in drawn ? (
            <Balls balls={drawn.balls} side={side} />
          ) : (
            <Paddles paddles={drawn.paddles} side={side} />
          )
        }
      </Frame>,
    );
    const png = await drawPicture(svg);
    const headers = { "content-type": "image/png", "cache-control": `public, max-age=${lifetime}` };
    return new Response(new Uint8Array(png), { headers });
  },
});

/** A paddle's average. Left out if most of its reviews are samples: a preview has no room for the note that says so. */
function ratingText({ totals, players }: SubjectReviews): string | undefined {
  const average = isMostlySamples(totals, players) ? undefined : averageRating(totals);
  return average === undefined ? undefined : `${toOneDecimal(average)} / 5`;
}
