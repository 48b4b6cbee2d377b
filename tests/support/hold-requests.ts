import type { Page, Request } from "@playwright/test";

/** Requests on a connection that is slow for as long as the test wants. */
export interface HeldRequests {
  /** The first of them, once the page has sent it. */
  first: Promise<Request>;
  /** Lets them through. */
  release(): void;
}

/** Holds back a page's requests to an address until they are released. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  const first = Promise.withResolvers<Request>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    first.resolve(route.request());
    await released.promise;
    await route.continue();
  });
  return { first: first.promise, release: released.resolve };
}
