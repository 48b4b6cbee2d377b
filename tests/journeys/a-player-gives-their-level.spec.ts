import { expect, test } from "../support/journey.ts";
import { type Moving, noteWhatMoves } from "../support/geometry.ts";
import { untilQuiet } from "../support/page-weight.ts";

const shown = ".near >> visible=true";

test("a player sets their level once, and every rating in every tab shows what players near it say", async ({
  page,
  context,
}) => {
  await page.goto("/paddle-finder");
  await expect(page.locator(shown)).toHaveCount(0);
  await page.getByLabel("Your level").selectOption("3.5");
  const near = page.getByText(
    /^(\d\.\d from \d+ sample reviews near 3\.5$|\d sample reviews? near 3\.5, too few to tell$)/,
  );
  expect(await near.count()).toBeGreaterThanOrEqual(20);

  // On other pages it is there on the first paint, not a moment later.
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset["painted"] =
        document.querySelector("main level-rating")?.textContent ?? "none";
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/joola-perseus-pro-iv");
  await expect(page.locator("html")).toHaveAttribute(
    "data-painted",
    /from \d+ sample reviews near 3\.5/,
  );
  await expect(page.getByLabel("Your level")).toHaveValue("3.5");

  await page.getByLabel("Your level").selectOption("new");
  await expect(page.getByText(/at new-player level/).first()).toBeVisible();
  // Another tab follows.
  const other = await context.newPage();
  await other.goto("/paddles");
  await page.getByLabel("Your level").selectOption("4.0");
  await expect(other.getByText(/reviews near 4\.0/).first()).toBeVisible();
  await expect(other.getByLabel("Your level")).toHaveValue("4.0");
  await page.getByLabel("Your level").selectOption("not set");
  await expect(page.locator(shown)).toHaveCount(0);
});

test("a player's level is the answer wherever a level is asked for, unless they answer otherwise", async ({
  page,
}) => {
  const level = {
    match: page.getByRole("group", { name: "What's your level?" }),
    home: page.getByRole("form", { name: "Which paddle?" }).getByLabel("Your DUPR"),
    filter: page.getByRole("search", { name: "Player reviews" }).getByLabel("Player's level"),
    form: page.locator("#write-a-review").getByLabel("DUPR Rating"),
  };
  await page.goto("/neonic-flow");
  for (const each of [level.filter, level.form]) await expect(each).toHaveValue("");
  await page.getByLabel("Your level").selectOption("3.5");
  for (const each of [level.filter, level.form]) await expect(each).toHaveValue("3.5");
  await page.goto("/paddle-finder/match");
  await expect(level.match.getByRole("radio", { name: "3.5" })).toBeChecked();
  await page.goto("/");
  await expect(level.home).toHaveValue("3.5");
  await page.goto("/paddle-finder");
  // Ratings are no order before enough players have rated enough paddles.
  const sort = page.getByLabel("Sort by");
  await expect(sort.getByRole("option", { name: /rated/ })).toHaveCount(0);
  await sort.selectOption("Lightest");
  await expect(page).toHaveURL(/sort=weight$/);

  // An answer of their own stays, also where it is 'all levels' or left open.
  await page.goto("/neonic-flow");
  await level.form.fill("3.25");
  await level.filter.selectOption("All levels");
  await page.getByLabel("Your level").selectOption("4.0");
  await expect(level.form).toHaveValue("3.25");
  await expect(level.filter).toHaveValue("");
  await page.getByRole("button", { name: "Show reviews" }).click();
  await expect(page).toHaveURL(/level=&/);
  await expect(level.filter).toHaveValue("");
  await page.goto("/paddle-finder/match?level=3.0");
  await page.getByText("Change your answers").click();
  await expect(level.match.getByRole("radio", { name: "3.0" })).toBeChecked();
  await page.goto("/paddle-finder/match?budget=150");
  await page.getByText("Change your answers").click();
  await expect(level.match.getByRole("radio", { name: "Not sure" })).toBeChecked();

  // 'New' is a level, and no DUPR.
  await page.goto("/diadem-hero");
  await page.getByLabel("Your level").selectOption("new");
  await expect(level.filter).toHaveValue("new");
  await expect(level.form).toHaveValue("");
});

test("a level that is known fills in its fields before anything is painted, and nothing moves", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("level", "3.5"));
  await page.addInitScript(noteWhatMoves);
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset["painted"] = document.querySelector<HTMLInputElement>(
        "[name=duprRating],[name=level]:checked",
      )?.value;
    }).observe({ type: "paint", buffered: true });
  });
  for (const path of ["/neonic-flow", "/paddle-finder/match"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-painted", "3.5");
    await page.evaluate(untilQuiet);
    expect(await page.evaluate(() => (window as never as Moving).moved)).toEqual([]);
  }
});

test("of the ratings by level, the reader's own is marked as theirs, and no other", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("level", "4.0"));
  await page.goto("/joola-perseus-pro-iv");
  const marks = await page.getByRole("rowheader").evaluateAll((heads) =>
    heads.flatMap((head) => {
      const { content, display } = getComputedStyle(head, "::after");
      return content === "none" || display === "none" ? [] : [[head.textContent, content]];
    }),
  );
  expect(marks).toEqual([["4.0", '"yours"']]);
});
