import about from "./about/about.page";
import ballTest from "./ball-tests/ball-test.page";
import ballTests from "./ball-tests/ball-tests.page";
import ballsCsv from "./balls/balls-csv.file";
import balls from "./balls/balls.page";
import guides from "./guides/best-of.page";
import guide from "./guides/guide.page";
import brand from "./brands/brand.page";
import brands from "./brands/brands.page";
import blogArticle from "./blog/article.page";
import blog from "./blog/blog.page";
import comparisons from "./comparison/comparisons.page";
import pair from "./comparison/pair.page";
import consoleContent from "./console/content/content.page";
import consoleFigures from "./console/figures.page";
import consoleIssuePreview from "./console/newsletter/issue-preview.file";
import consoleNewsletter from "./console/newsletter/newsletter.page";
import consoleSubscribers from "./console/newsletter/subscribers.page";
import consoleQueue from "./console/queue.page";
import consoleLog from "./console/log/log.page";
import consoleMessage from "./console/messages/message.page";
import consoleMessages from "./console/messages/messages.page";
import consoleWords from "./console/words.page";
import consoleReviews from "./console/reviews/reviews.page";
import consoleAccount from "./console/sign-in/account.page";
import consoleLink from "./console/sign-in/sign-in-link.page";
import consoleSignIn from "./console/sign-in/sign-in.page";
import contact from "./contact/contact.page";
import feed from "./feeds/feed.file";
import download from "./guides/pdf/guide-pdf.file";
import manifest from "./feeds/manifest.file";
import robots from "./feeds/robots.file";
import sitemap from "./feeds/sitemap.file";
import paddleFinder from "./finder/finder.page";
import paddleReviews from "./finder/paddle-reviews.page";
import paddleTypes from "./finder/paddle-types.page";
import home from "./home/home.page";
import howItWorks from "./how-it-works/how-it-works.page";
import match from "./match/match.page";
import newsletterConfirm from "./newsletter/confirm.page";
import newsletterIssue from "./newsletter/issue.page";
import newsletter from "./newsletter/newsletter.page";
import reviewEmails from "./newsletter/review-emails.page";
import newsletterUnsubscribe from "./newsletter/unsubscribe.page";
import paddle from "./paddles/paddle.page";
import paddlesCsv from "./finder/paddles-csv.file";
import paddles from "./finder/paddles.page";
import * as text from "./pages/text.page";
import myReview from "./reviews/own/my-review.page";
import reportLink from "./reviews/reports/report-link.page";
import reportReview from "./reviews/reports/report.page";
import restTable from "./reviews/rest/other-tables.endpoint";
import restReviews from "./reviews/rest/paddle-reviews.endpoint";
import helpfulVotes from "./reviews/votes/helpful-votes.page";
import type { Route } from "./platform/render/route";
import search from "./search/search.page";
import suggestionStyles from "./search/suggestion-styles.file";
import suggestions from "./search/suggestions.file";
import socialImage from "./social-image/social-image.file";

/** Everything the site answers; src/addresses.ts has the addresses. The sitemap lists pages in this order. */
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
  text.accessories,
  text.courtEquipment,
  text.resources,
  comparisons,
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
  reviewEmails,
  helpfulVotes,
  reportReview,
  myReview,
  reportLink,

  consoleQueue,
  consoleSignIn,
  consoleLink,
  consoleNewsletter,
  consoleIssuePreview,
  consoleSubscribers,
  consoleFigures,
  consoleContent,
  consoleAccount,
  consoleReviews,
  consoleWords,
  consoleMessages,
  consoleMessage,
  consoleLog,

  paddlesCsv,
  ballsCsv,
  download,
  feed,
  sitemap,
  robots,
  manifest,
  socialImage,
  suggestions,
  suggestionStyles,

  restReviews,
  restTable,
];
