import { describe, expect, test } from "vitest";
import { randomNumbers, type Simulated, simulate, usualMix, zipf } from "./simulation.ts";

const work = { cached: 1, rendered: 1, photo: 1, query: 1, unknown: 1, review: 1 };
const site: Simulated = {
  processes: 1,
  cacheSeconds: 0,
  requestsPerDay: 400_000,
  mix: usualMix,
  pages: { all: 130, changedByAll: 56 },
  photos: { all: 1000, perPage: 0.5, kept: 100 },
  service: { cached: 0.1, rendered: 10, photo: 1, query: 8, unknown: 5, review: 4 },
  objectStore: 30,
  statements: { cached: 0, rendered: 3, photo: 0, query: 4, unknown: 0, review: 13 },
  byHours: true,
  seed: 7,
};

describe("one process that takes the same time for each request", () => {
  test.each([0.3, 0.6, 0.8])("keeps visitors waiting as the M/D/1 formula says, at %d", (load) => {
    const service = 100;
    const requestsPerDay = (load * 86_400_000) / service;
    const found = simulate({
      ...site,
      byHours: false,
      mix: { page: 0, query: 1, unknown: 0, review: 0 },
      requestsPerDay: requestsPerDay,
      service: { ...work, query: service },
    });
    const expected = service + (load * service) / (2 * (1 - load));
    expect(found.utilization / load).toBeCloseTo(1, 1);
    expect(found.mean / expected).toBeGreaterThan(0.9);
    expect(found.mean / expected).toBeLessThan(1.1);
  });
});

test.each([1, 4, 16])("answers every request once, with %d processes", (processes) => {
  for (const cacheSeconds of [0, 5]) {
    const { requests, answered } = simulate({ ...site, processes, cacheSeconds });
    expect(Object.values(answered).reduce((sum, each) => sum + each, 0)).toBe(requests);
    expect(requests / site.requestsPerDay).toBeCloseTo(1, 1);
    expect(answered.review / requests).toBeCloseTo(0.01 / 1.45, 3);
    expect(answered.shared > 0).toBe(cacheSeconds > 0);
  }
});

test("has the same day for the same seed, and another one for another", () => {
  expect(simulate(site)).toEqual(simulate(site));
  expect(simulate({ ...site, seed: 8 })).not.toEqual(simulate(site));
});

test("renders a page once in each process until a review changes it", () => {
  const mix = { page: 1, query: 0, unknown: 0, review: 0 };
  expect(simulate({ ...site, mix }).answered.rendered).toBe(130);
  expect(simulate({ ...site, mix, processes: 4 }).answered.rendered).toBe(4 * 130);
  const { rendered } = simulate(site).answered;
  expect(rendered).toBeGreaterThan(10_000);
  expect(simulate({ ...site, processes: 4 }).answered.rendered).toBeGreaterThan(1.5 * rendered);
});

test("counts the statements of what is answered", () => {
  const mix = { page: 0, query: 1, unknown: 0, review: 0 };
  const { rate, statements } = simulate({ ...site, mix });
  expect(statements).toBeCloseTo(4 * rate, 6);
});

test("is busiest at 20:00, with 8/3 of the mean rate", () => {
  const mean = site.requestsPerDay / 86_400;
  expect(simulate(site).rate / mean).toBeGreaterThan(2.6);
  expect(simulate(site).rate / mean).toBeLessThan(2.7);
});

test("visits the first page twice as often as the second, and three times as often as the third", () => {
  const random = randomNumbers(3);
  const page = zipf(130);
  const visits = [0, 0, 0];
  for (let visit = 0; visit < 200_000; visit++) {
    const at = page(random());
    if (at < 3) visits[at]!++;
  }
  expect(visits[0]! / visits[1]!).toBeCloseTo(2, 1);
  expect(visits[0]! / visits[2]!).toBeCloseTo(3, 0);
});

test("reads a photo from the object store until a process keeps it, and once a day with a cache in front", () => {
  // Hardly anything but photos.
  const mix = { page: 1, query: 0, unknown: 0, review: 0 };
  const photos = { all: 50, perPage: 1e6, kept: 50 };
  const all = simulate({ ...site, mix, photos });
  expect(all.answered.photo / all.requests).toBeCloseTo(1, 4);
  // The busiest hour comes after all of them were asked for.
  expect(all.objectReads).toBe(0);
  expect(simulate({ ...site, mix, photos: { ...photos, kept: 10 } }).objectReads).toBeGreaterThan(
    0,
  );
  const shared = simulate({ ...site, mix, photos, cacheSeconds: 5, processes: 4 });
  expect(shared.answered.photo).toBe(50);
});

test("a photo that no process keeps takes as long as the object store, and keeps nobody else waiting", () => {
  const mix = { page: 1, query: 0, unknown: 0, review: 0 };
  const photos = { all: 1000, perPage: 1e6, kept: 0 };
  const found = simulate({ ...site, mix, photos, requestsPerDay: 1000 });
  expect(found.p50).toBeCloseTo(31, 0);
  expect(found.utilization).toBeLessThan(0.001);
});
