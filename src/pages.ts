import legal from "./approvals/legal.page.tsx";
import about from "./about/about.page.tsx";
import ballTest from "./ball-tests/ball-test.page.tsx";
import ballTests from "./ball-tests/ball-tests.page.tsx";
import ballsCsv from "./balls/balls-csv.file.ts";
import badge from "./badges/badge.file.tsx";
import card from "./badges/card.page.tsx";
import balls from "./balls/balls.page.tsx";
import guides from "./guides/best-of.page.tsx";
import guide from "./guides/guide.page.tsx";
import brand from "./brands/brand.page.tsx";
import brands from "./brands/brands.page.tsx";
import blogArticle from "./blog/article.page.tsx";
import blog from "./blog/blog.page.tsx";
import comparisons from "./comparison/comparisons.page.tsx";
import pair from "./comparison/pair.page.tsx";
import myPaddles from "./my-paddles/my-paddles.page.tsx";
import consoleContent from "./console/content/entries.page.tsx";
import consoleEntry from "./console/content/entry.page.tsx";
import consoleGaps from "./console/content/gaps.page.tsx";
import consoleOffers from "./console/content/offers.page.tsx";
import consoleHistory from "./console/content/entry-history.page.tsx";
import consoleEntryPhotos from "./console/content/photos.page.tsx";
import consoleEntryPhoto from "./console/content/photo.file.ts";
import consoleImport from "./console/content/import.page.tsx";
import consoleNewEntry from "./console/content/new-entry.page.tsx";
import consolePublishing from "./console/content/publish-entry.page.tsx";
import consoleFigures from "./console/figures.page.tsx";
import consoleIssuePreview from "./console/newsletter/issue-preview.file.ts";
import consoleIssueSending from "./console/newsletter/send-issue.page.tsx";
import consoleNewsletter from "./console/newsletter/newsletter.page.tsx";
import consoleSubscribers from "./console/newsletter/subscribers.page.tsx";
import consoleHome from "./console/home.page.tsx";
import consoleQueue from "./console/queue.page.tsx";
import consoleLog from "./console/log/log.page.tsx";
import consoleMessage from "./console/messages/message.page.tsx";
import consoleMessages from "./console/messages/messages.page.tsx";
import consoleWords from "./console/words.page.tsx";
import consoleRequests from "./console/requests/requests.page.tsx";
import consolePhoto from "./console/photos/photo.file.ts";
import consolePhotos from "./console/photos/photos.page.tsx";
import { plainKindPages } from "./kinds/plain-kinds.page.tsx";
import consoleQuestions from "./console/questions/questions.page.tsx";
import consoleReviews from "./console/reviews/reviews.page.tsx";
import consoleAccount from "./console/sign-in/account.page.tsx";
import consoleLink from "./console/sign-in/sign-in-link.page.tsx";
import consoleSignIn from "./console/sign-in/sign-in.page.tsx";
import contact from "./contact/contact.page.tsx";
import feed from "./feeds/feed.file.tsx";
import * as data from "./open-data/data.file.ts";
import dataPage from "./open-data/data.page.tsx";
import mcp from "./open-data/mcp.endpoint.ts";
import download from "./guides/guide-pdf.file.ts";
import manifest from "./feeds/manifest.file.ts";
import robots from "./feeds/robots.file.ts";
import sitemap from "./feeds/sitemap.file.ts";
import * as wellKnown from "./feeds/well-known.file.ts";
import paddleFinder from "./finder/finder.page.tsx";
import paddleReviews from "./finder/paddle-reviews.page.tsx";
import paddleTypes from "./finder/paddle-types.page.tsx";
import home from "./home/home.page.tsx";
import howItWorks from "./how-it-works/how-it-works.page.tsx";
import match from "./match/match.page.tsx";
import alert from "./newsletter/alert.page.tsx";
import newsletterConfirm from "./newsletter/confirm.page.tsx";
import newsletterIssue from "./newsletter/issue.page.tsx";
import newsletter from "./newsletter/newsletter.page.tsx";
import priceEmails from "./newsletter/price-emails.page.tsx";
import askHowItAges from "./newsletter/ask-how-it-ages.page.tsx";
import howItAged from "./newsletter/how-it-aged.page.tsx";
import newsletterUnsubscribe from "./newsletter/unsubscribe.page.tsx";
import go from "./offers/go.endpoint.ts";
import paddle from "./paddles/paddle.page.tsx";
import paddlesCsv from "./finder/paddles-csv.file.ts";
import paddles from "./finder/paddles.page.tsx";
import * as text from "./pages/text.page.tsx";
import reviewFormWords from "./reviews/form/form-words.file.ts";
import myPhoto from "./reviews/photos/my-photo.file.ts";
import myReview from "./reviews/own/my-review.page.tsx";
import reportLink from "./reviews/reports/report-link.page.tsx";
import reportReview from "./reviews/reports/report.page.tsx";
import answerQuestion from "./questions/answer.page.tsx";
import askOwners from "./questions/ask.page.tsx";
import myQuestion from "./questions/my-question.page.tsx";
import reportQuestion from "./kinds/report.page.tsx";
import correction from "./requests/correction.page.tsx";
import missingPaddle from "./requests/missing-paddle.page.tsx";
import sent from "./kinds/sent.page.tsx";
import restTable from "./reviews/rest/other-tables.endpoint.ts";
import restReviews from "./reviews/rest/paddle-reviews.endpoint.ts";
import helpfulVotes from "./reviews/helpful-votes.page.tsx";
import type { Route } from "./platform/render/route.ts";
import search from "./search/search.page.tsx";
import suggestionStyles from "./search/suggestion-styles.file.ts";
import suggestions from "./search/suggestions.file.tsx";
import socialImage from "./social-image/social-image.file.tsx";

/** Everything the site serves; src/addresses.ts has the URLs. The sitemap lists pages in this order. */
export const routes: readonly Route[] = [
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
  myPaddles,
  legal,
  text.reviews,
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
  newsletterIssue,
  priceEmails,
  alert,
  card,
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
  askOwners,
  answerQuestion,
  myQuestion,
  ...plainKindPages,
  reportQuestion,

  consoleHome,
  consoleQueue,
  consoleSignIn,
  consoleLink,
  consoleNewsletter,
  consoleIssuePreview,
  consoleIssueSending,
  consoleSubscribers,
  consoleFigures,
  consoleContent,
  consoleNewEntry,
  consoleImport,
  consoleEntryPhotos,
  consoleEntryPhoto,
  consoleEntry,
  consolePublishing,
  consoleHistory,
  consoleGaps,
  consoleOffers,
  consoleAccount,
  consoleReviews,
  consolePhotos,
  consolePhoto,
  consoleWords,
  consoleRequests,
  consoleQuestions,
  consoleMessages,
  consoleMessage,
  consoleLog,

  data.factsJson,
  data.factsCsv,
  data.openApi,
  data.paddles,
  data.paddle,
  data.paddleReviews,
  data.comparison,
  data.balls,
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
  badge,
  suggestions,
  suggestionStyles,

  go,
  mcp,
  restReviews,
  restTable,
];
