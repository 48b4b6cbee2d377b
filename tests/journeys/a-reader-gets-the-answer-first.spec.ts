import { expect, test } from "../support/journey.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (const viewport of screens)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [path, answer, warning] of [
      [
        "/reviews/best-of/best-paddles-power-players",
        "JOOLA Perseus 3S",
        "Swings heavy in fast exchanges",
      ],
      ["/reviews/balls/7f3a9c21", "Pick: LifeTime Tournament", "In the cold, the X-40"],
      ["/blog/core-thickness", "16 mm gives you touch", "Torn between the two?"],
    ] as const)
      test(`the first screen of ${path} has its answer in short`, async ({ page }) => {
        await page.goto(path);
        const inShort = page.getByRole("region", { name: "In short" });
        await expect(inShort.getByText(answer).first()).toBeInViewport({ ratio: 1 });
        await expect(inShort.getByText(warning)).toBeInViewport({ ratio: 1 });
        const [title, box] = await Promise.all([
          page.getByRole("heading", { level: 1 }).boundingBox(),
          inShort.boundingBox(),
        ]);
        expect(box!.y - (title!.y + title!.height)).toBeLessThan(40);
      });
  });
