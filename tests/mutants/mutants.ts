import { build } from "./build.ts";
import { content } from "./content.ts";
import { forms } from "./forms.ts";
import { http } from "./http.ts";
import { islands } from "./islands.ts";
import type { Mutant } from "./mutant.ts";
import { limits } from "./limits.ts";
import { lists } from "./lists.ts";
import { mail } from "./mail.ts";
import { memory } from "./memory.ts";
import { operations } from "./operations.ts";
import { owner } from "./owner.ts";
import { photos } from "./photos.ts";
import { playersPhotos } from "./players-photos.ts";
import { search } from "./search.ts";
import { rendering } from "./rendering.ts";
import { rules } from "./rules.ts";
import { services } from "./services.ts";
import { stores } from "./stores.ts";

const byLayer = {
  rules,
  stores,
  services,
  http,
  forms,
  islands,
  rendering,
  content,
  owner,
  build,
  limits,
  lists,
  mail,
  memory,
  operations,
  photos,
  playersPhotos,
  search,
} as const satisfies Record<string, readonly Mutant[]>;

/** A mutant, and the layer of the code it's in. */
export interface LayeredMutant extends Mutant {
  layer: string;
}

/** All mutants. */
export const mutants: readonly LayeredMutant[] = Object.entries(byLayer).flatMap(([layer, list]) =>
  list.map((mutant) => ({ ...mutant, layer })),
);

/** A file with a mutant in it. Throws a sentence if the text to replace isn't in it exactly once. */
export function planted(source: string, { name, file, replace, by }: Mutant): string {
  const [before = "", after, ...more] = source.split(replace);
  if (after === undefined || more.length > 0)
    throw new Error(
      `'${name}' replaces a text that is ${after === undefined ? "not" : `${more.length + 1} times`} in ${file}`,
    );
  return before + by + after;
}

/**
 * The mutants of some layers, and of those the ones whose name contains one of these words.
 * @throws a sentence if a layer is unknown or nothing is left
 */
export function chosenMutants(
  layers: readonly string[],
  words: readonly string[],
): LayeredMutant[] {
  const known = Object.keys(byLayer);
  const unknown = layers.find((layer) => !known.includes(layer));
  if (unknown !== undefined)
    throw new Error(`'${unknown}' is not a layer: choose from ${known.join(", ")}.`);
  const chosen = mutants.filter(
    ({ layer, name }) =>
      (layers.length === 0 || layers.includes(layer)) &&
      (words.length === 0 || words.some((word) => name.includes(word))),
  );
  if (chosen.length === 0) throw new Error(`No mutant's name contains '${words.join("' or '")}'.`);
  return chosen;
}
