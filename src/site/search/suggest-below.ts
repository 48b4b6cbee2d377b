/** How long a visitor must stop typing before a request, in milliseconds. */
const typingPause = 120;
const minTermLength = 2;
/** The server ignores the rest of a term. */
const maxTermLength = 100;

/** Responses by term, for as long as the page is open. */
const answers = new Map<string, Promise<string>>();

function answerTo(address: string): Promise<string> {
  const known = answers.get(address);
  if (known) return known;
  const answer = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  answers.set(address, answer);
  answer.catch(() => answers.delete(address));
  return answer;
}

/** Suggestion styles aren't part of any page: they arrive with the first suggestions. */
let styled: Promise<unknown> | undefined;

const addStyles = async (css: string) =>
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css));

/**
 * Turns a search box into an editable combobox with a listbox, following the ARIA Authoring Practices. The server
 * renders the options, each of them a link; this fetches, shows and navigates them.
 * @param id the id of the list, and the prefix of its options' ids
 */
export function suggestBelow(box: HTMLInputElement, id: string): void {
  const form = box.form!;
  const list = form.querySelector<HTMLElement>("[role=listbox]")!;
  const announced = form.querySelector<HTMLElement>("[aria-live]")!;
  let asked = "";
  let active: HTMLAnchorElement | undefined;
  let waiting: ReturnType<typeof setTimeout>;

  list.id = id;
  box.role = "combobox";
  box.ariaAutoComplete = "list";
  box.ariaExpanded = "false";
  box.setAttribute("aria-controls", id);

  const optionsIn = () => [...list.children] as HTMLAnchorElement[];

  function activate(option?: HTMLAnchorElement): void {
    active?.setAttribute("aria-selected", "false");
    active = option;
    if (!option) {
      box.removeAttribute("aria-activedescendant");
      return;
    }
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", option.id);
  }

  function close(): void {
    clearTimeout(waiting);
    asked = "";
    show("");
  }

  /** @param html rendered by our server, which escapes what was typed */
  function show(html: string): void {
    const chosen = active?.href;
    list.innerHTML = html;
    const options = optionsIn();
    for (const [index, option] of options.entries()) option.id = `${id}-${index}`;
    list.hidden = options.length === 0;
    box.ariaExpanded = `${!list.hidden}`;
    const { length } = options;
    announced.textContent = list.hidden ? "" : `${length} suggestion${length === 1 ? "" : "s"}`;
    // Someone may have gone down in the list of a shorter term, while that of the whole one was on its way.
    activate(options.find((option) => option.href === chosen));
  }

  async function ask(): Promise<void> {
    const term = box.value.replaceAll(/\s+/g, " ").trim().toLowerCase().slice(0, maxTermLength);
    if (term.length < minTermLength) return close();
    if (term === asked) return;
    asked = term;
    const path = box.dataset["focusin"];
    styled ??= answerTo(`${path}.css`).then(addStyles);
    styled.catch(() => (styled = undefined));
    const answer = answerTo(`${path}?${new URLSearchParams({ search: term.trim() })}`);
    const html = await styled.then(() => answer).catch(() => "");
    // The term has changed, or the list was closed.
    if (asked === term) show(html);
  }

  function move(step: 1 | -1): void {
    const options = optionsIn();
    // Without an active one, -1 is before the first.
    const place = active || step === 1 ? options.indexOf(active!) : options.length;
    // Past either end, the box itself becomes active again.
    activate(options[place + step]);
  }

  box.addEventListener("input", () => {
    activate();
    clearTimeout(waiting);
    waiting = setTimeout(() => void ask(), typingPause);
  });
  box.addEventListener("keydown", (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (list.hidden) void ask();
      else move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Escape" && !list.hidden) close();
    else if (key === "Enter" && active) active.click();
    else return;
    event.preventDefault();
  });
  // Keeps the focus in the box when an option is clicked.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("blur", ({ relatedTarget }) => {
    // Hiding a phone's keyboard blurs the box without focusing anything else; the suggestions stay, to be tapped.
    if (relatedTarget) close();
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!form.contains(target as Node)) close();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    close();
  });
  if (box.value !== box.defaultValue) void ask();
}
