import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Rounds } from "./rounds.ts";

const result = (rate: number) => ({ rate, median: 1, p99: 2, bytes: 3 });
const silent = () => {};

test("those of one kind follow each other, and what warms up doesn't count", async () => {
  const rounds = new Rounds();
  const order: string[] = [];
  const add = (kind: string, site: string) =>
    rounds.add(kind, {
      pids: () => [],
      run: async (round) => {
        order.push(`${site} ${kind}`);
        return result(round);
      },
    });
  const ours = add("article", "ours");
  add("product", "ours");
  add("article", "astro");
  await rounds.run({ warmUps: 2, rounds: 3 }, silent);
  expect(order.slice(0, 3)).toEqual(["ours article", "astro article", "ours product"]);
  expect(order).toHaveLength(15);
  expect(ours()).toEqual(result(3));
});

test("only what is measured runs, and everything does in the end", async () => {
  const sites = [spawn("sleep", ["60"]), spawn("sleep", ["60"])];
  await Promise.all(sites.map((site) => once(site, "spawn")));
  /** 'S' for one that sleeps, 'T' for one that is stopped. */
  const states = () =>
    sites.map(({ pid }) => /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))![1]);
  const rounds = new Rounds();
  const run = (expected: string[]) => async () => {
    // A signal takes effect when the process has its next turn.
    await expect.poll(states, { interval: 1 }).toEqual(expected);
    return result(1);
  };
  rounds.add("article", { pids: () => [sites[0]!.pid!], run: run(["S", "T"]) });
  rounds.add("article", { pids: () => [sites[1]!.pid!], run: run(["T", "S"]) });
  await rounds.run({ warmUps: 0, rounds: 1 }, silent);
  await expect.poll(states, { interval: 1 }).toEqual(["S", "S"]);
  for (const site of sites) site.kill();
});
