import { addresses } from "../../addresses.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound, redirect } from "../../platform/render/route.ts";
import { longDate, startOfDay } from "../../platform/text/dates.ts";
import { fill } from "../../platform/text/fill.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import page from "../../platform/ui/page.module.css";
import { mondayOf } from "../../platform/weeks.ts";
import { quotesOf, type ReviewQuote, ReviewQuotes } from "../paddles/review-quotes.tsx";
import { breadcrumbsTo } from "../pages/text-article.tsx";
import { type WeekOfSubject, weekText } from "../reviews/list/latest-reviews.service.ts";
import { paidText } from "../reviews/paid-price.ts";
import { reviewsText } from "../reviews/ratings/ratings.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { type ReviewedPage, reviewedPage } from "../reviews/reviewed-page.ts";

/** Search engines list a week with so many reviews; a paddle has this many prices at most. */
const minIndexed = 3;
const maxPrices = 5;

const dated = (words: string, monday: string) =>
  fill(words, { date: longDate(Date.parse(monday)) });

export default definePage(addresses.week, {
  // Weeks come from the store, not from content.
  listed: "nowhere",

  /** Another day leads to its Monday. Without the store, the page says so. */
  async load({ params, site }) {
    const day = startOfDay(params.monday);
    const monday = day === undefined ? notFound() : mondayOf(day);
    const thisMonday = mondayOf(Date.parse(site.today()));
    if (monday > thisMonday) notFound();
    const path = addresses.week.href({ monday });
    if (monday !== params.monday) redirect(path, 301);
    const { library, reviews } = site;
    const week = await reviews.week(monday);
    const { wording } = library;
    const title = dated(wording.week.title, monday);
    return {
      week,
      subjects: (week?.subjects ?? []).flatMap((each) => {
        const about = reviewedPage(library, each.subject);
        return about ? [{ ...each, about, quotes: quotesOf(library, each.quoted) }] : [];
      }),
      isNow: monday === thisMonday,
      wording,
      breadcrumbs: [...breadcrumbsTo("reviews", library), { name: title, path }],
      head: {
        title,
        description: dated(wording.week.description, monday),
        path: week && week.reviews >= minIndexed ? path : undefined,
      },
    };
  },

  head: ({ head, breadcrumbs }) => ({ ...head, picturedAs: addresses.reviews.path, breadcrumbs }),

  Page({ data: { week, subjects, isNow, wording, breadcrumbs, head } }) {
    const { week: words, latest } = wording;
    const [said, none] = isNow ? [words.soFar, words.noneYet] : [words.lead, words.none];
    const others = [
      ["prev", week?.before, words.before],
      ["next", week?.after, words.after],
    ] as const;
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1>{head.title}</h1>
        <p className="lead">
          {!week
            ? latest.down
            : week.reviews > 0
              ? fill(said, { count: weekText(week.reviews) })
              : none}
        </p>
        {subjects.map((each) => (
          <Talked key={each.subject} of={each} wording={wording} />
        ))}
        <p className="row middle ruled gap-3 wide-6 drop-4">
          {others.map(([rel, monday, text]) =>
            monday ? (
              <a key={rel} className="tap" rel={rel} href={addresses.week.href({ monday })}>
                {dated(text, monday)}
              </a>
            ) : null,
          )}
          <a className="tap" href={addresses.reviews.path}>
            {latest.all}
          </a>
        </p>
      </div>
    );
  },
});

interface TalkedProps {
  of: WeekOfSubject & { about: ReviewedPage; quotes: readonly ReviewQuote[] };
  wording: ReviewWording;
}

/** What players said of one paddle, or of a ball article; without quotes, it leads to them. */
function Talked({ of: { subject, about, reviews, quotes, paid }, wording }: TalkedProps) {
  const prices = [...new Set(paid.map(paidText))].slice(0, maxPrices);
  return (
    <section className="section" aria-labelledby={subject}>
      <h2 id={subject}>
        {about.name}: {reviewsText(reviews)}
      </h2>
      {prices.length > 0 ? (
        <p className="muted">{fill(wording.week.paid, { prices: prices.join(", ") })}</p>
      ) : null}
      <ReviewQuotes quotes={quotes} max={600} photos={2} words={wording} />
      {reviews > quotes.length ? (
        <p>
          <a className="tap" href={`${about.path}#player-reviews`}>
            {fill(wording.week.all, { name: about.name })}
          </a>
        </p>
      ) : null}
    </section>
  );
}
