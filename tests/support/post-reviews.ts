import { type APIRequestContext, expect } from "@playwright/test";
import { maxPostedRows } from "../../src/platform/http/rest-answers.ts";

/** Adds any number of reviews through REST, in batches of the maximum size. */
export async function postReviews(
  request: APIRequestContext,
  rows: readonly object[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += maxPostedRows) {
    const answer = await request.post("/rest/v1/paddle_reviews", {
      data: rows.slice(first, first + maxPostedRows),
    });
    expect(answer.status()).toBe(201);
  }
}
