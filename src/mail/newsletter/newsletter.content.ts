import { z } from "zod";
import { claim } from "../../platform/content/site-facts.content.ts";
import { field, group, ownPath, wording, words } from "../../platform/content/fields.ts";
import { alertNewsWords, signUpWords } from "../../platform/email/mail.content.ts";
import {
  description,
  fieldWording,
  keywords,
  notice,
} from "../../platform/forms/form-wording.content.ts";
import type { Alert } from "./define-alert.ts";
import { plainAlerts } from "./plain-alerts.ts";

const submit = words(200, "the button", "Subscribe");
const submitting = words(200, "the button while an address is being sent", "Subscribing…");
const success = field(notice, "the message once an address is stored", "{ title: … }");
const title = words(200, "its heading", "Welcome to the Community!");
const oneMoreStep = words(
  200,
  "the sentence that asks to click the button in the email",
  "One more step: …",
);

/** The words of a form for emails about a paddle. */
const aboutPaddle = (
  manual: string,
  [itsTitle, heading, lead]: readonly [title: string, heading: string, lead: string],
) =>
  wording(manual, {
    title: words(200, "the heading of its own page", itsTitle),
    heading: words(200, "the heading above the form", heading),
    lead: words(200, "the sentence below it", lead),
    submit,
    submitting,
    success,
    confirmation: wording("the message that replaces the form once an address is stored", {
      title,
      oneMoreStep,
    }),
    back: words(200, "the link from its own page to the paddle", "Back to the {name}"),
  });

/** The words of a plain alert: of its form, and of its emails. */
const alertWords = ({ called, published }: Alert) =>
  wording(`emails about ${called}; {name} is the paddle`, {
    form: aboutPaddle("the page where one asks for them", [
      "List price by email: {name}",
      "Email me if the list price changes",
      "One email for each change.",
    ]),
    ...signUpWords("them"),
    news: alertNewsWords(published?.says ?? "{name} is the paddle"),
  });

type AlertWords = z.infer<ReturnType<typeof alertWords>>;

const allAlertWords: z.ZodType<Readonly<Record<string, AlertWords>> | undefined> = wording(
  "what else readers can ask to hear of about a paddle",
  Object.fromEntries(plainAlerts.map((alert) => [alert.name, alertWords(alert)])),
);

/** Nothing without such alerts. */
const alertsWords = (plainAlerts.length === 0 ? {} : { alerts: allAlertWords }) as {
  alerts: typeof allAlertWords;
};

/** The words of the newsletter's section and page: content/newsletter.yaml. */
export const newsletterFile = z.strictObject({
  page: group("the words of the newsletter's own page", "{ title: Newsletter, … }", {
    title: words(60, "the page's heading", "Newsletter"),
    lead: words(200, "the sentence below it", "The latest reviews and tips, …"),
    description,
    keywords,
  }),
  heading: words(200, "the heading above the form", "Get the weekly newsletter"),
  lead: words(200, "the sentence below it", "The latest reviews and tips."),
  claim,
  email: field(fieldWording, "the words of the email field", "{ label: Email, … }"),
  placeholder: words(200, "the field's placeholder", "you@example.com"),
  submit,
  submitting,
  failure: field(notice, "the message if an address can't be stored", "{ title: … }"),
  success,
  confirmation: group(
    "the message that replaces the form once an address is stored",
    "{ title: …, links: … }",
    {
      title,
      oneMoreStep,
      links: field(
        z
          .array(
            z.strictObject({
              label: words(200, "the button's words", "Browse Latest Reviews"),
              to: field(ownPath, "the page it links to", "/paddle-reviews"),
            }),
          )
          .min(1)
          .max(3),
        "one to three buttons, the main one first",
        "[{ label: …, to: /… }]",
      ),
    },
  ),
  reviews: aboutPaddle(
    "the form for new reviews of a paddle by email, on its page and on one of its own; {name} is the paddle",
    ["New reviews by email: {name}", "Email me about new reviews …", "At most one email a day."],
  ),
  approvals: aboutPaddle(
    "the same for an email when a list of approved paddles says something else about a paddle; {name} is the paddle",
    ["Email me if it changes: {name}", "Email me if this changes", "One email for each change."],
  ),
  aged: aboutPaddle(
    "the page where a reviewer asks to be asked how their paddle ages; {name} is the paddle",
    ["How it ages: {name}", "Ask me how it aged", "Two emails, after 3 months and a year."],
  ),
  questions: aboutPaddle(
    "the same for other players' questions about a paddle, for those who have played it; {name} is the paddle",
    [
      "Answer questions by email: {name}",
      "Answer other players' questions",
      "One email a week at most.",
    ],
  ),
  prices: wording(
    "the page with the form for an email when a paddle costs less; {name} is the paddle",
    {
      title: words(200, "its heading", "Tell me when it costs less: {name}"),
      lead: words(300, "the sentence below it", "One email, when someone sees …"),
      now: words(200, "the lowest price in the last days; {offer} is it", "Seen lately: {offer}."),
      limit: field(fieldWording, "the words of the field for the price", "{ label: …, … }"),
      submit,
      success,
      oneMoreStep,
      back: words(200, "the link to the paddle", "Back to the {name}"),
    },
  ),
  ...alertsWords,
});
