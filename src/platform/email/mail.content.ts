import { z } from "zod";
import { group, wording, words } from "../content/fields.ts";

const subject = (example: string) => words(120, "the email's subject", example);
const heading = words(200, "the email's heading", "Confirm your address");
const text = words(500, "the email's text", "Someone entered this address …");
const footer = words(
  300,
  "the small print at the end: why the reader got this email",
  "You got this email because …",
);

const unsubscribe = words(200, "the link that unsubscribes", "Unsubscribe");

/** The link that unsubscribes, in emails that had none before. */
const newUnsubscribe = (usual: string) =>
  words(200, "the link that unsubscribes", usual).default(usual);

/** The email that asks to confirm an address. */
const confirmationWords = {
  subject: subject("Please confirm your address"),
  heading,
  text,
  button: words(200, "the button that confirms", "Confirm my address"),
  footer,
  unsubscribe: newUnsubscribe("Don't email me about this"),
};

/** The email that asks to confirm one email about what someone sent. @param about what the address was left with */
const alertConfirmation = (about: string, when: string) =>
  wording(
    "the email that asks someone to confirm that they want it; anyone may have typed the address, so it says nothing of what was typed",
    confirmationWords,
  ).default({
    subject: "Please confirm your address",
    heading: "Confirm your address",
    text: `Someone left this address with ${about} on our site. If that was you, click below and we'll email you once ${when}. The link works for a week.`,
    button: "Confirm my address",
    footer:
      "You're getting this email because someone entered your address on our site. Wasn't you? Ignore it, and we won't email you about this. We'll delete your address within 30 days, unless you signed up for something else.",
    unsubscribe: "Don't email me about this",
  });

/** What an address may get after signing up. @param wanted what for */
export const signUpWords = (wanted: string) => ({
  confirmation: wording(
    `the email that asks someone to confirm that they want ${wanted}`,
    confirmationWords,
  ),
  known: wording("the email to a subscriber whose address was entered again", {
    subject: subject("You are subscribed already"),
    heading,
    text,
    footer,
    unsubscribe,
  }),
});

/** The words of an email that has a heading, a text and a button to its paddle. @param says what {braces} are */
export const alertNewsWords = (says: string) =>
  wording(`the email itself; ${says}`, {
    subject: subject('"New list price: {name}"'),
    heading,
    text,
    button: words(200, "the button that opens the paddle's page", "See the {name}"),
    footer,
    unsubscribe,
  });

const nameHint = "{name} is the paddle, {price} the reader's limit";

/** A link in the email about a report. @param act what its page does */
const reportLink = (act: string, label: string) =>
  group(`the link to the page that ${act}`, "{ label: …, text: … }", {
    label: words(60, "the link's words", label),
    text: words(200, "the sentence below it", "The page has a button."),
  });

