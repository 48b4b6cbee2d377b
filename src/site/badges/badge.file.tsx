import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "../../addresses.ts";
import { defineFile } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import { parsed, query } from "../../platform/query.ts";
import { longDate } from "../../platform/text/dates.ts";
import { nearText, readLevel } from "../reviews/level/level.ts";
import {
  averageRating,
  bucketsNear,
  minReviewsNear,
  reviewsText,
  starFills,
  toOneDecimal,
  totalsOf,
} from "../reviews/ratings/ratings.ts";

/** The level whose players' rating a badge shows; all of them by default. */
export const badgeQuery = query({ level: parsed(readLevel) });

/** How long a browser may show a badge without asking again, in seconds. */
const lifetime = 300;

const size = { width: 260, height: 76 };

/**
 * A picture for other sites with the average that players gave a paddle, the number of their reviews and the day. There's
 * none below five, and samples never count.
 */
export default defineFile(addresses.badge, {
  query: badgeQuery,

  async get({ params: { file }, url, site }) {
    const [, slug = ""] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? notFound();
    const { library, reviews } = site;
    const paddles = library.paddles;
    const paddle = paddles.find((each) => each.slug === slug) ?? notFound();
    const { level } = badgeQuery.read(url.searchParams);
    const { buckets } = (await reviews.ratings([slug])).get(slug)!;
    const own = buckets.filter(({ sample }) => !sample);
    const totals = totalsOf(level === undefined ? own : bucketsNear(own, level));
    const average = averageRating(totals);
    const who = level === undefined ? "" : ` ${nearText(level)}`;
    if (average === undefined || totals.reviews < minReviewsNear)
      return new Response(
        `There's no badge yet: it takes ${minReviewsNear} players' reviews${who}, and the ${paddle.name} has ${totals.reviews}.\n`,
        { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } },
      );
    const svg = renderToStaticMarkup(
      <Badge
        site={library.site.name}
        name={paddle.name}
        average={average}
        counts={`${reviewsText(totals.reviews)} ${level === "new" ? "by new players" : `by players${who}`}`}
        day={longDate(Date.parse(site.today()))}
      />,
    );
    return new Response(svg, {
      headers: { "content-type": "image/svg+xml", "cache-control": `public, max-age=${lifetime}` },
    });
  },
});

interface BadgeProps {
  site: string;
  name: string;
  average: number;
  counts: string;
  day: string;
}

/** The largest size at which a line of about this many characters fits. */
const fitted = (text: string, most: number) =>
  Math.min(most, Math.floor((size.width - 24) / (text.length * 0.56)));

function Badge({ site, name, average, counts, day }: BadgeProps) {
  const rating = toOneDecimal(average);
  const below = `${counts}, ${day}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      fontFamily="system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
    >
      <title>{`${name}: ${rating} of 5 stars from ${counts} on ${site}, ${day}`}</title>
      <rect
        x=".5"
        y=".5"
        width={size.width - 1}
        height={size.height - 1}
        rx="8"
        fill="#fff"
        stroke="#8a94a6"
      />
      <text x="12" y="21" fontSize={fitted(name, 13)} fontWeight="700" fill="#0f1b2a">
        {name}
      </text>
      <text x="12" y="47" fontSize="22" fontWeight="700" fill="#0f1b2a">
        {rating}
      </text>
      {starFills(average).map((fill, index) => (
        <Star key={index} x={54 + index * 20} fill={fill} />
      ))}
      <text
        x={size.width - 12}
        y="46"
        fontSize="12"
        fontWeight="600"
        textAnchor="end"
        fill="#0b4a8f"
      >
        {site}
      </text>
      <text x="12" y="66" fontSize={fitted(below, 11)} fill="#455164">
        {below}
      </text>
    </svg>
  );
}

const star = "M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";

/** A star filled from its left to a share of its width. */
function Star({ x, fill }: { x: number; fill: number }) {
  return (
    <svg x={x} y="30" width="18" height="18" viewBox="0 0 20 20">
      <path d={star} fill="#d5dbe4" />
      <svg width={fill * 20} height="20" viewBox={`0 0 ${fill * 20 || 1} 20`}>
        <path d={star} fill="#e0a100" />
      </svg>
    </svg>
  );
}
