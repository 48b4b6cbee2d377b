import type { Page } from "@playwright/test";

/** Opens the error page: the home page accepts no posts. */
export async function visitErrorPage(page: Page, server = ""): Promise<void> {
  await page.goto(`${server}/`);
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  });
  await page.getByText("405").waitFor();
}
