import { afterAll, beforeAll, expect, test } from "vitest";
import { projectLibrary, smallLibrary } from "../support/project-library.ts";
import { type OpenedSite, siteOver } from "../support/in-process-site.ts";
import { asText } from "../support/page-text.ts";
import { type PlainPage, visitPlain } from "../support/plain-visitor.ts";

// Ways through the site by links and forms alone. What each address then holds is in page-texts.test.ts; what needs a
// layout, such as what is in view, is in journeys.

let site: OpenedSite;
let smallSite: OpenedSite;
beforeAll(async () => {
  site = await siteOver(projectLibrary(), { RATE_LIMIT: "off" });
  smallSite = await siteOver(smallLibrary());
});
afterAll(async () => {
  await site.close();
  await smallSite.close();
});

const open = (path: string) => visitPlain(site.ask, path);
/** Opens a page over the small content. */
const openSmall = (path: string) => visitPlain(smallSite.ask, path);
const review = { firstName: "Omar", duprRating: "3.5", rating: "4" };
const bare = (html: string) => html.replaceAll(/<[^>]+>/g, "").trim();
const heading = ({ html }: PlainPage) => bare(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "");
/** The first cell of each row of the page's table. */
const rowHeads = ({ html }: PlainPage) =>
  [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, head]) => bare(head!));
/** Without those that only a script shows. */
const columnHeads = ({ html }: PlainPage) =>
  [...html.matchAll(/<th scope="col"(?![^>]*owners)[^>]*>(.*?)<\/th>/gs)].map(([, head]) =>
    bare(head!),
  );

