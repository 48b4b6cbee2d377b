import legal from "./site/approvals/legal.page.tsx";
import about from "./site/about/about.page.tsx";
import ballTest from "./site/ball-tests/ball-test.page.tsx";
import ballTests from "./site/ball-tests/ball-tests.page.tsx";
import ballsCsv from "./site/balls/balls-csv.file.ts";
import badge from "./site/badges/badge.file.tsx";
import card from "./site/badges/card.page.tsx";
import balls from "./site/balls/balls.page.tsx";
import guides from "./site/guides/best-of.page.tsx";
import guide from "./site/guides/guide.page.tsx";
import brand from "./site/brands/brand.page.tsx";
import brands from "./site/brands/brands.page.tsx";
import blogArticle from "./site/blog/article.page.tsx";
import blog from "./site/blog/blog.page.tsx";
import comparisons from "./site/comparison/comparisons.page.tsx";
import pair from "./site/comparison/pair.page.tsx";
import myPaddles from "./site/my-paddles/my-paddles.page.tsx";
import { consoleRoutes } from "./office/console/routes.ts";
import { plainKindPages } from "./site/kinds/plain-kinds.page.tsx";
import contact from "./site/contact/contact.page.tsx";
import dataChanges from "./site/feeds/changes.file.tsx";
import feed from "./site/feeds/feed.file.tsx";
import * as data from "./site/open-data/data.file.ts";
import dataPage from "./site/open-data/data.page.tsx";
import mcp from "./site/open-data/mcp.endpoint.ts";
import download from "./site/guides/guide-pdf.file.ts";
import manifest from "./site/feeds/manifest.file.ts";
import robots from "./site/feeds/robots.file.ts";
import sitemap from "./site/feeds/sitemap.file.ts";
import * as wellKnown from "./site/feeds/well-known.file.ts";
import paddleFinder from "./site/finder/finder.page.tsx";
import paddleReviews from "./site/finder/paddle-reviews.page.tsx";
import paddleTypes from "./site/finder/paddle-types.page.tsx";
import home from "./site/home/home.page.tsx";
import howItWorks from "./site/how-it-works/how-it-works.page.tsx";
import match from "./site/match/match.page.tsx";
import alert from "./mail/newsletter/alert.page.tsx";
import newsletterBounces from "./mail/newsletter/bounces.endpoint.ts";
import newsletterChoices from "./mail/newsletter/choices.page.tsx";
import newsletterConfirm from "./mail/newsletter/confirm.page.tsx";
import newsletterIssue from "./mail/newsletter/issue.page.tsx";
import newsletter from "./mail/newsletter/newsletter.page.tsx";
import priceEmails from "./mail/newsletter/price-emails.page.tsx";
import askHowItAges from "./mail/newsletter/ask-how-it-ages.page.tsx";
import howItAged from "./mail/newsletter/how-it-aged.page.tsx";
import newsletterUnsubscribe from "./mail/newsletter/unsubscribe.page.tsx";
import go from "./site/offers/go.endpoint.ts";
import paddle from "./site/paddles/paddle.page.tsx";
import paddlesCsv from "./site/finder/paddles-csv.file.ts";
import paddles from "./site/finder/paddles.page.tsx";
import * as text from "./site/pages/text.page.tsx";
import reviewFormWords from "./site/reviews/form/form-words.file.ts";
import myPhoto from "./site/reviews/photos/my-photo.file.ts";
import myReview from "./site/reviews/own/my-review.page.tsx";
import reportLink from "./site/reviews/reports/report-link.page.tsx";
import reportReview from "./site/reviews/reports/report.page.tsx";
import answerQuestion from "./site/questions/answer.page.tsx";
import askOwners from "./site/questions/ask.page.tsx";
import myQuestion from "./site/questions/my-question.page.tsx";
import reportQuestion from "./site/kinds/report.page.tsx";
import correction from "./site/requests/correction.page.tsx";
import latestReviews from "./site/latest/latest-reviews.page.tsx";
import week from "./site/latest/week.page.tsx";
import missingPaddle from "./site/requests/missing-paddle.page.tsx";
import sent from "./site/kinds/sent.page.tsx";
import sideBySide from "./site/side-by-side/choose.page.tsx";
import sideBySideDay from "./site/side-by-side/day.page.tsx";
import myVote from "./site/side-by-side/my-vote.page.tsx";
import sideBySidePair from "./site/side-by-side/vote.page.tsx";
import powerAndControl from "./site/scatter/scatter.page.tsx";
import restTable from "./site/reviews/rest/other-tables.endpoint.ts";
import restReviews from "./site/reviews/rest/paddle-reviews.endpoint.ts";
import helpfulVotes from "./site/reviews/helpful-votes.page.tsx";
import tape from "./site/tape/tape.page.tsx";
import type { Route } from "./platform/render/route.ts";
import search from "./site/search/search.page.tsx";
import suggestionStyles from "./site/search/suggestion-styles.file.ts";
import suggestions from "./site/search/suggestions.file.tsx";
import socialImage from "./site/social-image/social-image.file.tsx";
import sentPicture from "./site/social-image/sent-picture.file.tsx";

/** What visitors are served; src/addresses.ts has the URLs. The sitemap lists pages in this order. */
export const siteRoutes: readonly Route[] = [
  home,
  paddleFinder,
  match,
  paddleReviews,
  paddleTypes,
  paddles,
  paddle,
  brands,
  brand,
  ballTests,
  ballTest,
  balls,
  guides,
  guide,
  text.privacy,
  text.terms,
  howItWorks,
  dataPage,
  text.accessories,
  text.courtEquipment,
  text.resources,
  comparisons,
  sideBySide,
  myPaddles,
  powerAndControl,
  tape,
  legal,
  latestReviews,
  text.comparisonReviews,
  text.gearComparisons,
  text.equipmentComparisons,
  blog,
  blogArticle,
  search,
  about,
  newsletter,
  contact,
  pair,
  newsletterConfirm,
  newsletterUnsubscribe,
  newsletterChoices,
  newsletterIssue,
  newsletterBounces,
  priceEmails,
  alert,
  card,
  week,
  reviewFormWords,
  helpfulVotes,
  reportReview,
  myReview,
  askHowItAges,
  howItAged,
  myPhoto,
  reportLink,
  missingPaddle,
  correction,
  sent,
  sideBySidePair,
  sideBySideDay,
  myVote,
  askOwners,
  answerQuestion,
  myQuestion,
  ...plainKindPages,
  reportQuestion,

  data.factsJson,
  data.factsCsv,
  dataChanges,
  data.openApi,
  data.paddles,
  data.paddle,
  data.paddleReviews,
  data.comparison,
  data.balls,
  data.sideBySide,
  paddlesCsv,
  ballsCsv,
  download,
  feed,
  sitemap,
  robots,
  manifest,
  wellKnown.securityTxt,
  wellKnown.changePassword,
  wellKnown.otherWellKnown,
  socialImage,
  sentPicture,
  badge,
  suggestions,
  suggestionStyles,

  go,
  mcp,
  restReviews,
  restTable,
];

/** Everything that is served. */
export const routes: readonly Route[] = [...siteRoutes, ...consoleRoutes];
