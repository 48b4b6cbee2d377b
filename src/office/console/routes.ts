import type { Route } from "../../platform/render/route.ts";
import consoleAccount from "./sign-in/account.page.tsx";
import consoleContent from "./content/entries.page.tsx";
import consoleDrafts from "./content/drafts.page.tsx";
import consoleEntry, { consoleEntryWithPhotos } from "./content/entry.page.tsx";
import consoleEntryPhoto from "./content/photo.file.ts";
import consoleFigures from "./figures.page.tsx";
import consoleGaps from "./content/gaps.page.tsx";
import consoleHistory from "./content/entry-history.page.tsx";
import consoleHome from "./home.page.tsx";
import consoleImport from "./content/import.page.tsx";
import consoleIssuePreview from "./newsletter/issue-preview.file.ts";
import consoleIssueSending from "./newsletter/send-issue.page.tsx";
import consoleLink from "./sign-in/sign-in-link.page.tsx";
import consoleLog from "./log/log.page.tsx";
import consoleMachine from "./machine/machine.page.tsx";
import consoleMessage from "./messages/message.page.tsx";
import consoleMessages from "./messages/messages.page.tsx";
import consoleNewEntry from "./content/new-entry.page.tsx";
import consoleNewsletter from "./newsletter/newsletter.page.tsx";
import consoleOffers from "./content/offers.page.tsx";
import consolePhoto from "./photos/photo.file.ts";
import consolePhotos from "./photos/photos.page.tsx";
import consolePublishing from "./content/publish-entry.page.tsx";
import consoleQuestions from "./questions/questions.page.tsx";
import consoleQueue from "./queue.page.tsx";
import consoleRequests from "./requests/requests.page.tsx";
import consoleReviews from "./reviews/reviews.page.tsx";
import consoleSignIn from "./sign-in/sign-in.page.tsx";
import consoleSubscribers from "./newsletter/subscribers.page.tsx";
import consoleWatch from "./content/watch.page.tsx";
import consoleWords from "./words.page.tsx";

/** The pages behind the sign-in; src/addresses.ts has the URLs. */
export const consoleRoutes: readonly Route[] = [
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
  consoleDrafts,
  consoleImport,
  consoleEntryWithPhotos,
  consoleEntryPhoto,
  consoleEntry,
  consolePublishing,
  consoleHistory,
  consoleGaps,
  consoleOffers,
  consoleWatch,
  consoleAccount,
  consoleReviews,
  consolePhotos,
  consolePhoto,
  consoleWords,
  consoleRequests,
  consoleQuestions,
  consoleMessages,
  consoleMessage,
  consoleMachine,
  consoleLog,
];
