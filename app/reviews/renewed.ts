/** Marks a part of the page that is printed anew from the server's copy after a review was stored. */
export function renewed(id: string) {
  return { id, "data-renewed": "" };
}

/** Puts the parts marked so in a fresh copy of this page in the place of their elders. */
export function renewFrom(fresh: Document): void {
  for (const part of fresh.querySelectorAll("[data-renewed]"))
    document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
}
