/**
 * Lets the review form scroll with the page while it's in use, and stay as that left it after. Beside the reviews
 * `src/site/paddles/paddle.module.css` holds it between its end and its heading; what's set here never moves it.
 */
export function keepPlace(): void {
  const form = document.getElementById("write-a-review");
  if (!form) return;
  const column = form.parentElement!;
  const set = (name: string, pixels: number) => column.style.setProperty(name, `${pixels}px`);
  // Farther down than any window reaches, which is at its heading.
  let left = 1e5;
  const keep = () => {
    // First, since without its new height a form that has grown isn't where it was.
    set("--height", form.offsetHeight);
    const { top } = form.getBoundingClientRect();
    left = form.matches(":hover, :focus-within") ? top : Math.max(left, top);
    set("--top", left);
    set("--below", form.offsetTop - column.offsetTop);
  };
  addEventListener("scroll", keep);
  // It's also called at once.
  new ResizeObserver(keep).observe(form);
}
