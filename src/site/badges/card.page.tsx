import { addresses } from "../../addresses.ts";
import { isConfirmedPaddle, soldSlug } from "../paddles/paddle-facts.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound, redirect } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { dayIn, triedPair } from "../side-by-side/pair.ts";
import { pairCardAddress, voteAddress } from "../side-by-side/vote.ts";
import { levels, nearText } from "../reviews/level/level.ts";
import { bucketsNear, minReviewsNear, totalsOf } from "../reviews/ratings/ratings.ts";
import page from "../../platform/ui/page.module.css";
import { badgeQuery } from "./badge.file.tsx";
import styles from "./card.module.css";
import "../../platform/styles/forms.css";
import { fill } from "../../platform/text/fill.ts";

/** How many cards a sheet has. */
const perSheet = 4;

/** A card's address on paper, and its code. */
const printed = async ({ siteUrl }: Site["settings"], path: string, place = "") => ({
  code: await codeOf(siteUrl + path + place),
  url: siteUrl.replace(/^https?:\/\//, "") + path,
});

/** A card that leads two paddles' players to the question which they'd keep; undefined if it isn't two that are named. */
async function cardOfPair(part: string, code: string, { library, settings }: Site) {
  const pair = triedPair(library, part);
  if (!pair) return undefined;
  const address = pairCardAddress(...pair.slugs, code);
  if (pairCardAddress(...pair.slugs) !== addresses.card.href({ slug: part }))
    redirect(address, 301);
  const { card } = library.sideBySide;
  const path = voteAddress(...pair.slugs, code);
  const { name, one, other } = pair;
  return {
    name,
    path,
    words: { ...library.paddlePage.card, ...card, title: fill(card.title, { name }) },
    drawn: [one, other],
    ...(await printed(settings, path)),
    badges: undefined,
  };
}

/**
 * A card with a code that leads to the review form, and the badge for other sites; of two paddles, to the question which
 * one their players would keep.
 */
export default definePage(addresses.card, {
  listed: "nowhere",
  query: ["day"],

  async load({ params: { slug }, url: { searchParams }, site }) {
    const { library, reviews, settings } = site;
    const day = dayIn(searchParams);
    const current = library.subjectNamed(slug) ?? slug;
    const paddle = library.paddle(current);
    if (!paddle) return (await cardOfPair(slug, day, site)) ?? notFound();
    if (current !== slug) redirect(addresses.card.href({ slug: current }), 301);
    const { name } = paddle;
    const path = addresses.paddle.href({ slug });
    const { buckets } = (await reviews.ratings([slug])).get(slug)!;
    const own = buckets.filter(({ sample }) => !sample);
    const has = (some: typeof own) => totalsOf(some).reviews >= minReviewsNear;
    const at = badgeQuery.address;
    const file = addresses.badge.href({ file: `${slug}.svg` });
    const badges = [
      ...(has(own) ? [{ who: "all players", src: file }] : []),
      ...levels
        .filter((level) => has(bucketsNear(own, level)))
        .map((level) => ({ who: `players ${nearText(level)}`, src: at(file, { level }) })),
    ];
    const filled = (text: string) => fill(text, { name });
    const { card } = library.paddlePage;
    return {
      name,
      path,
      words: { ...card, title: filled(card.title), back: filled(card.back) },
      drawn: [paddle].filter(isConfirmedPaddle),
      ...(await printed(settings, path, "#write-a-review")),
      badges: badges.map(({ who, src }) => ({
        who,
        src,
        html: snippet({ name, href: settings.siteUrl + path, src: settings.siteUrl + src }),
      })),
    };
  },

  head: ({ words }) => ({ title: words.title, description: words.lead }),

  Page({ data: { name, path, words, drawn, code, url, badges } }) {
    return (
      <div className={page.page}>
        <div className="stack gap-2 screen">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p>{words.print}</p>
          <p>
            <a href={path}>{words.back}</a>
          </p>
        </div>
        <div className={`stack ${styles.sheet}`}>
          {Array.from({ length: perSheet }, (_, index) => (
            <div key={index} className={styles.card} aria-hidden={index > 0}>
              {drawn.length === 0 ? null : (
                <div className={styles.drawn}>
                  {drawn.map((each) => (
                    <PaddlePicture key={soldSlug(each)} paddle={each} detail="small" />
                  ))}
                </div>
              )}
              <div className={styles.words}>
                <p className="large bold">{name}</p>
                <p className="bold">{words.ask}</p>
                <svg
                  className={styles.code}
                  viewBox={`0 0 ${code.size} ${code.size}`}
                  role="img"
                  aria-label={url}
                  shapeRendering="crispEdges"
                >
                  <rect width={code.size} height={code.size} fill="#fff" />
                  <path d={code.path} fill="#000" />
                </svg>
                <p className="small">{words.scan}</p>
                <p className="small">{url}</p>
              </div>
            </div>
          ))}
        </div>
        {badges === undefined ? null : (
          <section className="stack gap-4 measure screen" aria-labelledby="badge">
            <h2 id="badge">{words.badge}</h2>
            {badges.length === 0 ? (
              <p>{fill(words.tooFew, { count: minReviewsNear })}</p>
            ) : (
              <>
                <p>{words.copy}</p>
                {badges.map(({ who, src, html }) => (
                  <div key={src} className="stack gap-2">
                    <img src={src} alt={`${name}, rated by ${who}`} width="260" height="76" />
                    <label className="small bold" htmlFor={src}>
                      {words.snippet}
                    </label>
                    <textarea id={src} className={styles.html} readOnly rows={4} value={html} />
                  </div>
                ))}
              </>
            )}
          </section>
        )}
      </div>
    );
  },
});

/** The dark squares of a code, as a path in a square with a quiet zone around them. */
async function codeOf(text: string): Promise<{ size: number; path: string }> {
  // Loaded on demand: only cards have codes.
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: path.join("") };
}

/** A link with the badge, to be copied. Its words are the picture's alone: a link full of keywords helps nobody. */
function snippet({ name, href, src }: { name: string; href: string; src: string }): string {
  const escaped = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<a href="${escaped(href)}"><img src="${escaped(src)}" alt="${escaped(`Players' reviews of the ${name}`)}" width="260" height="76"></a>`;
}
