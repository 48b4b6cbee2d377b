import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyStore, bothEngines, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

// Each test reviews a paddle of its own.
const review = (paddle_name: string, review_text = "Soft hands love it.") => ({
  paddle_name,
  first_name: "Zoë",
  dupr_rating: "4.0+",
  rating: 5,
  review_text,
});

describe.each(bothEngines)("the hosted backend's own client, against %s", (engine) => {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await emptyStore(engine);
    server = await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const client = () => createClient(server.url, "any-key");
  const table = () => client().from("paddle_reviews");
  const countOf = async (paddle: string) => {
    const head = { count: "exact", head: true } as const;
    return (await table().select("*", head).eq("paddle_name", paddle)).count;
  };
  const textsOf = async (paddle: string, ascending = false) => {
    const { data } = await table()
      .select("*")
      .eq("paddle_name", paddle)
      .order("created_at", { ascending });
    return data?.map((row) => row.review_text as string);
  };

  test("one review is inserted: 201, with an empty response", async () => {
    expect(await table().insert(review("neonic-flow"))).toEqual({
      success: true,
      data: null,
      error: null,
      count: null,
      status: 201,
      statusText: "Created",
    });
    expect(await textsOf("neonic-flow")).toEqual(["Soft hands love it."]);
  });

  test("several reviews are inserted at once, and counted", async () => {
    const rows = [review("diadem-hero", "a"), review("diadem-hero", "b")];
    const { count, error, status } = await table().insert(rows, { count: "exact" });
    expect({ count, error, status }).toEqual({ count: 2, error: null, status: 201 });
    expect(await countOf("diadem-hero")).toBe(2);
  });

  test("insert().select() gives the stored rows, with select's columns", async () => {
    const rows = [review("honolulu-j2k", "a"), review("honolulu-j2k", "b")];
    const whole = await table().insert(rows).select();
    expect(whole).toMatchObject({ data: rows, error: null, status: 201 });
    expect(Object.keys(whole.data?.[0] ?? {})).toEqual([
      "id",
      "paddle_name",
      "first_name",
      "dupr_rating",
      "rating",
      "review_text",
      "created_at",
      "updated_at",
    ]);
    const part = await table().insert(rows.slice(0, 1)).select("rating, first_name").single();
    expect(part.data).toEqual({ rating: 5, first_name: "Zoë" });
  });

  test("a review sent twice succeeds twice, and is stored once", async () => {
    const [first, again] = [
      await table().insert(review("hudef-viva-pro")).select().single(),
      await table().insert(review("hudef-viva-pro")).select().single(),
    ];
    expect(again).toMatchObject({ status: 201, data: first.data, error: null });
    expect(await countOf("hudef-viva-pro")).toBe(1);
  });

  test("reviews are listed in order, by range and limit, and counted", async () => {
    const paddle = "onix-z5-graphite";
    for (const text of ["a", "b", "c", "d"]) await table().insert(review(paddle, text));
    expect(await textsOf(paddle)).toEqual(["d", "c", "b", "a"]);
    expect(await textsOf(paddle, true)).toEqual(["a", "b", "c", "d"]);
    const listed = table()
      .select("review_text", { count: "exact" })
      .eq("paddle_name", paddle)
      .order("created_at", { ascending: false });
    expect(await listed.range(1, 2)).toMatchObject({
      data: [{ review_text: "c" }, { review_text: "b" }],
      count: 4,
      status: 206,
    });
    expect(await listed.range(0, 9)).toMatchObject({ count: 4, status: 200 });
    expect(await listed.range(9, 12)).toMatchObject({
      data: null,
      error: { code: "PGRST103" },
      status: 416,
    });
    expect(await table().select().eq("paddle_name", paddle).limit(3)).toMatchObject({
      data: { length: 3 },
      count: null,
      status: 200,
    });
  });

  test("single() accepts one row and rejects others; maybeSingle() accepts none as well", async () => {
    const paddle = "players-rogue2";
    const rows = () => table().select("review_text").eq("paddle_name", paddle);
    expect(await rows().maybeSingle()).toMatchObject({ data: null, error: null, status: 200 });
    expect(await rows().single()).toMatchObject({
      data: null,
      error: { code: "PGRST116", details: expect.stringContaining("0 rows") },
      status: 406,
    });
    await table().insert([review(paddle, "a"), review(paddle, "b")]);
    expect(await rows().limit(1).single()).toMatchObject({ error: null, status: 200 });
    expect(await rows().single()).toMatchObject({ data: null, status: 406 });
    expect(await rows().maybeSingle()).toMatchObject({ data: null, error: { code: "PGRST116" } });
  });

  test("the seeded samples are rows like any others", async () => {
    const { data, count } = await table()
      .select("*", { count: "exact" })
      .eq("paddle_name", "joola-perseus-pro-iv")
      .limit(1);
    expect(count).toBe(20);
    expect(data?.[0]).not.toHaveProperty("is_sample");
  });

  test("the paddle's page shows what the client wrote at once, as text", async () => {
    const page = async () => await (await fetch(`${server.url}/vatic-pro-prism-flash-v7`)).text();
    const written = "Kitchen & baseline, both <3 from me";
    expect(await page()).not.toContain("Kitchen &amp; baseline");
    await table().insert(review("vatic-pro-prism-flash-v7", written));
    expect(await page()).toContain("Kitchen &amp; baseline, both &lt;3 from me");
  });

  const kept = "ronbus-r-series";
  const good = review(kept);
  test.each([
    ["a bad row", () => table().insert({ ...good, rating: 6 }), 400, "23514", "rating"],
    [
      "a bad row among good ones",
      () => table().insert([good, { ...good, first_name: "<b>" }]),
      400,
      "23514",
      "first_name",
    ],
    ["no such paddle", () => table().insert(review("nobodys")), 400, "23514", "paddle_name"],
    [
      "a column of another kind",
      () => table().insert([{ ...good, hidden_at: 1 }]),
      400,
      "PGRST204",
      "hidden_at",
    ],
    ["a column nobody has", () => table().select("colour"), 400, "42703", "colour"],
    ["another filter", () => table().select().gt("rating", 3), 400, "PGRST100", "rating"],
    [
      "two rows as one",
      () =>
        table()
          .insert([good, review(kept, "b")])
          .select()
          .single(),
      406,
      "PGRST116",
      "single",
    ],
    ["another table", () => client().from("users").select(), 404, "PGRST205", "users"],
    ["a row of another table", () => client().from("users").insert({}), 404, "PGRST205", "users"],
    ["a function", () => client().rpc("drop_all"), 404, "PGRST205", "drop_all"],
    [
      "an update",
      () => table().update({ rating: 1 }).eq("paddle_name", kept),
      405,
      "42501",
      "PATCH",
    ],
    ["a delete", () => table().delete().eq("paddle_name", kept), 405, "42501", "DELETE"],
    ["an upsert", () => table().upsert(good), 400, "PGRST100", "resolution"],
  ])("%s is an error the client can read", async (_, call, status, code, named) => {
    const before = await countOf(kept);
    const answer = await call();
    expect(answer).toMatchObject({ data: null, count: null, status });
    expect(answer.error).toMatchObject({ code, message: expect.stringContaining(named) });
    expect(answer.error).toHaveProperty("details");
    expect(answer.error).toHaveProperty("hint");
    expect(await countOf(kept)).toBe(before);
  });

  test.each(["paddle_reviews", "users"])(
    "a browser's preflight request for %s from another origin is accepted",
    async (name) => {
      const wanted = "apikey,authorization,content-profile,content-type,prefer,x-client-info";
      const address = `${server.url}/rest/v1/${name}`;
      const origin = "https://app.example";
      const asked = await fetch(address, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": wanted,
        },
      });
      expect(asked.ok).toBe(true);
      expect(asked.headers.get("access-control-allow-methods")).toContain("POST");
      expect(asked.headers.get("access-control-allow-headers")).toBe(wanted);
      const sent = await fetch(address, { method: "POST", headers: { origin }, body: "{}" });
      for (const { headers } of [asked, sent])
        expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(sent.headers.get("access-control-expose-headers")).toMatch(/content-range/i);
    },
  );

  test("as many long reviews as the hourly limit allows are inserted at once", async () => {
    // None is nearly a copy of another: i looks like l, and a letter typed twice counts once, so there's no g, i or l.
    const rows = [..."abcdefhjkmnopqrstuvw"].map((letter) =>
      review("diadem-warrior-edge", `${letter}lays long `.repeat(300)),
    );
    expect(rows).toHaveLength(20);
    const { error } = await table().insert(rows);
    expect(error).toBeNull();
    expect(await countOf("diadem-warrior-edge")).toBe(20);
  });
});
