import { newsletterForm } from "../support/forms.ts";
import { nextMail, test } from "../support/mail-journey.ts";
import { runOwner } from "../support/owner-command.ts";

const { expect } = test;

// Owner's commands are processes of their own, which take time to start.
test.setTimeout(120_000);

test("a reader signs up, confirms, gets an issue, and is unsubscribed by the email program's one click @writes", async ({
  page,
  request,
  server,
  settings,
  mailServer,
}) => {
  const owner = (...args: string[]) =>
    runOwner({ ...settings, SITE_URL: server.url }, "newsletter", ...args);

  await page.goto("/");
  const { email, submit, welcome, section } = newsletterForm(page);
  await email.fill("dana@example.com");
  await submit.click();
  await expect(welcome).toBeVisible();
  await expect(section).toContainText(
    "One more step: open the email we sent and click the link to confirm.",
  );

  const asking = await nextMail(mailServer, "dana@example.com");
  expect(asking.header("subject")).toBe("Confirm your newsletter signup");
  expect(asking.header("from")).toBe("RallyRank <news@rallyrank.example>");
  const link = asking.links.find((url) => url.includes("/newsletter/confirm"))!;

  await page.goto(link);
  // The token in its URL must stay private: no script comes from another site, and the inline one only handles levels.
  expect(await page.locator("script[src]").count()).toBe(0);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/newsletter/confirm`);

  const sent = await owner("send", "--yes");
  expect(sent.output).toContain("is queued for 1 reader");
  expect(sent.code).toBe(0);
  const issue = await nextMail(mailServer, "dana@example.com", 1);
  expect(issue.header("subject")).toMatch(/^RallyRank weekly: /);
  expect(issue.text).toContain("Paddle of the week");
  expect(issue.html).toContain("Paddle of the week");
  expect(issue.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const oneClick = /^<(.+)>$/.exec(issue.header("list-unsubscribe")!)![1]!;
  expect(issue.links).toContain(oneClick);
  for (const url of issue.links) expect((await request.get(url)).status(), url).toBe(200);

  await page.goto("/newsletter");
  await page.getByRole("region", { name: "Past issues" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/newsletter\/issues\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Newsletter of");

  // As an email provider does it: no cookie, no Origin.
  const answer = await fetch(oneClick, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "error",
  });
  expect(answer.status).toBe(200);
  await page.goto(oneClick);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
  await page.getByRole("button", { name: "Delete my address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is deleted" })).toBeVisible();

  const secrets = [link, oneClick].map((url) => new URL(url).search.split("=")[1]!);
  for (const secret of secrets) expect(server.output()).not.toContain(secret);
});
