import { beforeEach, expect, test } from "vitest";
import {
  hourlyPostTime,
  openPostBudget,
  type PostBudget,
  priceOf,
} from "./rate-limiter.service.ts";

const visitor = "203.0.113.7";
const minute = 60_000;
let now: number;
let budget: PostBudget;

beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12);
  budget = openPostBudget(() => now);
});

/** How many posts these addresses can pay for. */
function paidFrom(addresses: Iterable<string>, price: number): number {
  let paid = 0;
  for (const address of addresses) {
    if (budget.pay(address, price) > 0) return paid;
    paid++;
  }
  return paid;
}
function* again(address: string) {
  for (let time = 0; time < 100_000; time++) yield address;
}

test("a club of a hundred makes nine mistakes each behind one address, and sees nothing of it", () => {
  expect(paidFrom(again(visitor), priceOf(600))).toBeGreaterThan(900);
});

test("long lists are paid for by their length", () => {
  const list = priceOf(20 * 8000);
  const paid = paidFrom(again(visitor), list);
  expect(paid).toBe(Math.floor(hourlyPostTime / list));
  expect(paid).toBeLessThan(120);
});

test("a visitor who has spent everything can post again a moment later, and has the whole budget after an hour", () => {
  const price = priceOf(600);
  paidFrom(again(visitor), price);
  const wait = budget.pay(visitor, price);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(5);
  now += wait * 1000;
  expect(budget.pay(visitor, price)).toBe(0);
  expect(budget.pay(visitor, price)).toBeGreaterThan(0);
  now += 60 * minute;
  expect(paidFrom(again(visitor), hourlyPostTime / 10)).toBe(10);
});

test("a visitor's spending isn't another's", () => {
  expect(paidFrom(again(visitor), hourlyPostTime)).toBe(1);
  expect(budget.pay("203.0.113.8", hourlyPostTime)).toBe(0);
});

test("a customer's IPv6 networks have three and ten visitors' budgets", () => {
  const networks = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `2001:db8:1:${prefix}${index.toString(16)}::1`);
  expect(paidFrom(networks("1", 16), hourlyPostTime)).toBe(3);
  const later = ["2", "3", "4", "5"].flatMap((prefix) => networks(`${prefix}0`, 2));
  expect(paidFrom(later, hourlyPostTime)).toBe(7);
});

test("what is given back can be spent again, and no more than that", () => {
  expect(budget.pay(visitor, hourlyPostTime)).toBe(0);
  budget.refund(visitor, hourlyPostTime);
  budget.refund(visitor, hourlyPostTime);
  expect(paidFrom(again(visitor), hourlyPostTime)).toBe(1);
});

test("a clock that is set back neither fills nor empties a budget", () => {
  expect(budget.pay(visitor, hourlyPostTime / 2)).toBe(0);
  now -= 24 * 60 * minute;
  expect(paidFrom(again(visitor), hourlyPostTime / 2)).toBe(1);
});
