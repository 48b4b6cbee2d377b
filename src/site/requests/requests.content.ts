import { z } from "zod";
import { field, group, words } from "../../platform/content/fields.ts";
import {
  description,
  fieldWording,
  plainFormWording,
} from "../../platform/forms/form-wording.content.ts";

const title = (example: string) => words(60, "the page's heading and title", example);
const lead = (example: string) => words(300, "the sentence below the heading", example);
const hint = words(200, "the hint below the field", "As on the paddle itself").optional();
const fieldWords = (manual: string) =>
  field(fieldWording.extend({ hint }), manual, "{ label: …, empty: …, refused: …, tooLong: … }");
/** The words of a field that may stay empty. */
const optionalWords = (manual: string) =>
  field(
    fieldWording.omit({ empty: true }).extend({ hint }),
    manual,
    "{ label: …, refused: …, tooLong: … }",
  );
const form = plainFormWording("Which paddle is it?");

const state = (manual: string) =>
  group(manual, "{ title: …, text: … }", {
    title: words(80, "the heading", "We have it"),
    text: words(300, "the sentence below it", "Someone reads it soon."),
  });

/** The words around requests for paddles and corrections of facts: content/requests.yaml. */
export const requestsFile = z.strictObject({
  missing: group("the page where someone asks for a paddle that isn't here", "{ title: …, … }", {
    link: words(60, "the link that leads there", "My paddle isn't here"),
    title: title("My paddle isn't here"),
    lead: lead("Tell us which one, and we'll look at it."),
    description,
    ...form,
    fields: group("the form's fields", "{ name: …, … }", {
      name: fieldWords("the paddle's name"),
      brand: fieldWords("its brand"),
      link: optionalWords("a page about it"),
      email: optionalWords("the address to tell"),
    }),
  }),
  correction: group(
    "the page where someone corrects a fact; {name} is the paddle or ball",
    "{ title: …, … }",
    {
      link: words(60, "the link beside facts", "Something wrong?"),
      own: words(
        80,
        "the link on a page whose weight isn't confirmed",
        "Own one? Tell us what it weighs",
      ),
      title: title("Something wrong?"),
      lead: lead("Tell us which fact of the {name} is wrong."),
      description,
      ...form,
      noFact: words(60, "the choice of facts before one is chosen", "Choose a fact"),
      other: words(60, "the last choice of facts", "Something else"),
      fields: group("the form's fields", "{ fact: …, … }", {
        fact: fieldWords("which fact"),
        value: fieldWords("what's right"),
        source: optionalWords("how they know"),
        email: optionalWords("the address to thank"),
      }),
      back: words(
        60,
        "the link back to the page; {name} is the paddle or ball",
        "Back to the {name}",
      ),
    },
  ),
  sent: group("the private page about what someone sent", "{ description: …, … }", {
    description,
    requestTitle: words(60, "the heading above what someone asked for", "What you asked for"),
    correctionTitle: words(60, "the heading above what someone corrected", "What you told us"),
    waiting: group("what it says of its state", "{ request: …, correction: … }", {
      request: state("a request that waits"),
      correction: state("a correction that waits"),
    }),
    answered: group(
      "what it says of its state once it's answered",
      "{ request: …, correction: … }",
      {
        request: state("a request whose page is there"),
        correction: state("a correction that was taken"),
      },
    ),
    declined: state("what it says of one that was declined"),
    again: state("the same, if the very same was sent before"),
    oneMoreStep: words(
      200,
      "what it says until an address that was left is confirmed",
      "One more step: …",
    ).default("One more step: open the email we send you and click the link to confirm."),
    email: words(200, "what it says while a confirmed address is kept", "We'll email you once."),
    private: words(300, "what it says of its own address", "Only you have this link."),
    withdraw: group("the part that withdraws it", "{ title: …, … }", {
      title: words(60, "the heading", "Take it back"),
      text: words(300, "the sentence below it", "It's deleted at once."),
      button: words(40, "the button", "Delete it"),
      failure: words(200, "the message when it can't be deleted", "Please try again."),
    }),
    withdrawn: state("what it says once it's withdrawn"),
    gone: state("what it says if nothing has this link"),
    back: words(60, "the link to all paddles", "All paddles"),
  }),
});
