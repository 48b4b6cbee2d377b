import { addresses } from "../../src/addresses.ts";
import type { Address } from "../../src/platform/render/address.ts";

type Addresses = typeof addresses;
/** The addresses whose paths have parameters. */
type Filled = {
  [
    Name in keyof Addresses as Addresses[Name] extends Address<infer Path>
      ? Path extends `${string}:${string}`
        ? Name
        : never
      : never
  ]: string;
};

const filled: Filled = {
  pair: addresses.pair.href({ pair: "diadem-hero-vs-neonic-flow" }),
  paddle: addresses.paddle.href({ slug: "diadem-hero" }),
  brand: addresses.brand.href({ brand: "joola" }),
  ballTest: addresses.ballTest.href({ slug: "7f3a9c21" }),
  guide: addresses.guide.href({ slug: "best-paddles-spin" }),
  blogArticle: addresses.blogArticle.href({ article: "core-thickness" }),
  newsletterIssue: addresses.newsletterIssue.href({ date: "2026-11-16" }),
  reviewEmails: addresses.reviewEmails.href({ slug: "diadem-hero" }),
  myReview: addresses.myReview.href({ key: "0".repeat(40) }),
  consoleLink: addresses.consoleLink.href({ key: "0".repeat(64) }),
  consoleMessage: addresses.consoleMessage.href({ number: "1001" }),
  reportLink: addresses.reportLink.href({ token: "0".repeat(40) }),
  download: addresses.download.href({ file: "how-to-choose-a-paddle.pdf" }),
  socialImage: addresses.socialImage.href({ file: "diadem-hero.png" }),
  restTable: addresses.restTable.href({ table: "users" }),
};

/** A path for each address of the site: an address without one doesn't compile. */
export const samplePaths = Object.fromEntries(
  Object.entries({ ...addresses, ...filled }).map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.path,
  ]),
) as Record<keyof Addresses, string>;
