import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/journey.ts";
import { startServer } from "../support/server-process.ts";
import { paddleTray } from "../support/forms.ts";

const old = "onix-z5-graphite";
const now = "onix-z5-graphite-widebody";

/** A project's folder with this site's content, whose paddle was renamed. */
function renamedContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-content-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  symlinkSync(join(process.cwd(), "build"), join(folder, "build"));
  const at = (path: string) => join(folder, "content", path);
  for (const name of ["paddles", "sample-reviews"])
    renameSync(at(`${name}/${old}.yaml`), at(`${name}/${now}.yaml`));
  for (const file of globSync("**/*.{md,yaml}", { cwd: at("") })) {
    const text = readFileSync(at(file), "utf8").replaceAll(old, now);
    const isRenamed = file.endsWith(`paddles/${now}.yaml`);
    writeFileSync(at(file), isRenamed ? `movedFrom: [${old}]\n${text}` : text);
  }
  return folder;
}

test("a shopper's bookmark and tray outlive a paddle's earlier name @writes", async ({
  page,
  server,
}) => {
  test.slow();
  const { toggle, compare, summary, names } = paddleTray(page);
  await page.goto(`/${old}`);
  await toggle("Onix Z5 Graphite").click();
  await page.goto("/diadem-hero");
  await toggle("Diadem Hero").click();

  await server.stop();
  const folder = renamedContent();
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const renamed = await startServer({ DATA_DIR: dataDir, PORT: String(server.port) }, folder);
  try {
    await page.goto("/about");
    await page.goto(`/${old}`);
    await expect(page).toHaveURL(new RegExp(`/${now}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Onix Z5 Graphite");
    await expect(toggle("Onix Z5 Graphite")).toHaveAttribute("aria-pressed", "true");
    await summary.click();
    await expect(names).toHaveText(["Onix Z5 Graphite", "Diadem Hero"]);
    await expect(names.first()).toHaveAttribute("href", `/${now}`);

    // Its page isn't where the tray was opened: the link has the earlier name, and still works.
    await page.goto("/neonic-flow");
    await compare.click();
    await expect(page).toHaveURL(new RegExp(`/comparisons\\?paddles=${now},diadem-hero$`));
    const head = page.getByRole("columnheader");
    await expect(head.getByRole("link", { name: "Onix Z5 Graphite", exact: true })).toHaveAttribute(
      "href",
      `/${now}`,
    );
  } finally {
    await renamed.stop();
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
  }
});
