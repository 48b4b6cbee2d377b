import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { readLibrary } from "../../server/library/read-library.ts";
import { BallPicture } from "./ball-picture.tsx";
import { DrawingPrinterContext } from "./drawing.tsx";
import { keepDrawings } from "./keep-drawings.tsx";
import { PaddlePicture } from "./paddle-picture.tsx";

const library = readLibrary(process.cwd());
const page = (
  <main>
    {library.paddles.map((paddle) => (
      <p key={paddle.slug}>
        <PaddlePicture paddle={paddle} />
        <PaddlePicture paddle={paddle} detail="small" />
      </p>
    ))}
    {library.balls.map((ball) => (
      <BallPicture key={ball.slug} ball={ball} />
    ))}
  </main>
);

test("a page with kept drawings is the same, letter for letter, as one that draws them", () => {
  const print = keepDrawings();
  const kept = () =>
    renderToStaticMarkup(<DrawingPrinterContext value={print}>{page}</DrawingPrinterContext>);
  const drawn = renderToStaticMarkup(page);
  expect(kept()).toBe(drawn);
  expect(kept()).toBe(drawn);
});

test("what is drawn twice is printed once, under each place's own ids", () => {
  const draw = vi.fn(({ id, color }: { id: string; color: string }) => (
    <use href={`#${id}o`} fill={color} />
  ));
  const print = keepDrawings();
  expect(print(draw, { color: "red" }, "a")).toBe('<use href="#ao" fill="red"></use>');
  expect(print(draw, { color: "red" }, "b")).toBe('<use href="#bo" fill="red"></use>');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(print(draw, { color: "blue" }, "a")).toBe('<use href="#ao" fill="blue"></use>');
});

test("so many different drawings that no page needs them all do not fill the memory", () => {
  const draw = vi.fn(({ size }: { size: number }) => <path d={`M${size} 0`} />);
  const print = keepDrawings();
  for (let size = 0; size < 4001; size++) print(draw, { size }, "a");
  print(draw, { size: 0 }, "a");
  expect(draw).toHaveBeenCalledTimes(4002);
});
