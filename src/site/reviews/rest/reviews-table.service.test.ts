import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../../platform/store/connect.ts";
import { emptyStore, bothEngines, type StorePlace } from "../../../../tests/support/engines.ts";
import { readEnvironment } from "../../../platform/settings.ts";
import { projectLibrary } from "../../../../tests/support/project-library.ts";
import { openSite, type RunningSite } from "../../../site.ts";
import { answerTableCall, maxOffset } from "./reviews-table.service.ts";

const library = projectLibrary();
const libraries = { on: library, off: projectLibrary(false) };
const subjects = [...library.written, ...library.ballTests].map(({ slug }) => slug);
const good = {
  paddle_name: "neonic-flow",
  first_name: "Zoë",
  dupr_rating: "4.0+",
  rating: 5,
  review_text: "Soft hands love it.",
};
const many = (rows: number) =>
  Array.from({ length: rows }, (_, n) => ({ ...good, review_text: `No. ${n}` }));
const counted = { prefer: "count=exact" };
const representation = { prefer: "return=representation" };
const oneObject = { accept: "application/vnd.pgrst.object+json" };

describe.each(bothEngines)("the reviews table on %s", (engine) => {
  let place: StorePlace;
  let owner: Store;
  let site: RunningSite;
  // A second passes between one review and the next.
  let now = Date.parse("2026-01-15T09:59:59.250Z");
  const clock = () => (now += 1000);

  const open = (at: StorePlace, samples: "on" | "off") => {
    const where = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl, RATE_LIMIT: "off" };
    return openSite(readEnvironment(where), () => libraries[samples], clock);
  };
  beforeAll(async () => {
    place = await emptyStore(engine);
    site = await open(place, "on");
    owner = openStore(place);
  });
  beforeEach(async () => void (await owner.db.deleteFrom("paddle_reviews").execute()));
  afterAll(async () => {
    await owner.close();
    await site.close();
    await place.remove();
  });

  const table = "http://here.test/rest/v1/paddle_reviews";
  const call = (query: string, init: RequestInit = {}, { reviews } = site) =>
    answerTableCall(new Request(`${table}?${query}`, init), reviews, "203.0.113.7");
  const get = (query: string, headers = {}) => call(query, { headers });
  const send = (method: string, rows: unknown, headers = {}, query = "") =>
    call(query, {
      method,
      // Bytes, so that no content type is set automatically.
      body: Buffer.from(typeof rows === "string" ? rows : JSON.stringify(rows)),
      headers: { "content-type": "application/json", ...headers },
    });
  const post = (rows: unknown, headers = {}, query = "") => send("POST", rows, headers, query);
  const rowsOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>[];
  const textsOf = async (answer: Response) =>
    (await rowsOf(answer)).map((row) => row["review_text"]);
  const stored = async () => textsOf(await get(""));
  const storeEach = async (...reviewTexts: string[]) => {
    for (const review_text of reviewTexts) await post({ ...good, review_text });
  };

  test.each([
    ["", "", 200, "0-2/*", ["c", "b", "a"]],
    ["order=created_at.asc", "", 200, "0-2/*", ["a", "b", "c"]],
    ["paddle_name=eq.neonic-flow&select=*", "count=exact", 200, "0-2/3", ["c", "b", "a"]],
    ["paddle_name=eq.diadem-hero", "count=exact", 200, "*/0", []],
    ["limit=1", "", 200, "0-0/*", ["c"]],
    ["limit=1", "count=exact", 206, "0-0/3", ["c"]],
    ["limit=1&offset=1&order=created_at.desc", "count=exact", 206, "1-1/3", ["b"]],
    ["offset=3", "count=exact", 206, "*/3", []],
    ["offset=4", "", 200, "*/*", []],
  ])("'%s' with '%s' is a %i of the rows %s: %j", async (query, prefer, status, range, texts) => {
    await storeEach("a", "b", "c");
    const answer = await get(query, { prefer });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([status, range]);
    expect(await textsOf(answer)).toEqual(texts);
    const head = await call(query, { method: "HEAD", headers: { prefer } });
    expect([head.status, head.headers.get("content-range")]).toEqual([status, range]);
  });

  test.each([
    [{ range: "1-1" }, "", 200, "1-1/*", ["b"]],
    [{ range: "1-", prefer: "count=exact" }, "", 206, "1-2/3", ["b", "a"]],
    [{ range: "0-0" }, "offset=2", 200, "2-2/*", ["a"]],
    [{ accept: "text/html, */*;q=0.1", "accept-profile": "public" }, "", 200, "0-2/*", "all"],
    [{ prefer: "handling=lenient, foo" }, "", 200, "0-2/*", "all"],
  ] as const)(
    "with %j, '%s' is a %i of the rows %s",
    async (headers, query, status, range, texts) => {
      await storeEach("a", "b", "c");
      const answer = await get(query, headers);
      expect([answer.status, answer.headers.get("content-range")]).toEqual([status, range]);
      expect(await textsOf(answer)).toEqual(texts === "all" ? ["c", "b", "a"] : texts);
    },
  );

  test("a client that takes CSV gets CSV", async () => {
    await storeEach('Soft, "quick"');
    const answer = await get("select=rating,review_text", { accept: "text/csv" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(await answer.text()).toBe('rating,review_text\r\n5,"Soft, ""quick"""\r\n');
  });

  test("a dry run is refused, and stores nothing", async () => {
    const answer = await post(good, { prefer: "tx=rollback" });
    expect([answer.status, await stored()]).toEqual([400, []]);
    const other = await post(good, { "content-profile": "private" });
    expect([other.status, await stored()]).toEqual([406, []]);
  });

  test("an empty list of rows is a 201 without any", async () => {
    const answer = await post([], representation);
    expect([answer.status, await rowsOf(answer)]).toEqual([201, []]);
  });

  test("20 rows are taken at once, and 1,000 given whatever the limit", async () => {
    for (let first = 0; first < 1000; first += 20)
      expect((await post(many(1000).slice(first, first + 20))).status).toBe(201);
    await storeEach("the newest");
    const answer = await get("limit=5000", counted);
    expect([answer.status, answer.headers.get("content-range")]).toEqual([206, "0-999/1001"]);
    expect(await textsOf(answer)).toHaveLength(1000);
  });

  test("hidden reviews are neither listed nor counted, and stay hidden when sent again", async () => {
    await storeEach("shown", "hidden");
    const hide = owner.db.updateTable("paddle_reviews").set({ hidden_at: now });
    await hide.where("review_text", "=", "hidden").execute();
    const again = await post({ ...good, review_text: "hidden" }, representation);
    expect([again.status, await rowsOf(again)]).toEqual([201, []]);
    const answer = await get("", counted);
    expect(answer.headers.get("content-range")).toBe("0-0/1");
    expect(await textsOf(answer)).toEqual(["shown"]);
  });

  test("seeded samples are listed while samples are on, and not once they are off", async () => {
    const own = await emptyStore(engine);
    for (const [samples, rows] of [["on", 20] as const, ["off", 0] as const]) {
      const seeded = await open(own, samples);
      const answer = await call("", { headers: counted }, seeded);
      expect(answer.headers.get("content-range")).toContain(`/${rows}`);
      expect(await rowsOf(answer)).toHaveLength(rows);
      await seeded.close();
    }
    await own.remove();
  });

  test.each([
    ["rating=eq.5", {}, 400, "PGRST100", "paddle_name=eq."],
    ["paddle_name=neq.neonic-flow", {}, 400, "PGRST100", "paddle_name=eq."],
    ["paddle_name=eq.a&paddle_name=eq.b", {}, 400, "PGRST100", "once"],
    ["paddle_name=eq.%00", {}, 400, "PGRST100", "paddle_name"],
    ["hidden_at=is.null", {}, 400, "42703", "hidden_at"],
    ["select=submission_key", {}, 400, "42703", "submission_key"],
    ["select=edit_key", {}, 400, "42703", "edit_key"],
    ["select=ball", {}, 400, "42703", "ball"],
    ["select=*,is_sample", {}, 400, "42703", "is_sample"],
    ["order=rating.desc", {}, 400, "PGRST100", "created_at.desc"],
    ["order=created_at.sideways", {}, 400, "PGRST100", "created_at.desc"],
    ["order=created_at.desc,rating.asc", {}, 400, "PGRST100", "created_at.asc"],
    ["limit=-1", {}, 400, "PGRST100", "limit"],
    ["offset=1.5", {}, 400, "PGRST100", "offset"],
    ["offset=99999999999", {}, 400, "PGRST100", "offset"],
    ["limit=1&offset=20001", {}, 416, "PGRST103", "An offset of 20001 was requested"],
    ["limit=0&offset=999999999", {}, 416, "PGRST103", "at most 20000 rows can be skipped"],
    ["offset=20001", counted, 416, "PGRST103", "order=created_at.asc"],
    ["", oneObject, 406, "PGRST116", "contain 2 rows"],
    ["limit=0", oneObject, 406, "PGRST116", "contain 0 rows"],
    ["offset=3", counted, 416, "PGRST103", "only 2 rows"],
    ["", { prefer: "handling=strict, foo" }, 400, "PGRST122", "foo"],
    ["", { prefer: "count=planned" }, 400, "PGRST100", "count"],
    ["", { accept: "application/geo+json" }, 406, "PGRST107", "geo+json"],
    ["", { accept: "application/xml, text/html;q=0.5" }, 406, "PGRST107", "text/csv"],
    ["", { "accept-profile": "private" }, 406, "PGRST106", "private"],
    ["", { range: "rows" }, 400, "PGRST100", "first and last"],
    ["", { range: "9-5" }, 400, "PGRST100", "first and last"],
  ])("'%s' with %j is refused: %i, %s, …%s…", async (query, headers, status, code, reason) => {
    await storeEach("a", "b");
    const answer = await get(query, headers);
    expect(answer.status).toBe(status);
    const body = (await answer.json()) as Record<"code" | "message" | "details" | "hint", unknown>;
    expect(Object.keys(body)).toEqual(["code", "message", "details", "hint"]);
    expect(body.code).toBe(code);
    expect(JSON.stringify(body)).toContain(reason);
  });

  test("the database skips no more rows than the largest offset, whatever is asked", async () => {
    const skipped: number[] = [];
    const { list } = site.reviews;
    const reviews: typeof site.reviews = {
      ...site.reviews,
      list: (subject, window) => (skipped.push(window.offset), list(subject, window)),
      count: () => expect.unreachable("a refused call counts nothing"),
    };
    for (const offset of [maxOffset, maxOffset + 1, 290_000, 999_999_999])
      for (const method of ["GET", "HEAD"])
        await call(`limit=1&offset=${offset}`, { method }, { ...site, reviews });
    await call(`offset=${maxOffset + 1}`, { headers: counted }, { ...site, reviews });
    expect(skipped).toEqual([maxOffset, maxOffset]);
  });

  test.each([
    ["", ""],
    ["return=minimal", ""],
    ["return=representation", '[{"rating":5}]'],
  ])("a row sent with '%s' is a 201 with the body '%s'", async (prefer, body) => {
    const answer = await post(good, { prefer }, "select=rating");
    expect(answer.status).toBe(201);
    expect(answer.headers.get("preference-applied")).toBe(prefer || null);
    expect(await answer.text()).toBe(body);
  });

  test("rows come back in the order they were sent, in the public columns alone", async () => {
    const created_at = expect.stringMatching(/^2026-01-15T\d\d:\d\d:\d\d\.250\+00:00$/);
    const columns = { id: expect.any(String), created_at, updated_at: created_at };
    const expected = many(20).map((row) => ({ ...row, ...columns }));
    expect(await rowsOf(await post(many(20), representation))).toEqual(expected);
    const listed = await rowsOf(await get(""));
    expect(listed).toHaveLength(20);
    expect(listed).toEqual(expect.arrayContaining(expected));
  });

  test("the same row sent twice, or twice in one list, is stored once and answered 201", async () => {
    const first = await rowsOf(await post(good, representation));
    const again = await post([good, { ...good, first_name: " Zoë " }], representation);
    expect(again.status).toBe(201);
    expect(await rowsOf(again)).toEqual([...first, ...first]);
    expect(await stored()).toHaveLength(1);
  });

  test("every paddle and ball article can be reviewed", async () => {
    expect(subjects.length).toBeGreaterThanOrEqual(26 + 6);
    const rows = subjects.map((paddle_name) => ({ ...good, paddle_name }));
    for (let at = 0; at < rows.length; at += 20) {
      const some = rows.slice(at, at + 20);
      expect(await rowsOf(await post(some, representation))).toMatchObject(some);
    }
  });

  test.each([
    [{ dupr_rating: 4.25 }, { dupr_rating: "4.25" }],
    [{ dupr_rating: " 3,5 " }, { dupr_rating: "3,5" }],
    [{ rating: "5" }, { rating: 5 }],
    [{ first_name: "  O’Neil " }, { first_name: "O’Neil" }],
    [{ review_text: "I <3 it\r\n'; drop table x" }, { review_text: "I <3 it\n'; drop table x" }],
  ])("%j is stored as %j", async (typed, expected) => {
    await post({ ...good, ...typed });
    expect(await rowsOf(await get(""))).toMatchObject([expected]);
  });

  test("only the columns that 'columns' names are taken of a row", async () => {
    const columns = `columns=${Object.keys(good).join(",")}`;
    expect((await post([{ ...good, id: "mine" }], {}, columns)).status).toBe(201);
  });

  test.each<[string, unknown[]]>([
    ["paddle_name", [undefined, null, "", "neonic-flow2", "NEONIC-FLOW", "../etc", "a\0b", {}]],
    ["first_name", [undefined, null, "", "  ", "x".repeat(51), "<b>Zoë", "Z\0", "');--", true]],
    ["dupr_rating", [undefined, "", "pro", "0.9", "6.1", "3.1234", 7, -3, [4], "4\0"]],
    ["rating", [undefined, null, "", 0, 6, 4.5, -1, "five", "5; drop", true, [5], { a: 5 }]],
    ["review_text", [undefined, "", " \n", "x".repeat(4001), "<script>", "a\0b", "\ud800", []]],
  ])("a bad %s is refused by name, and the good row before it not stored", async (column, bad) => {
    for (const value of bad) {
      const answer = await post([good, { ...good, [column]: value }]);
      expect(answer.status).toBe(400);
      const message = expect.stringContaining(`"${column}" of row 2 `);
      expect(await answer.json()).toMatchObject({ code: "23514", message });
    }
    expect(await stored()).toEqual([]);
  });

  test("no column can be written but the five", async () => {
    for (const column of ["id", "created_at", "hidden_at", "edit_key", "ball", "__proto__", "<b>"])
      for (const query of ["", `columns="paddle_name","${column}"`]) {
        const answer = await post(JSON.stringify(good).replace("}", `,"${column}":1}`), {}, query);
        expect(answer.status).toBe(400);
        const message = expect.stringContaining(`'${column}'`);
        expect(await answer.json()).toMatchObject({ code: "PGRST204", message });
      }
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["PATCH", {}, "", 405, "PATCH"],
    ["PUT", {}, "", 405, "PUT"],
    ["DELETE", {}, "paddle_name=eq.neonic-flow", 405, "DELETE"],
    ["POST", { prefer: "resolution=merge-duplicates" }, "", 400, "resolution"],
    ["POST", {}, "on_conflict=id", 400, "on_conflict"],
    ["POST", { ...representation, ...oneObject }, "", 406, "single"],
    ["POST", { "content-type": "application/x-www-form-urlencoded" }, "", 415, "urlencoded"],
    ["POST", { "content-type": "multipart/form-data; boundary=x" }, "", 415, "multipart"],
    ["POST", { "content-type": "application/json-patch+json" }, "", 415, "json-patch"],
    ["POST", { "content-type": "" }, "", 415, "none"],
  ])("%s with %j and '%s' changes nothing: %i", async (method, headers, query, status, reason) => {
    await storeEach("kept");
    const answer = await send(method, many(2), headers, query);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(reason) });
    expect(await stored()).toEqual(["kept"]);
  });
});
