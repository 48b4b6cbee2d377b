import { z } from "zod";
import {
  eachOf,
  field,
  group,
  groups,
  head,
  ownPath,
  words,
} from "../../platform/content/fields.ts";
import { categories } from "../paddles/paddle-values.ts";
import { sorts } from "./finder-query.ts";

const page = {
  heading: words(60, "the page's heading", "Paddle Finder"),
  title: words(
    60,
    "the title in tabs and search results, without the site's name",
    "Paddle Finder by Type and Brand",
  ),
  ...head("Search the catalog by name, type and brand …", "[pickleball paddles]"),
  lead: words(300, "one or two sentences below the heading", "Narrow 26 paddles down …"),
};

const order = z.strictObject({
  label: words(40, "its name in the sort menu", "Price, low to high"),
  note: words(
    300,
    "the sentence above a list in this order; leave it out for rating, which uses ratingOrder",
    "Lowest list price first.",
  ).optional(),
});

/** The words of the pages that list paddles: content/paddle-lists.yaml. */
export const paddleListsFile = z.strictObject({
  ratingOrder: words(
    300,
    "how paddles are ranked; {weight} is the number of reviews with the catalog's mean rating that are added to each",
    "Best rated first. Each paddle counts as if …",
  ),
  picksFirst: group(
    "the order of such lists until enough paddles have enough reviews by players: our guides' picks, then what's confirmed",
    "{ label: …, note: …, until: … }",
    {
      label: words(40, "its name in the sort menu", "Our picks first"),
      note: words(
        300,
        "the sentence above such a list",
        "Our guides' picks first, then the others by name.",
      ),
      until: words(
        200,
        "the sentence after it, if the whole catalog is listed; {paddles} and {reviews} are how many it takes",
        '"Ratings order this list once {paddles} paddles have {reviews} players\' reviews each."',
      ),
    },
  ).default({
    label: "Our picks first",
    note: "Our guides' picks first, then the others by name.",
    until: "Ratings order this list once {paddles} paddles have {reviews} players' reviews each.",
  }),
  unrated: words(
    200,
    "what such a list says instead while no paddle has a review",
    "Listed by name until the first reviews are in.",
  ),
  bars: words(
    200,
    "the sentence above a list of cards that explains their bars",
    "The bars show how each paddle plays, next to the others …",
  ).default(
    "Bars run from the lowest score to the highest, by makers' facts, each paddle's page and, once there are enough, players' reviews and votes. We didn't measure anything.",
  ),
  unconfirmedNote: words(
    200,
    "the sentence below the filters about unconfirmed facts",
    "Unconfirmed facts …",
  ),
  listed: group(
    "what is said of listed paddles, which nobody has written about yet",
    "{ mark: …, note: …, page: … }",
    {
      mark: words(60, "the heading above them, and their mark", "Listed: not written up yet"),
      note: words(200, "the line below that heading", "We haven't written about these yet."),
      page: words(
        200,
        "the sentence on such a paddle's page; {name} is the paddle",
        '"Nobody has written up the {name} yet."',
      ),
      compared: words(
        200,
        "the sentence where such a paddle, {name}, is compared with others",
        '"Nobody has written up the {name} yet."',
      ),
      closest: words(
        100,
        "the words before the paddle that comes closest of those we've written about",
        "The closest we've written about:",
      ).default("The closest we've written about:"),
      versions: words(60, "the words before its other versions", "Also as the").default(
        "Also as the",
      ),
      ask: words(60, "the link that asks its owners a question", "Ask its owners").default(
        "Ask its owners",
      ),
      own: words(200, "the line for owners, before the link to the form", "Own one?"),
      ownLink: words(60, "that link", "Tell us what's missing or wrong"),
      description: words(
        90,
        "the text that search engines show below the title of the {name}'s page",
        '"{name}: facts with their sources, and open to players\' reviews."',
      ),
    },
  ).default({
    mark: "Listed: not written up yet",
    note: "Nobody has written about these yet. What isn't known is left out.",
    page: "Nobody has written up the {name} yet. Here are facts with their sources, and you can review it below.",
    compared: "Nobody has written up the {name} yet, so we judge it by its facts alone.",
    closest: "The closest we've written about:",
    versions: "Also as the",
    ask: "Ask its owners",
    own: "Own one?",
    ownLink: "Tell us what's missing or wrong",
    description:
      "{name}: facts with their sources, and open to players' reviews. Not written up yet.",
  }),
  unconfirmed: group(
    "what is said of paddles whose identity or brand isn't confirmed",
    "{ title: …, note: …, page: … }",
    {
      title: words(
        60,
        "the heading above them, at the end of a list",
        "We couldn't confirm much about these",
      ),
      note: words(200, "the line below that heading: why they are there", "We couldn't confirm …"),
      page: words(
        200,
        "the sentence on the paddle's page that takes the place of our advice; {name} is the paddle",
        "We couldn't confirm enough about the {name} to say who should buy it.",
      ),
      link: words(
        80,
        "the link after it, to the confirmed paddles of its type in the finder; {category} is the type",
        "See the {category}s we know more about",
      ),
    },
  ),
  closeTitle: words(60, "the heading above a search's close matches", "Close Matches"),
  closeNote: words(200, "the sentence that explains close matches", "These names are close to …"),
  closeLead: words(
    200,
    "the sentence above close matches if there are no others; {names} are the paddles, {search} is what was typed",
    'Showing {names}; no exact match for "{search}".',
  ),
  orders: group(
    "the finder's sort menu",
    "{ rating: { label: Best rated }, … }",
    eachOf(sorts, () => order),
  ),
  finder: group("the words of /paddle-finder", "{ heading: …, title: …, … }", {
    ...page,
    promisesTitle: words(60, "the heading above the shop promises", "Shopping with us"),
    promisesNote: words(
      200,
      "the sentence that explains promises marked as samples",
      "Promises marked ◇ …",
    ),
  }),
  reviews: group("the words of /paddle-reviews", "{ heading: …, title: …, … }", {
    ...page,
    exploreMore: groups("the links at the end of the page", {
      path: field(ownPath, "the path of one of our pages", "/comparisons"),
      title: words(60, "the link's text", "Compare Paddles"),
      text: words(160, "what the page offers", "Two to four side by side."),
    }),
  }),
  types: group("the words of /reviews/paddles", "{ heading: …, title: …, … }", {
    ...page,
    about: group(
      "who each type suits",
      'Power Paddle: "For players who …"',
      eachOf(categories, (category) => words(300, `who ${category}s suit`, "For players who …")),
    ),
  }),
  brands: group("the words of /brands and of each brand's page", "{ heading: …, title: …, … }", {
    ...page,
    brandHeading: words(
      60,
      "the heading and the title of a brand's page; {brand} is its name",
      "{brand} Pickleball Paddles",
    ),
    brandDescription: words(
      120,
      "the description of a brand's page in search results; {brand} is its name, {summary} how many paddles and their prices",
      "Which {brand} paddle to take, and for whom: {summary}.",
    ),
    unconfirmedDescription: words(
      120,
      "the same, with {brand} and {summary}, for a brand with a paddle that we couldn't confirm: it gets no advice",
      "{brand} pickleball paddles: {summary}, with specs and reviews.",
    ).default("{brand} pickleball paddles: {summary}, with specs and reviews."),
  }),
  database: group("the words of /paddles", "{ heading: …, title: …, … }", {
    ...page,
    topHeading: words(
      60,
      "the heading and the title when it's sorted by rating, and the button on the home page that leads there",
      "Top Paddles 2026",
    ),
    ruler: words(
      160,
      "the line below the ruler of weights, where each paddle is a mark; {weight} is the most common one",
      "Each mark is a paddle, most often {weight}.",
    ).default("Each mark is a paddle with a confirmed weight. Most often: {weight}."),
    factsNote: words(300, "the note on where the figures come from", "Maker and shop figures …"),
  }),
});

export type PaddleLists = z.infer<typeof paddleListsFile>;
