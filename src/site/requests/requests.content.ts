import { z } from "zod";
import { group, wording, words } from "../../platform/content/fields.ts";
import {
  description,
  headed,
  hintedFields,
  opening,
  plainFormWording,
  withdrawWording,
} from "../../platform/forms/form-wording.content.ts";

const { fieldWords, optionalWords } = hintedFields("As on the paddle itself");
const form = plainFormWording("Which paddle is it?");

const state = headed("We have it", "Someone reads it soon.");

/** The words around requests for paddles and corrections of facts: content/requests.yaml. */
export const requestsFile = z.strictObject({
  missing: group("the page where someone asks for a paddle that isn't here", "{ title: …, … }", {
    link: words(60, "the link that leads there", "My paddle isn't here"),
    ...opening("My paddle isn't here", "Tell us which one, and we'll look at it.", 60),
    ...form,
    fields: wording("the form's fields", {
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
      ...opening("Something wrong?", "Tell us which fact of the {name} is wrong.", 60),
      ...form,
      noFact: words(60, "the choice of facts before one is chosen", "Choose a fact"),
      other: words(60, "the last choice of facts", "Something else"),
      fields: wording("the form's fields", {
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
  sent: wording("the private page about what someone sent", {
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
    withdraw: withdrawWording,
    withdrawn: state("what it says once it's withdrawn"),
    gone: state("what it says if nothing has this link"),
    back: words(60, "the link to all paddles", "All paddles"),
  }),
});
