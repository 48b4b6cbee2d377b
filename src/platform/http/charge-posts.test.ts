import { Hono } from "hono";
import { expect, test } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { hourlyPostTime, openPostBudget, priceOf } from "../rate-limit/rate-limiter.service.ts";
import { spendOn } from "./body-meter.ts";
import { chargePosts, largestBody } from "./refuse-requests.ts";

const asked = { title: "That's all", text: "Please send it again in {minutes}." };

/**
 * An application that answers every post with this status, and charges them all to one visitor.
 * @param work what it does with the body of each, with a budget of so many milliseconds
 */
function answering(status: 201 | 409 | 503, work?: { does: () => unknown; hourly: number }) {
  const application = new Hono();
  const budget = openPostBudget(() => 0, work?.hourly);
  application.use(
    chargePosts(
      budget,
      () => "203.0.113.7",
      () => asked,
    ),
  );
  application.all("*", (context) => {
    if (work) spendOn(context.req.raw, work.does);
    return context.text("answered", status);
  });
  /** How many requests are answered before the budget is spent. */
  const answered = async (init: RequestInit, path = "/contact") => {
    for (let times = 0; times < 2000; times++)
      if ((await application.request(path, init)).status === 429) return times;
    return Infinity;
  };
  return { application, budget, answered };
}

const post = (length: number): RequestInit => ({
  method: "POST",
  body: "a",
  headers: { "content-length": String(length) },
});

test.each([201, 409] as const)(
  "a post answered with %i is paid for by its length",
  async (status) => {
    const { answered } = answering(status);
    expect(await answered(post(40_960))).toBe(Math.floor(hourlyPostTime / priceOf(40_960)));
  },
);

test("a post of unknown length, or a longer one than any that is taken, costs what the longest does", async () => {
  const longest = Math.floor(hourlyPostTime / priceOf(largestBody.rest));
  expect(await answering(409).answered({ method: "POST", body: "a" })).toBe(longest);
  expect(await answering(409).answered(post(1e9))).toBe(longest);
});

test("what the site couldn't store, and what only asks for a page, costs nothing", async () => {
  expect(await answering(503).answered(post(largestBody.rest))).toBe(Infinity);
  expect(await answering(409).answered({ method: "GET" })).toBe(Infinity);
});

test.each([409, 503] as const)(
  "what a body took is charged afterwards, even if the answer is a %i",
  async (status) => {
    const hourly = 100;
    const does = () => {
      for (const began = cpuTime(); cpuTime() - began < 30;);
    };
    // Each is paid for with 5 ms: twenty of them, if that were all.
    expect(await answering(status, { does, hourly }).answered(post(0))).toBeLessThan(6);
  },
);

test("a visitor who has spent everything reads when to try again, in the form they asked for", async () => {
  const { application, budget } = answering(409);
  budget.pay("203.0.113.7", hourlyPostTime);
  const answer = async (path: string, headers: Record<string, string>) => {
    const given = await application.request(path, { ...post(0), headers });
    expect(given.status).toBe(429);
    expect(Number(given.headers.get("retry-after"))).toBeGreaterThan(0);
    return given;
  };
  const script = await answer("/contact", { accept: "application/json" });
  const notice = { title: asked.title, text: expect.stringContaining("send it again in") };
  expect(await script.json()).toEqual({ kind: "rejected", notice });
  expect(await (await answer("/contact", {})).text()).toMatch(/^That's all\. Please send/);
  const rest = await answer("/rest/v1/paddle_reviews", {});
  expect(rest.headers.get("access-control-allow-origin")).toBe("*");
  expect(await rest.json()).toMatchObject({ code: "54000" });
});
