import { z } from "zod";
import { roles } from "../acts.ts";
import { networks } from "./claims.ts";
import {
  eachOf,
  field,
  group,
  groups,
  headDescription,
  ownPath,
  webAddress,
  wording,
  words,
} from "./fields.ts";

/** A claim about the site that only its owner can confirm. */
export const claim = z.strictObject({
  text: field(z.string().trim().min(1).max(200), "the claim", "Trusted by thousands of players"),
  confirmed: field(
    z.boolean(),
    "whether the owner can vouch for it; until then it is marked as a sample and hidden with SAMPLE_CONTENT=off",
    "false",
  ),
});

const text = z.string().trim().min(1);
const address = z.union([z.literal(""), webAddress]);

/** Links, each with its purpose. */
const ways = (manual: string) =>
  groups(manual, {
    path: field(ownPath, "the path of one of our pages", "/paddle-finder"),
    name: words(30, "the link's words", "Paddle Finder"),
    text: words(60, "what the page is for, in a short phrase", "Filter by price and build."),
  });

/** The site's name, contacts and promises: content/site.yaml. */
export const siteFile = z.strictObject({
  name: field(text.max(30), "the product's name", "RallyRank"),
  tagline: field(text.max(120), "the line below the name in the footer", "Gear reviews …"),
  copyrightYear: field(z.int().min(2000).max(2100), "the year in the copyright line", "2025"),
  contactEmail: field(
    z.email(),
    "the email address for messages and reports to the site",
    "hello@rallyrank.example",
  ),
  postalAddress: field(
    z.string().trim().max(200).default(""),
    "the sender's postal address, on one line, which ends each email to subscribers; none if it's empty, and US law (CAN-SPAM) wants one in commercial email",
    '""',
  ),
  console: field(
    z
      .array(
        z.strictObject({
          name: field(text.max(40), "how the log names them", "Dana"),
          email: field(
            z.email().toLowerCase(),
            "where their links to sign in go",
            "dana@example.com",
          ),
          role: field(
            z.enum(roles),
            "what they may do; a moderator looks after reviews and reports, a community manager also answers reviews in public, in the site's name, an editor changes content, an owner does everything",
            "moderator",
          ),
        }),
      )
      .refine(
        (people) => new Set(people.map(({ email }) => email)).size === people.length,
        "lists an email address twice",
      )
      .refine(
        (people) => new Set(people.map(({ name }) => name)).size === people.length,
        "lists a name twice: the log couldn't tell them apart",
      )
      .optional(),
    "who may sign in to the console at /owner; without it, the owner of contactEmail alone",
    "a list of people, each starting with '- name:'",
  ).meta({ label: "Who may sign in" }),
  weeklyEmail: field(
    z.boolean().default(true),
    "whether that address gets an email on Mondays with the week's figures and what waits for you; it does if this is left out",
    "false",
  ),
  social: group(
    "the site's social media pages; for an empty one the footer links to the network's front page as a sample, and to nothing with SAMPLE_CONTENT=off",
    'Facebook: ""',
    eachOf(Object.keys(networks) as (keyof typeof networks)[], () =>
      field(address, "a full https address, or empty", '""'),
    ),
  ),
  dataLicense: group(
    "the license of the facts at /data; CC0 1.0 if left out",
    "{ name: CC0 1.0, url: https://creativecommons.org/publicdomain/zero/1.0/ }",
    {
      name: field(text.max(40), "its short name", "CC0 1.0"),
      url: field(
        z.url({ protocol: /^https$/ }),
        "the address of its text",
        "https://creativecommons.org/licenses/by/4.0/",
      ),
    },
  ).default({ name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" }),
  bestOf: wording("the words of the best-of pages", {
    heading: field(text.max(60), "the heading of /reviews/best-of", "Best Of Lists"),
    description: headDescription("Short lists for …"),
    lead: field(text.max(300), "the sentences below the heading", "Short lists for …"),
    claim,
    sampleNote: field(
      text.max(300),
      "the line that opens a guide whose community figures are samples",
      "The ratings in this guide are samples.",
    ),
  }),
  share: wording("the link that shares a page", {
    page: words(40, "the link's words", "Share this page"),
    copied: words(60, "the message once the page's address is copied", "Link copied"),
    picture: wording("the picture of a paddle to send to a friend", {
      title: words(60, "the heading above it", "One picture to send"),
      share: words(40, "the link that sends it, or copies the address of its page", "Share"),
      save: words(40, "the link that saves it", "Save the picture"),
      dashed: words(
        60,
        "in it, under a paddle's name; '{name}' is the sender's own, whose outline is drawn over it",
        "Dashed: my {name}",
      ),
      beside: words(
        60,
        "the same if the two are drawn side by side, with '{name}'",
        "Left: my {name}",
      ),
    }),
  }),
  tools: ways(
    "the ways to choose: in the menu of a small screen, in the footer and above lists of paddles",
  ),
  paddleLists: ways("the other lists of paddles, which follow them above each list"),
  shopPromises: field(
    z.array(
      z.strictObject({
        title: field(text.max(60), "the promise in a few words", "Expert staff"),
        text: field(text.max(200), "the promise in a sentence", "Our staff plays. …"),
        confirmed: field(
          z.boolean(),
          "whether the owner keeps this promise; otherwise it is marked as a sample and hidden with SAMPLE_CONTENT=off",
          "false",
        ),
      }),
    ),
    "what the paddle finder promises shoppers",
    "a list of promises, each starting with '- title:'",
  ),
});

export type SiteFacts = z.infer<typeof siteFile>;
