import { describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import {
  blankStore,
  eachWithFreshStore,
  emptyStore,
  engines,
  type StorePlace,
} from "../support/engines.ts";
import { owner } from "../support/owner-command.ts";

let place: StorePlace;
let store: Store;
const run = (...args: string[]) => owner(place, ...args);

// Each command starts its own process, which takes time.

describe.each(engines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  test("what a visitor typed can't act on the owner's terminal", async () => {
    const hostile = "\u001B]0;owned\u0007\u009B2J\u202Eexe";
    const { number } = await addMessage(
      store.db,
      {
        firstName: hostile,
        lastName: "O'Neil",
        email: "dana@example.com",
        subject: hostile,
        message: `${hostile}\nsecond line`,
      },
      0,
    );
    for (const args of [
      ["show", String(number)],
      ["list", "--json"],
    ]) {
      const { said, code } = await run("messages", ...args);
      expect(code).toBe(0);
      expect(said.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202E]/u);
      expect(said).toContain("owned");
    }
  });
});

test("a mistake is one sentence, and its exit code says whether the command line was wrong", async () => {
  place = await blankStore("sqlite");
  expect(await run("reviews", "lst")).toEqual({
    code: 2,
    said: "",
    complained: "error: unknown command 'lst'\n(Did you mean list?)\n",
  });
  expect(await run("reviews", "list")).toMatchObject({
    code: 1,
    complained: `There is no store in DATA_DIR=${place.dataDir}: start the site once, or name the folder it uses.\n`,
  });
  await openStore(place).close();
  expect(await run("reviews", "list")).toMatchObject({
    code: 1,
    complained:
      "The store is from an earlier version of this software: start the site once, which migrates it.\n",
  });
  const unreachable = { ...place, databaseUrl: "postgresql://127.0.0.1:1/none" };
  const { code, complained } = await owner(unreachable, "reviews", "list");
  expect(code).toBe(1);
  expect(complained).toMatch(/^DATABASE_URL names PostgreSQL .*ECONNREFUSED.*\.\n$/);
  await place.remove();
});

test("a deletion needs --yes without a terminal, and an unknown id is reported", async () => {
  place = await emptyStore("sqlite");
  store = openStore(place);
  const doomed = ["reviews", "delete", "nope", "--reason", "x"];
  expect(await run(...doomed)).toMatchObject({ code: 2, said: "" });
  expect(await run(...doomed, "--yes")).toEqual({
    code: 1,
    said: "",
    complained:
      "There's no review 'nope', or not anymore. Nothing was done. 'reviews list' lists them.\n",
  });
  expect((await run("reviews", "show", "nope")).code).toBe(1);
  await store.close();
  await place.remove();
});