test("a new player answers five questions, gets to a paddle, changes an answer and starts over", async () => {
  const finder = await open("/paddle-finder");
  const match = await finder.follow("Which Paddle?");
  expect(match.html.match(/<fieldset/g)).toHaveLength(5);
  const show = "Show my paddles";
  expect((await match.submit(show)).text).toContain("You haven't answered anything yet");
  const answers = { level: "new", style: "speed", budget: "200", feel: "soft", arm: "yes" };
  const found = await match.submit(show, answers);
  expect(found.path).toBe(
    "/paddle-finder/match?level=new&style=speed&budget=200&feel=soft&arm=yes",
  );
  expect(found.text.match(/^### \[/gm)).toHaveLength(5);
  expect(heading(await found.follow("Selkirk AMPED S2"))).toBe("Selkirk AMPED S2");
  const other = await found.submit(show, { level: "dupr", dupr: "3,25", style: "spin" });
  expect(other.path).toBe(
    "/paddle-finder/match?level=3.25&style=spin&budget=200&feel=soft&arm=yes",
  );
  expect((await other.follow("Start over")).path).toBe("/paddle-finder/match");
});

test("a shopper chooses filters, sees how many match, and clears them", async () => {
  const finder = await openSmall("/paddle-finder");
  const fields = { shape: "widebody", surface: "Fiberglass", sort: "weight" };
  const found = await finder.submit("Find Paddles", fields);
  expect(found.text).toContain("## 1 Paddle Found");
  expect(found.html).toMatch(
    /<input[^>]* aria-label="Widebody or standard, 1 paddle"[^>]* checked=""/,
  );
  expect(found.html).toMatch(/<input[^>]* disabled=""[^>]* aria-label="Hybrid, 0 paddles"/);
  expect(found.text).toContain("▸Lightest");
  const cleared = await found.follow("Clear Filters");
  expect(cleared.text).toContain("## 7 Paddles Found");
  expect(cleared.html).not.toMatch(/<input type="checkbox"[^>]* checked/);

  const reviews = await openSmall("/paddle-reviews");
  const some = { search: "surge 2", category: "Power Paddle", brand: "Kestrel" };
  const few = await reviews.submit("Show Paddles", some);
  expect(few.path).toMatch(/\?search=surge\+2&category=Power\+Paddle&brand=Kestrel(&|$)/);
  expect(few.html).toContain(">Filters (2)</button>");
  expect(few.text).toContain("1 of 6 paddles");
});

test("a shopper chooses the columns of the paddle database, and sorts and filters keep them", async () => {
  const paddles = await openSmall("/paddles?brand=Kestrel");
  expect(columnHeads(paddles).join()).toBe(
    "Paddle,Rating,List price,Category,Shape,Weight,Core thickness,Grip length",
  );
  const columns = ["rating", "price", "grip", "year"];
  const chosen = await paddles.submit("Show Columns", { columns });
  const shown = ["Paddle", "Rating", "List price", "Grip length", "Released"];
  expect(columnHeads(chosen)).toEqual(shown);
  const sorted = await chosen.follow("Grip length");
  expect(sorted.path).toMatch(/\?brand=Kestrel&sort=grip(&columns=\w+){4}$/);
  expect(columnHeads(sorted)).toEqual(shown);
  expect(rowHeads(sorted)).toHaveLength(3);
  expect(columnHeads(await sorted.follow("All columns"))).toHaveLength(22);
});

test("a shopper checks paddles in the database and compares them, then adds, changes and removes one", async () => {
  const paddles = await open("/paddles?brand=JOOLA");
  const checked = await paddles.submit("Compare Checked Paddles", {
    paddles: ["joola-perseus-3s", "joola-perseus-cfs-16"],
  });
  expect(checked.path).toBe("/comparisons?paddles=joola-perseus-3s,joola-perseus-cfs-16");
  expect(heading(checked)).toBe("JOOLA Perseus 3S vs JOOLA Perseus CFS 16");

  const empty = await open("/comparisons?units=metric");
  const two = await empty.submit(/^Compare$/, {
    paddles: ["neonic-flow", "", "", "onix-z5-graphite"],
  });
  expect(two.path).toBe("/comparisons?paddles=neonic-flow,onix-z5-graphite&units=metric");
  const adding = await two.follow("Add a paddle");
  expect([adding.path, adding.part]).toEqual([two.path, "paddle-3"]);
  const three = await adding.submit(/^Compare$/, {
    paddles: ["neonic-flow", "onix-z5-graphite", "honolulu-j2k"],
  });
  expect(three.path).toMatch(/=neonic-flow,onix-z5-graphite,honolulu-j2k&units=metric$/);
  expect((await three.follow("Change the Onix Z5 Graphite")).part).toBe("paddle-2");
  const left = await three.follow("Remove the Neonic Flow");
  expect(left.path).toMatch(/=onix-z5-graphite,honolulu-j2k&units=metric$/);
  expect(left.text).toMatch(/\nWeight 221 g/);
});

test("a player filters the balls for a cold day, by floor and price, and sees the cost at their own price", async () => {
  const balls = await open("/balls?sort=price");
  const cold = await balls.submit("Show Balls", { cold: "yes" });
  expect(rowHeads(cold)).toEqual(["Onix Pure 2 Outdoor"]);
  const indoors = await cold.submit("Show Balls", { cold: [], use: "indoor", upto: "2.50" });
  expect(rowHeads(indoors)).toEqual(["Jugs Indoor", "CORE Indoor", "Gamma Training Indoor"]);
  expect(indoors.path).toBe("/balls?use=indoor&upto=2.50&sort=price");
  const own = await balls.submit("Show Cost per Game", { ball: "franklin-x-40", price: "50" });
  expect(own.text).toMatch(/Franklin X-40 .*\$50\.00, your price/);
  const listed = await own.follow("Use list prices");
  expect(listed.text).not.toContain("your price");
});

test("a player begins a ball's review with taps, and the form has what they tapped", async () => {
  const article = await open("/reviews/balls/7f3a9c21");
  const tapped = { rating: "5", duprRating: "4.0" };
  const begun = await article.submit("Lasts long", tapped);
  expect(begun.part).toBe("write-a-review");
  expect(begun.html).toMatch(/<option value="5" selected/);
  expect(begun.html).toMatch(/<input[^>]* name="duprRating"[^>]* value="4.0"/);
  expect(begun.html).toMatch(/<textarea[^>]* name="reviewText"[^>]*>Lasts long. </);
  // The page of everyone else has none of it.
  const others = await open("/reviews/balls/7f3a9c21");
  expect(others.html).not.toContain("Lasts long. ");
  expect(others.html).not.toMatch(/<option value="5" selected/);
});

test("a club sees the dozens it needs, and keeps its filter", async () => {
  const balls = await open("/balls?use=outdoor");
  const club = { club: "franklin-x-40", players: "24", nights: "20", games: "6" };
  const answered = await balls.submit("Show Dozens to Order", club);
  expect(answered.path).toMatch(
    /^\/balls\?(?=.*use=outdoor)(?=.*club=franklin-x-40)(?=.*players=24)(?=.*nights=20)(?=.*games=6)/,
  );
  expect(answered.text).toContain("3 dozen");
});

test("a reader finds an article by its text and category, reads it, and meets its author", async () => {
  const blog = await open("/blog");
  const found = await blog.submit("Search", { search: "  KITCHEN " });
  expect(found.path).toBe("/blog?search=KITCHEN");
  // The cards don't have the texts.
  const cards = found.text.split(/Articles Found/)[1]!.match(/\n### .*/g)!;
  expect(cards.filter((card) => !/kitchen/i.test(card)).length).toBeGreaterThan(2);
  const strategy = await found.follow(/^Strategy$/);
  expect(strategy.path).toBe("/blog?search=KITCHEN&category=Strategy");
  const blank = await strategy.submit("Search", { search: "   " });
  expect(blank.text).toContain("‹›‹category=Strategy› Search");
  expect(blank.html).toMatch(/<a[^>]* aria-current="true"[^>]*>Strategy</);
  const title = "The Third Shot: When to Drop, When to Drive";
  const article = await blank.follow(`Read More of ${title}`);
  expect(heading(article)).toBe(title);
  expect(article.text).toContain("March 11, 2025 · 4 min read");
  const next = article.text.split("## Read next")[1]!.match(/\n### .*/g);
  expect(next).toHaveLength(3);
  const author = await article.follow("Elena");
  expect([author.path, author.part]).toEqual(["/about", "elena"]);
  expect(author.html).toMatch(/<li[^>]* id="elena".*?Elena plays/s);
});

test("a shopper goes from a paddle to what to take instead, to what came before, and to its brand", async () => {
  const paddle = await open("/joola-perseus-pro-iv");
  const [, instead = ""] = paddle.text.split("## Instead of this");
  expect(instead.match(/^### (?:Cheaper|Softer|Lighter).*$/gm)).toEqual([
    expect.stringMatching(/^### Cheaper: .*11SIX24 Vapor Power.* \$169\.99/),
    expect.stringMatching(/^### Softer: .*CRBN TruFoam Genesis.* \$279\.99/),
    expect.stringMatching(/^### Lighter: .*Paddletek Bantam TKO-C.* \$229\.99/),
  ]);
  const pair = await open("/comparisons/joola-perseus-cfs-16-vs-joola-perseus-pro-iv");
  expect(pair.path).toBe("/comparisons/joola-perseus-cfs-16-vs-joola-perseus-pro-iv");
  const earlier = await pair.follow("Read the JOOLA Perseus CFS 16 review");
  expect(earlier.text).toMatch(/## Worth upgrading\?[^]*\[JOOLA Perseus Pro IV\]/);
  const brand = await earlier.follow(/^JOOLA$/);
  expect(brand.path).toBe("/brands/joola");
  expect(brand.text.split("## In short")[1]!.split("\n## ")[0]!.trim().split("\n")).toEqual([
    expect.stringMatching(/^\[JOOLA Hyperion Pro IV\]\S*: quicker\./),
    expect.stringMatching(/^\[JOOLA Perseus Pro IV\]\S* \(\$279\.95\): poppier\./),
    expect.stringMatching(/^\[JOOLA Perseus 3S\]/),
    expect.stringMatching(/^\[JOOLA Perseus CFS 16\]/),
  ]);
  expect((await brand.follow("Pickleball Paddle Brands")).path).toBe("/brands");
});

test("a reader goes from the lists to a guide, to a paddle in it, and from the top list down to what we couldn't confirm", async () => {
  const guide = await (await open("/reviews/best-of")).follow("Best Paddles for Spin");
  const entry = await guide.follow("5. Honolulu J2K");
  expect([entry.path, entry.part]).toEqual([guide.path, "honolulu-j2k"]);
  expect(entry.html).toMatch(/ id="honolulu-j2k"/);
  expect((await entry.follow(/^Honolulu J2K$/)).path).toBe("/honolulu-j2k");

  const top = await (await open("/")).follow("Top Paddles 2026");
  expect(heading(top)).toBe("Top Paddles 2026");
  let last = top;
  while (last.html.includes('rel="next"')) last = await last.follow("Next");
  const unknown = await last.follow("Players Rogue2");
  const better = await unknown.follow("See the power paddles we know more about");
  expect(better.text).toContain("▸Power Paddle");
  const listed = better.text.split("## Shopping Promises")[0]!.match(/^### .*/gm)!;
  expect(listed.at(-1)).toContain("Players Rogue2");
});

/** Twenty-five reviews by 4.0 and 2.5 players in turn, the first by Dana, so that a list has a second page. */
async function writeReviews(subject: string) {
  for (let number = 0; number < 25; number++) {
    const { status } = await site.ask("/rest/v1/paddle_reviews", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        paddle_name: subject,
        first_name: number === 0 ? "Dana" : "Ann",
        dupr_rating: number % 2 === 0 ? "4.0" : "2.5",
        rating: 1 + (number % 5),
        review_text: `Review number ${number}.`,
      }),
    });
    expect(status).toBe(201);
  }
}

test("a player reads the reviews of their level, votes for one, and finds it first", async () => {
  await writeReviews("tournament-pickleballs-lifetime-balls");
  const numbers = ({ text }: PlainPage) => text.match(/Review number \d+/g)!;
  const article = await open("/reviews/balls/tournament-pickleballs-lifetime-balls");
  const near = await article.submit("Show reviews", { level: "4.0" });
  expect(near.text).toContain("13 reviews near 4.0.");
  expect(near.part).toBe("reviews-found");
  expect(numbers(near)).toHaveLength(13);
  expect(numbers(near).at(-1)).toBe("Review number 0");
  expect(near.html).not.toContain('aria-pressed="true"');

  const helpful = "Helpful: Dana's review";
  const voted = await near.submit(helpful);
  expect(voted.path).toContain("level=4.0");
  expect(voted.part).toMatch(/^review-/);
  expect(voted.html).toMatch(RegExp(` id="${voted.part}"`));
  const pressed = voted.html.match(/<button[^>]* aria-pressed="true"[^>]*>/g);
  expect(pressed).toEqual([expect.stringContaining(`"${helpful}"`)]);
  expect(voted.text.match(/\d+ found this helpful/g)).toEqual(["1 found this helpful"]);
  expect((await voted.submit(helpful)).text).toContain("1 found this helpful");

  const first = await voted.submit("Show reviews", { sort: "helpful" });
  expect(numbers(first)).toHaveLength(13);
  expect(numbers(first)[0]).toBe("Review number 0");
  expect(numbers(await first.follow("Show all reviews"))).toHaveLength(20);
});

test("a review that the server rejects comes back as it was typed, in the sheet of a phone, and is stored once it's right", async () => {
  const paddle = await open("/hudef-apex-pro");
  const links = 'Buy at https://a.example and "www.b.example/deals" <3';
  const typed = { ...review, duprRating: "pro", reviewText: links };
  const refused = await paddle.submit("Submit Review", typed);
  expect([refused.status, refused.part]).toEqual([422, "write-a-review"]);
  expect(refused.text).toContain("Please check the marked fields");
  expect(refused.text).toContain(links);
  const [, describedBy] = / aria-describedby="([^"]*)"[^>]* name="duprRating" value="pro"/.exec(
    refused.html,
  )!;
  const about = describedBy!.split(" ").map((id) => refused.html.split(` id="${id}"`)[1]!);
  expect(about.join()).toMatch(/^[^>]*>[^<]*Please enter a rating from 1 to 6/);
  expect(refused.text).toContain("Please include no more than one link.");

  const copied = "The very same long text about how softly it plays, on two pages of this site.";
  const right = { ...review, reviewText: copied };
  await (await open("/selkirk-amped-s2")).submit("Submit Review", right);
  const copy = await refused.submit("Submit Review", right);
  expect(copy.status).toBe(409);
  expect(copy.text).toContain("Another review already has this text");
  expect(copy.text).toContain(copied);

  // The text says otherwise, and the choices win.
  const stored = await copy.submit("Submit Review", {
    reviewText: 'Great spin and a bargain: "quotes" & <3',
    "chip-durability": "liked",
    "chip-value": "disliked",
    playedFor: "year",
    playedBefore: "A wooden one",
  });
  expect(stored.path).toMatch(/^\/my-review\/[0-9a-f]{40}\?done=stored$/);
  expect((await stored.follow("Write another review")).part).toBe("write-a-review");
  const shown = await stored.follow("See your review");
  expect(shown.html).toContain(` id="${shown.part}"`);
  const [, durability] = (await open("/hudef-apex-pro?theme=durability")).text.split("a bargain:");
  for (const said of [
    '"quotes" & <3',
    "Liked: durability",
    "Didn't like: value",
    "Played it for 6 to 12 months",
    "Came from: A wooden one",
  ])
    expect(durability).toContain(said);
  expect((await open("/hudef-apex-pro?theme=spin")).text).not.toContain("a bargain:");
});

test("a player says which ball, edits the review, and withdraws it", async () => {
  const path = "/reviews/balls/budget-pickleballs-value";
  const fields = { ...review, reviewText: "Round after a month.", ball: "franklin-x-40" };
  const stored = await (await open(path)).submit("Submit Review", fields);
  expect(heading(stored)).toBe("Your review");
  expect(stored.text).toContain("Success! · Your review has been submitted");
  const save = "Save changes";
  const refused = await stored.submit(save, { reviewText: "<b>Round</b> after two months." });
  expect(refused.text).toContain("Please use plain text, with no HTML tags.");
  expect(refused.text).toContain("<b>Round</b> after two months.");
  const saved = await refused.submit(save, { reviewText: "Round after two months." });
  expect(saved.text).toContain("Your changes are saved");
  const article = await saved.follow("See your review");
  expect(article.text).toMatch(/Franklin X-40[^]*Round after two months\./);
  expect(article.text).toMatch(/## Ratings by ball[^]*Franklin X-40.*4\.0 from 1 review/);

  const own = await open(stored.path);
  const withdrawn = await own.submit("Delete my review for good");
  expect(heading(withdrawn)).toBe("Your review is withdrawn");
  expect(heading(await open(own.path))).toBe("There's no review at this link");
  const after = await open(path);
  expect(after.text).not.toMatch(/Round after|Ratings by ball/);
});

test("a reader reports a review, and learns what happens next", async () => {
  const text = "Buy yours at my store.";
  const paddle = await open("/diadem-hero");
  await paddle.submit("Submit Review", { ...review, firstName: "Dana", reviewText: text });
  const report = await (await open("/diadem-hero")).follow("Report Dana's review");
  expect(heading(report)).toBe("Report a review");
  expect(report.text).toContain(text);
  const send = "Send report";
  await expect(report.submit(send)).rejects.toThrow("a browser asks for 'reason' first");
  const typed = { reason: "spam", details: "See <a href=x>this</a>" };
  const refused = await report.submit(send, typed);
  expect(refused.text).toContain("Please check the marked fields");
  expect(refused.text).toContain("▸Spam or advertising");
  expect(refused.text).toContain("See <a href=x>this</a>");
  const received = await refused.submit(send, { details: "It sells things." });
  expect(heading(received)).toBe("Report received");
  expect(received.text).toContain("## What happens next");
  // The review stays until the owner acts.
  expect((await received.follow("Back to Diadem Hero")).text).toContain(text);
});

test("a reader asks for new reviews by email, gets the next step, and goes back to the paddle", async () => {
  const form = await (
    await open("/diadem-hero")
  ).follow("Email me about new reviews of this paddle");
  const asked = await form.submit("Email me", { email: "dana@example.com" });
  expect(asked.text).toContain("Check your email");
  expect((await asked.follow("Back to the Diadem Hero")).path).toBe("/diadem-hero");
});

test("a theme is counted out of all reviews, and its quotes lead to the reviews", async () => {
  const paddle = await open("/neonic-flow");
  const themes = paddle.html.split("What Reviewers Say")[1]!;
  const control = /<li[^>]*><h3[^>]*><a[^>]*>Control<.*?<\/li>/s.exec(themes)![0];
  expect(asText(control)).toMatch(/\d+ of \d+ reviews like it/);
  const [, quote, to] = /<q>(.*?)<\/q>.*? href="([^"]*)"/s.exec(control)!;
  const linked = await open(paddle.path + to!);
  const [, quoted] = linked.html.split(` id="${linked.part}"`);
  expect(quoted!.split("</li>")[0]).toContain(quote);
});