/** The words of the site's emails: content/mail.yaml. */
export const mailFile = z.strictObject({
  ...signUpWords("the newsletter"),
  choose: words(60, "the link to what a reader gets, in their emails", "Choose what you get"),
  prices: wording(`the emails to readers who wait for a paddle to cost less; ${nameHint}`, {
    ...signUpWords("one"),
    news: wording(
      "the email that says so; {offer} is the price, {shop} the shop, {day} when it was seen",
      {
        subject: subject('"{offer} at {shop}: {name}"'),
        heading,
        text,
        paid: words(200, "the sentence about a paid link", "The link to this shop is paid."),
        free: words(200, "the sentence about another", "The link to this shop isn't paid."),
        button: words(60, "the button that opens the paddle's page", "See where to buy it"),
        footer,
        unsubscribe: newUnsubscribe("Don't email me about prices"),
      },
    ),
  }),
  reviews: wording("the emails to readers of a paddle's new reviews; {name} is the paddle", {
    ...signUpWords("them"),
    news: wording("the email that brings new reviews; {reviews} is how many there are", {
      subject: subject('"{reviews}: {name}"'),
      heading,
      one: words(200, "what {reviews} is for one", "1 new review"),
      many: words(
        200,
        "what {reviews} is for several; {count} is the number",
        '"{count} new reviews"',
      ),
      note: words(200, "the sentence below the heading", "Players' own words …"),
      unread: words(
        200,
        "the link to a review that nobody who runs the site has approved, which isn't quoted; {stars} is its rating",
        '"{stars} of 5 stars"',
      ).default("{stars} of 5 stars"),
      near: words(
        200,
        "the sentence below the reviews for readers who chose a level; {near} is 'near 3.5'",
        "You asked only for reviews by players {near}.",
      ),
      more: words(
        200,
        "the sentence below the reviews if there are more; {count} is how many it quotes",
        "The {count} newest are above.",
      ),
      all: words(200, "the link to all reviews", "Read all reviews"),
      footer,
      unsubscribe,
    }),
  }),
  approvals: wording(
    "the emails to readers of what the lists of approved paddles say of one; {name} is the paddle",
    {
      ...signUpWords("them"),
      news: wording("the email about a change", {
        subject: subject('"Approval changed: {name}"'),
        heading,
        changed: words(
          200,
          "a change; {list} is whose list it is, {before} and {after} are what it said, {then} and {now} the days someone looked",
          '"{list}: {before} ({then}), {after} ({now})."',
        ),
        first: words(
          200,
          "the same without a confirmed answer before; {list}, {after} and {now} are as above",
          '"{list}: {after} ({now}). We had no answer before."',
        ),
        firstSubject: words(
          200,
          "the subject if each is such a first answer",
          '"Approval looked up: {name}"',
        ).default("Approval looked up: {name}"),
        firstHeading: words(
          200,
          "the heading if each is such a first answer",
          '"What the lists say about the {name}"',
        ).default("What the lists say about the {name}"),
        note: words(200, "the sentence below the changes", "Check the list itself."),
        all: words(200, "the link to the paddle's page about approvals", "See what the lists said"),
        footer,
        unsubscribe,
      }),
    },
  ),
  aged: wording(
    "the emails to a reviewer who wants to be asked how a paddle aged; {name} is the paddle",
    {
      ...signUpWords("them"),
      question: wording("the email that asks; {time} is how long ago they reviewed it", {
        subject: subject('"Still playing your {name}?"'),
        heading,
        text,
        times: group("what {time} is", "{ 3: 3 months, 12: a year }", {
          3: words(60, "for the first question", "3 months"),
          12: words(60, "for the second", "a year"),
        }),
        button: words(60, "the button that opens the page with the answers", "Answer"),
        footer,
        unsubscribe,
      }),
    },
  ),
  questions: wording(
    "the emails to those who answer questions about a paddle; {name} is the paddle",
    {
      ...signUpWords("them"),
      news: wording("the email with new questions", {
        subject: subject('"Can you help? A question about the {name}"'),
        heading,
        text,
        answer: words(
          100,
          "the link to answer one; {question} is what was asked",
          '"Answer: {question}"',
        ),
        unread: words(
          100,
          "the same link to one that nobody who runs the site has approved, which isn't quoted",
          "Read and answer a question",
        ).default("Read and answer a question"),
        note: words(200, "the sentence below them", "Anyone may answer."),
        footer,
        unsubscribe,
      }),
    },
  ),
  message: wording(
    "the email that sends a visitor's message to the site's own address; {number} and {subject} are the message's",
    {
      subject: subject("Message {number}: {subject}"),
      from: words(200, "the label before the writer's name", "From"),
      footer,
    },
  ),
  issue: wording("the weekly newsletter; {title} in its subject is the title of its first item", {
    subject: subject("RallyRank weekly: {title}"),
    test: words(40, "what the subject of a test begins with", "[Test]"),
    heading,
    archive: words(200, "the link to the issue on the site", "Read this issue on the site"),
    articles: words(200, "the heading above new articles", "New to read"),
    reviews: words(200, "the heading above players' reviews", "What players wrote"),
    samplesNote: words(
      200,
      "the sentence below articles that are marked ◇",
      "Articles marked ◇ have …",
    ),
    reviewsNote: words(200, "the sentence below that heading", "Players' own words …"),
    week: words(
      200,
      "the sentence before it; {count} is how many reviews players wrote in the week of {date}",
      "Players wrote {count} in the week of {date}.",
    ),
    rated: words(
      200,
      "the line above a review; {stars}, {name} and {dupr} are the review's",
      '"{stars} of 5 stars from {name}, DUPR {dupr}"',
    ),
    pick: words(200, "the heading above the paddle of the week", "Paddle of the week"),
    pickNote: words(200, "the sentence below its facts", "Maker and shop figures …"),
    footer,
    unsubscribe,
  }),
  report: wording(
    "the email that sends a report to those who look after reviews; {reason} is the reason and {name} the reviewed paddle or article",
    {
      subject: subject("Report: {reason} ({name})"),
      heading,
      several: wording("the same for several reports of one review", {
        subject: words(
          120,
          "the email's subject; {count} is the number of open reports",
          '"{count} reports of one review ({name})"',
        ),
        heading,
        earlier: words(
          200,
          "the sentence below the newest reports; {count} is the number of others",
          '"{count} earlier reports are in the queue."',
        ),
      }),
      reason: words(200, "the label before the reason", "Reason"),
      review: words(200, "the label before the review's id", "Review"),
      details: words(200, "the line above the visitor's words", "The visitor says:"),
      hide: reportLink("hides the review", "Hide the review"),
      close: reportLink("closes the reports of a review that is fine", "It's fine"),
      command: words(200, "the line above the command that hides the review", "To hide it:"),
      photo: wording("the differences if a photo is reported", {
        heading,
        label: words(60, "the label before the photo's id", "Photo"),
        look: words(60, "the link to the photos in the console", "Look at the photo"),
        command: words(200, "the line above the command that hides the photo", "To hide it:"),
      }),
      sample: words(200, "what to do about a sample review; {file} is its file", "Edit {file}."),
      footer,
    },
  ),
  pageUp: wording(
    "the email to someone who asked for a paddle, once its page is up; {name} is the paddle",
    {
      subject: subject("The {name} is here"),
      heading,
      text,
      button: words(200, "the button that opens its page", "See the {name}"),
      footer,
      unsubscribe: newUnsubscribe("Don't email me about paddles I ask for"),
      confirmation: alertConfirmation("a request for a paddle", "when its page is up"),
    },
  ),
  thanks: wording(
    "the email to someone whose correction was taken; {name} is the paddle or ball, {fact} the fact",
    {
      subject: subject("Thanks for correcting the {name}"),
      heading,
      text,
      otherFact: words(60, "what {fact} is for 'something else'", "something"),
      button: words(200, "the button that opens its page", "See the {name}"),
      footer,
      unsubscribe: newUnsubscribe("Don't email me about my corrections"),
      confirmation: alertConfirmation("a correction", "if we take it"),
    },
  ),
  answered: wording(
    "the email to someone who asked owners of a paddle, once there's an answer; {name} is the paddle",
    {
      subject: subject("An answer about the {name}"),
      heading,
      text,
      you: words(60, "not used anymore; leave it out", "You asked").optional(),
      button: words(200, "the button that opens the question", "Read it on the site"),
      footer,
      unsubscribe: newUnsubscribe("Don't email me about my questions"),
      confirmation: alertConfirmation("a question about a paddle", "when it's answered"),
    },
  ),
  held: group(
    "the email that says how many reviews wait to be read, to everyone who may approve them",
    "{ subject: …, … }",
    {
      one: subject("A review waits for you"),
      several: words(
        120,
        "the email's subject for several; {count} is their number",
        '"{count} reviews wait for you"',
      ),
      text: words(200, "the sentence below the heading", "Nobody else sees them until …"),
      from: words(
        200,
        "the line below a review's first words; {name} is its writer, {page} the paddle or article, {reason} why it waits",
        '"{name} on {page}: {reason}"',
      ),
      reasons: group("why a review waits", "{ link: a link, … }", {
        "blocked-word": words(60, "it has a word that was blocked", "a blocked word"),
        "hidden-twin": words(60, "a review with its text was hidden", "like a hidden one"),
        link: words(60, "it leads elsewhere", "a link, an address or a phone number"),
        name: words(60, "its name is that of someone who runs the site", "a name of ours"),
        copy: words(60, "another review has its text", "the text of another review"),
        network: words(60, "many came from one network", "many from one network"),
        all: words(60, "every review waits", "every review waits"),
      }),
      photos: group("the same for players' photos", "{ one: …, several: … }", {
        one: subject("A photo waits for you"),
        several: words(120, "the email's subject for several, with {count}", "{count} photos wait"),
        text: words(200, "the line with their number, {count}", "Photos that wait: {count}."),
        queue: words(40, "the button that opens the photos", "Look at the photos"),
      }),
      others: words(
        200,
        "the sentence below the newest reviews; {count} is the number of others",
        '"{count} others wait, too."',
      ),
      queue: words(40, "the button that opens the console", "Open the queue"),
      footer,
    },
  ),
  week: wording("the owner's email on Mondays; {week} is the Monday of the week it's about", {
    subject: subject("The week of {week}"),
    heading,
    figures: group("the label before each figure", "{ reviews: Reviews, … }", {
      views: words(60, "pages that people opened", "Page views"),
      visits: words(60, "those of them that came from elsewhere", "Visits"),
      clicks: words(60, "clicks on links to shops", "Clicks to shops"),
      reviews: words(60, "reviews by players", "Reviews"),
      helpful: words(60, "helpful votes that these reviews have so far", "Helpful votes on them"),
      subscribers: words(60, "newsletter subscribers who confirmed", "New subscribers"),
      reviewReaders: words(60, "people who confirmed to get a paddle's new reviews", "Readers"),
      reports: words(60, "reports that are still open", "Reports still open"),
      messages: words(60, "messages from the contact page", "Messages"),
    }),
    compared: words(
      60,
      "a figure; {count} is the week's and {before} that of the week before",
      '"{count} ({before} the week before)"',
    ),
    note: words(200, "the sentence below the figures", "What was deleted isn't counted."),
    quiet: words(200, "the sentence in place of the figures if all are 0", "A quiet week."),
    waitingTitle: words(60, "the heading above what waits for the owner", "Waiting for you"),
    waiting: group("the label before each number", "{ held: Reviews to read, … }", {
      held: words(60, "reviews that are held until you have read them", "Reviews to read"),
      reports: words(60, "reports of reviews that are shown", "Open reports"),
      photos: words(60, "players' photos that are held or reported", "Photos to look at"),
      messages: words(60, "messages that nobody answered", "Messages"),
      failedMail: words(60, "email that failed for good", "Failed email"),
    }),
    nothingWaits: words(200, "the sentence if nothing waits", "Nothing is waiting for you."),
    queue: words(40, "the button that opens the console", "Open the queue"),
    backup: words(200, "how old the last backup is; {day} is its day", "The last one is of {day}."),
    noBackup: words(200, "the sentence if no backup is known", "No backup is known."),
    footer,
  }),
});
