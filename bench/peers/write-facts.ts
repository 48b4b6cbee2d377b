// Writes what the pages of all peers say, as read from our own pages on our built server: env node bench/peers/write-facts.ts
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.ts";
import { ownServer } from "../../tests/support/journey-servers.ts";
import { ourPages } from "../compared-pages.ts";
import type { Message, Product, RequiredField, ReviewFormWords } from "./pages/facts.ts";
import { type PrintedFacts, readPrintedPage, type ShownForm } from "./read-printed-page.ts";

/** The site's address in the facts, whatever the server's is. */
const address = "http://127.0.0.1:3000";

/** The ids of reviews differ from store to store. Derived from their texts, they're the same whenever the facts are written. */
function withLastingIds(product: Product): Product {
  let json = JSON.stringify(product);
  for (const { id, name, text } of [...product.reviews.shown, ...product.reviews.more.reviews]) {
    const digest = createHash("sha256").update(`${name}\n${text}`).digest("hex");
    const lasting = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
    json = json.replaceAll(id.replace("review-", ""), lasting);
  }
  return JSON.parse(json) as Product;
}

/** What our form's file of words has that the form doesn't show from the start. */
interface FormMessages {
  group: Record<"emptyField" | "failure" | "success", Message>;
  wording: {
    checkFields: Message;
    submitting: string;
    fields: Record<RequiredField, { empty: string; refused: string; tooLong: string }>;
  };
}

async function withMessages({ wordsPath, labels, ...form }: ShownForm): Promise<ReviewFormWords> {
  const { group, wording } = (await (await answerOf(wordsPath)).json()) as FormMessages;
  const fields = Object.entries(labels).map(([name, label]) => {
    const { empty, refused, tooLong } = wording.fields[name as RequiredField];
    return [name, { label, empty, refused, tooLong }];
  });
  return {
    ...form,
    fields: Object.fromEntries(fields) as ReviewFormWords["fields"],
    submitting: wording.submitting,
    emptyField: group.emptyField,
    checkFields: wording.checkFields,
    failure: group.failure,
    success: group.success,
  };
}

async function answerOf(path: string): Promise<Response> {
  const answer = await fetch(server.url + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}

const server = await ownServer({ SITE_URL: address }, "sqlite");
const browser = await chromium.launch(playwright.use!.launchOptions);
try {
  const page = await browser.newPage();
  const read = async (path: string): Promise<PrintedFacts> => {
    const body = await (await answerOf(path)).text();
    // Without the page's scripts, which would change it.
    await page.route("**/*", (route) =>
      route.fulfill({
        body,
        contentType: "text/html",
        headers: { "content-security-policy": "script-src 'none'" },
      }),
    );
    await page.goto(address + path);
    return page.evaluate(readPrintedPage);
  };
  const { article } = await read(ourPages.article);
  const { site, product, form } = await read(ourPages.product);
  if (!article || !product || !form) throw new Error("a page isn't of the expected kind");
  const all = { site, article, product: withLastingIds(product), form: await withMessages(form) };
  for (const [name, facts] of Object.entries(all))
    writeFileSync(
      new URL(`./pages/facts/${name}.json`, import.meta.url),
      `${JSON.stringify(facts)}\n`,
    );
} finally {
  await browser.close();
  await server.stop();
}
