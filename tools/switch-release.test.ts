import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currentName,
  isNewestRelease,
  nameBefore,
  refuseRelease,
  releasesIn,
  switchRelease,
} from "../src/platform/releases.ts";
import { startRelease } from "./switch-release.ts";

let project: string;
const releases = () => join(project, "build/releases");

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "rallyrank-"));
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 10) });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(project, { recursive: true, force: true });
});

/** Builds a release, an hour after the previous one. */
function build(): string {
  vi.advanceTimersByTime(3_600_000);
  const release = startRelease(project);
  mkdirSync(join(release.folder, "server"), { recursive: true });
  writeFileSync(join(release.folder, "server/main.js"), "");
  return release.finish();
}

test("nothing is current before the first build, and nothing is listed", () => {
  expect(currentName(project)).toBeUndefined();
  expect(releasesIn(releases())).toEqual([]);
});

test("a release is current once it's complete, not before", () => {
  const first = build();
  expect(first).toBe("20261122T110000000Z");
  const second = startRelease(project);
  mkdirSync(second.folder, { recursive: true });
  expect([currentName(project), releasesIn(releases())]).toEqual([first, [first]]);
  second.discard();
  expect(readdirSync(releases())).toEqual([first]);
  expect(existsSync(join(project, "build/current/server/main.js"))).toBe(true);
});

test("the newest three are kept, and the next start can go back to any of them", () => {
  const names = [build(), build(), build(), build()];
  expect(releasesIn(releases())).toEqual(names.slice(1));
  expect(currentName(project)).toBe(names[3]);
  expect(nameBefore(project)).toBe(names[2]);
  switchRelease(project, names[1]!);
  expect(nameBefore(project)).toBeUndefined();
  expect(currentName(project)).toBe(names[1]);
  expect(existsSync(join(project, "build/current/server/main.js"))).toBe(true);
  expect(isNewestRelease(join(releases(), names[3]!))).toBe(true);
  expect(isNewestRelease(join(releases(), names[1]!))).toBe(false);
});

test("the way back leads to what ran before, however many were built since", () => {
  const [ran, ...tried] = [build(), build()];
  // As `back` does, before each of two updates to one version.
  switchRelease(project, ran);
  tried.push(build());
  expect(nameBefore(project)).toBe(ran);
  switchRelease(project, ran);
  tried.push(build());
  expect(releasesIn(releases())).toEqual([ran, ...tried]);
  expect(nameBefore(project)).toBe(ran);
  switchRelease(project, ran);
  expect(nameBefore(project)).toBeUndefined();
});

test("a release that an update went back from is neither the newest nor a way back, and is deleted later", () => {
  const [ran, refused] = [build(), build()];
  switchRelease(project, ran);
  refuseRelease(project, refused);
  expect(isNewestRelease(join(releases(), ran))).toBe(true);
  expect(existsSync(join(releases(), refused, "server/main.js"))).toBe(true);
  const next = build();
  expect(nameBefore(project)).toBe(ran);
  const changed = new Date(Date.now() - 7_200_000);
  utimesSync(join(releases(), refused), changed, changed);
  const last = build();
  expect(readdirSync(releases()).toSorted()).toEqual([ran, next, last]);
});

test("what a killed build left is deleted by a later one, but not what is still being built", () => {
  for (const [name, ageHours] of [
    ["20261122T080000000Z.part", 2],
    ["20261122T105900000Z.part", 0],
  ] as const) {
    mkdirSync(join(releases(), name), { recursive: true });
    const changed = new Date(Date.now() + 3_600_000 - ageHours * 3_600_000);
    utimesSync(join(releases(), name), changed, changed);
  }
  const name = build();
  expect(readdirSync(releases()).toSorted()).toEqual(["20261122T105900000Z.part", name]);
});
