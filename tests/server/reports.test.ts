import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noticeLine } from "../../src/platform/forms/outcome.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { readReport } from "../../src/site/reviews/reports/report.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf, plainText } from "../support/in-process-site.ts";

const library = projectLibrary();
let place: StorePlace;
let site: RunningSite;

/** Posts a report as the form does: where it leads, or what the form says when it is shown again. */
async function report(review: string, fields: Record<string, string>) {
  const path = `/report-review?of=diadem-hero&review=${review}`;
  const body = new URLSearchParams(fields);
  const answer = await applicationOf(site)(path, { method: "POST", body });
  const { status } = answer;
  if (status === 303) return { status, location: answer.headers.get("location") };
  return { status, form: formIn(await answer.text()) };
}

/** The form in a page: its message, the problem beside each field, and what the fields hold. */
function formIn(html: string) {
  const [, form] = /<form id="report"(.*?)<\/form>/s.exec(html) ?? [];
  if (form === undefined) return undefined;
  const read = (what: RegExp) => plainText(what.exec(form)?.[1] ?? "");
  const problem = (name: string) => {
    const id = read(
      RegExp(`<[^>]* aria-invalid="true" aria-describedby="([^"]*)"[^>]* name="${name}"`),
    );
    return id === "" ? undefined : read(RegExp(`<p[^>]* id="${id}">([^<]*)</p>`));
  };
  return {
    message: read(/<p[^>]* role="status">([^<]*)<\/p>/),
    problems: { reason: problem("reason"), details: problem("details") },
    typed: {
      reason: read(/<option value="([^"]*)" selected/),
      details: read(/<textarea[^>]*>([^<]*)<\/textarea>/),
    },
  };
}

const noProblems = { reason: undefined, details: undefined };

describe.each(engines)("reports on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    site = await openSite(readEnvironment({ DATA_DIR, DATABASE_URL }), () => library);
  });
  afterEach(async () => {
    await site.close();
    await place.remove();
  });

  async function stored() {
    const store = openStore(place);
    const reports = await store.db.selectFrom("review_reports").selectAll().execute();
    const mails = await store.db.selectFrom("outbox").selectAll().execute();
    await store.close();
    return { reports, mails };
  }
  const reviewOf = async (reviewText: string) => {
    const review = { firstName: "Dana", duprRating: "3.5", level: 3500, rating: 1, reviewText };
    const [row] = await site.reviews.submit([{ ...review, subject: "diadem-hero" }], "203.0.113.7");
    return row!.id;
  };

  test("a report is stored once, with one email that names the command to hide the review", async () => {
    const id = await reviewOf("Buy <3 yours\nat my shop.");
    const fields = { reason: "spam", details: " It sells things.\r\nTwice. " };
    const received = { status: 303, location: "/report-review?of=diadem-hero&reported" };
    expect(await report(id, fields)).toEqual(received);
    expect(await report(id, fields)).toEqual(received);
    const { reports, mails } = await stored();
    expect(reports).toMatchObject([
      {
        paddle_name: "diadem-hero",
        review_id: id,
        reason: "spam",
        details: "It sells things.\nTwice.",
      },
    ]);
    expect(mails).toMatchObject([{ kind: "report", recipient: library.site.contactEmail }]);
    const mail = JSON.parse(mails[0]!.content!) as MailContent;
    expect(mail.subject).toBe("Report: Spam or advertising (Diadem Hero)");
    expect(mail.text).toContain("> Buy <3 yours\n> at my shop.");
    expect(mail.text).toContain("> It sells things.\n> Twice.");
    expect(mail.text).toContain(`npm run owner -- reviews hide ${id} --reason "reported: spam"`);
    expect(mail.html).toContain("Buy &lt;3 yours");
  });

  test("the email about a sample names its file", async () => {
    await report("sample-2", { reason: "other", details: "" });
    const { mails } = await stored();
    const { text } = JSON.parse(mails[0]!.content!) as MailContent;
    expect(text).toContain("content/sample-reviews/diadem-hero.yaml");
    expect(text).not.toContain("npm run owner");
  });

  test("a rejected report comes back as it was typed, and is not stored", async () => {
    const typed = { reason: "", details: "<script>alert(1)</script>" };
    const { fields, checkFields } = library.report;
    expect(readReport(typed).problems).toEqual({ reason: "empty", details: "notPlain" });
    expect(await report("sample-1", typed)).toEqual({
      status: 422,
      form: {
        message: checkFields.title,
        problems: { reason: fields.reason.empty, details: fields.details.refused },
        typed,
      },
    });
    const baited = { reason: "spam", details: "", website: "http://shop.example" };
    expect(await report("sample-1", baited)).toEqual({
      status: 400,
      form: {
        message: noticeLine(library.refusals.bait),
        problems: noProblems,
        typed: { reason: "spam", details: "" },
      },
    });
    expect(await stored()).toEqual({ reports: [], mails: [] });
  });

  test("one visitor's reports end at the hour's limit, and the rest leave neither report nor email", async () => {
    const most = hourlyLimits.report.perVisitor;
    for (let index = 1; index <= most; index++)
      expect(await report(`sample-${index}`, { reason: "spam" })).toMatchObject({ status: 303 });
    // A duplicate isn't counted.
    expect(await report("sample-1", { reason: "spam" })).toMatchObject({ status: 303 });
    expect(await report("sample-1", { reason: "other" })).toMatchObject({ status: 429 });
    const { reports, mails } = await stored();
    expect([reports.length, mails.length]).toEqual([most, most]);
  });

  test("without the store the report fails, and what was typed comes back", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const down = () => Promise.reject(new Error("the store is down"));
    const { library: words } = site;
    site = { ...site, library: words, reports: { ...site.reports, add: down } };
    const typed = { reason: "spam", details: "Twice." };
    expect(await report("sample-1", typed)).toEqual({
      status: 503,
      form: { message: noticeLine(library.report.failure), problems: noProblems, typed },
    });
    site = { ...site, library: words, reviews: { ...site.reviews, one: down } };
    expect(await report("0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11", typed)).toMatchObject({
      status: 503,
    });
    log.mockRestore();
  });
});
