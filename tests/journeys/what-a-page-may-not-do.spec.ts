import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

// Each attack runs twice: under our headers, and without the header that prevents it, where it succeeds. So each of
// these tests would notice a header that prevents nothing.
test.use({ expectedComplaints: /./ });

/** Another site, of another origin. */
interface OtherSite {
  url: string;
  /** The requests it received, in order. */
  asked: { path: string; referrer: string | undefined }[];
  stop(): void;
}

/** Starts one that answers every path with the same page. */
async function startOtherSite(html: () => string): Promise<OtherSite> {
  const asked: OtherSite["asked"] = [];
  const server = createServer(({ url = "", headers }, answer) => {
    asked.push({ path: url, referrer: headers.referer });
    answer.setHeader("content-type", "text/html").end(html());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    // With another host name, so that it is another site and not only another origin.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

let other: OtherSite;
let otherPage = "";
test.beforeEach(async () => {
  otherPage = "<!doctype html><title>Another site</title>";
  other = await startOtherSite(() => otherPage);
});
test.afterEach(() => other.stop());

/** Serves pages with an injection, and without one of their headers. */
async function change(page: Page, injected: string, without?: string) {
  await page.unrouteAll();
  await page.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers() };
    if (without) delete headers[without];
    const body = (await response.text()).replace("<head>", `<head>${injected}`);
    await route.fulfill({ response, headers, body });
  });
}

const policy = "content-security-policy";

test("an injection into a page does nothing", async ({ page }) => {
  const injected = `
    <base href="${other.url}/">
    <script>window.injected = true</script>
    <script src="${other.url}/evil.js"></script>
    <style>h1 { color: rgb(1, 2, 3) !important }</style>`;
  const outcome = async () => {
    await page.route(`${other.url}/evil.js`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.foreign = true" }),
    );
    await page.goto("/diadem-hero");
    return await page.evaluate(() => {
      const heading = document.querySelector("h1")!;
      heading.setAttribute("style", "letter-spacing: 7px");
      return {
        script: "injected" in window,
        foreignScript: "foreign" in window,
        style: getComputedStyle(heading).color === "rgb(1, 2, 3)",
        attribute: getComputedStyle(heading).letterSpacing === "7px",
        base: document.baseURI !== location.href,
      };
    });
  };
  await change(page, injected);
  expect(await outcome()).toEqual({
    script: false,
    foreignScript: false,
    style: false,
    attribute: false,
    base: false,
  });
  await change(page, injected, policy);
  expect(await outcome()).toEqual({
    script: true,
    foreignScript: true,
    style: true,
    attribute: true,
    base: true,
  });
});

test("a form can't be redirected to another site", async ({ page }) => {
  const submit = async () => {
    await page.goto("/contact");
    await page.evaluate((action) => {
      const form = document.createElement("form");
      form.action = action;
      form.method = "post";
      document.body.append(form);
      form.submit();
    }, `${other.url}/stolen`);
  };
  const refused = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await submit();
  await refused;
  expect(other.asked).toEqual([]);
  await change(page, "", policy);
  await submit();
  await expect(page).toHaveURL(`${other.url}/stolen`);
});

test("another site can't frame a page, keep a handle on its window, or embed our private responses", async ({
  page,
  server,
}) => {
  otherPage = `<!doctype html><title>Another site</title><iframe src="${server.url}/about"></iframe>`;
  const framed = () => page.frameLocator("iframe").getByText("About RallyRank");
  const refused = page.waitForEvent("console", (message) =>
    message.text().includes("frame-ancestors"),
  );
  await page.goto(other.url);
  await refused;
  await expect(framed()).toHaveCount(0);
  await change(page, "", policy);
  await page.goto(other.url);
  await expect(framed().first()).toBeVisible();
  await page.unrouteAll();

  const load = (path: string) =>
    page.evaluate(
      (address) => fetch(address, { mode: "no-cors" }).then(Boolean, () => false),
      server.url + path,
    );
  for (const path of ["/og/diadem-hero.png", "/feed.xml", "/paddles.csv", "/icon-192.png"])
    expect([path, await load(path)]).toEqual([path, true]);
  for (const path of ["/", "/speculation.json", "/contact"])
    expect([path, await load(path)]).toEqual([path, false]);

  const opened = page.waitForEvent("popup");
  await page.evaluate((address) => void window.open(address), `${server.url}/about`);
  const popup = await opened;
  await expect(popup.locator("h1")).toBeVisible();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
});

test("text doesn't run as script, other sites see the origin only, and sensors and location are off", async ({
  page,
  server,
}) => {
  const run = (path: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const script = document.createElement("script");
          script.addEventListener("load", () => resolve("loaded"));
          script.addEventListener("error", () => resolve("refused"));
          script.src = src;
          document.head.append(script);
        }),
      path,
    );
  await page.goto("/contact?received=1042");
  expect(await run("/healthz")).toBe("refused");
  await page.route("**/healthz", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers["x-content-type-options"];
    await route.fulfill({ response, headers });
  });
  expect(await run("/healthz")).toBe("loaded");

  for (const name of ["geolocation", "camera", "microphone"] as const) {
    const state = await page.evaluate(
      async (asked) => (await navigator.permissions.query({ name: asked })).state,
      name,
    );
    expect([name, state]).toEqual([name, "denied"]);
  }
  await page.evaluate((address) => void (location.href = address), `${other.url}/arrived`);
  await expect(page).toHaveURL(`${other.url}/arrived`);
  const { referrer } = other.asked.find(({ path }) => path === "/arrived")!;
  expect(referrer).toBe(`${server.url}/`);
});
