import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Round } from "./round.ts";

const result = (rate: number) => ({ rate, median: 1, p99: 2, bytes: 3 });

test("those of one kind follow each other, and each keeps what it found", async () => {
  const round = new Round();
  const order: string[] = [];
  const add = (kind: string, site: string) =>
    round.add(kind, {
      pids: () => [],
      run: async () => result(order.push(`${site} ${kind}`)),
    });
  const found = [add("article", "ours"), add("product", "ours"), add("article", "astro")];
  await round.run();
  expect(order).toEqual(["ours article", "astro article", "ours product"]);
  expect(found.map((of) => of().rate)).toEqual([1, 3, 2]);
});

test("only what is measured runs, and everything does in the end", async () => {
  const sites = [spawn("sleep", ["60"]), spawn("sleep", ["60"])];
  await Promise.all(sites.map((site) => once(site, "spawn")));
  /** 'S' for one that sleeps, 'T' for one that is stopped. */
  const states = () =>
    sites.map(({ pid }) => /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))![1]);
  const round = new Round();
  const run = (expected: string[]) => async () => {
    // A signal takes effect when the process has its next turn.
    await expect.poll(states, { interval: 1 }).toEqual(expected);
    return result(1);
  };
  round.add("article", { pids: () => [sites[0]!.pid!], run: run(["S", "T"]) });
  round.add("article", { pids: () => [sites[1]!.pid!], run: run(["T", "S"]) });
  await round.run();
  await expect.poll(states, { interval: 1 }).toEqual(["S", "S"]);
  for (const site of sites) site.kill();
});
