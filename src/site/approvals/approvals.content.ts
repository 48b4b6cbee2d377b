import { z } from "zod";
import { field, groups, head, webAddress, words } from "../../platform/content/fields.ts";
import { type ApprovalList, approvalLists } from "../paddles/paddle-values.ts";

const listNames = Object.keys(approvalLists) as ApprovalList[];

/** The words of the page about approvals: content/approvals.yaml. */
export const approvalsFile = z.strictObject({
  title: words(60, "the page's heading and title", "Is My Paddle Legal?"),
  ...head(
    "What the lists said about your paddle, and where to check today.",
    "[is my paddle legal]",
  ),
  lead: words(300, "the sentences below the heading", "We tell you what each list said …"),
  label: words(40, "the label of the box", "Your paddle"),
  placeholder: words(40, "the placeholder in the empty box", "Brand and model"),
  submit: words(40, "the button beside it", "Look it up"),
  again: words(60, "the words after an answer that is old", "Check again."),
  againNote: words(
    200,
    "what those words mean, below the answers; {days} is after how many days one is old",
    '"We looked more than {days} days ago."',
  ),
  unlooked: words(
    200,
    "the sentence if nobody looked; {list} is whose list it is",
    '"We haven\'t looked it up on {list}."',
  ),
  unconfirmed: words(
    200,
    "the sentence if we couldn't confirm which paddle it is",
    "We couldn't confirm which paddle this is.",
  ),
  unsure: words(
    200,
    "the sentence if what a list says is unconfirmed; {list} is whose list it is",
    '"We couldn\'t confirm what {list} says about it."',
  ),
  unknown: words(
    200,
    "the sentence if no paddle has the name; {search} is what was typed",
    '"We don\'t have a paddle called {search}."',
  ),
  more: words(
    200,
    "the sentence below the paddles it shows if there are more; {search} is what was typed",
    '"More paddles fit {search}."',
  ),
  history: words(60, "the line that unfolds earlier answers", "What the lists said before"),
  where: words(60, "the heading above the lists", "Where to check today"),
  whereNote: words(200, "the sentence below it", "Look for the exact model."),
  lists: groups("the lists themselves, each with its address", {
    list: field(z.enum(listNames), "whose list it is", "USA Pickleball"),
    name: words(120, "the list's name", "USA Pickleball's list of approved paddles"),
    url: field(
      webAddress.optional(),
      "its address, starting with https://; leave it out if you haven't opened it",
      "https://example.com/list",
    ),
  }).min(1),
});
