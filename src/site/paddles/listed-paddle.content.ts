import { z } from "zod";
import { factSource, field, onceRight, report } from "../../platform/content/fields.ts";
import { offersHaveVersions } from "../offers/offers.content.ts";
import {
  approvalsFit,
  datesAfterYear,
  fitsTheRules,
  hasFaceMaterial,
  paddleFile,
  versionFacts,
  versionsHaveNames,
  weighsBetween,
} from "./paddle.content.ts";
import { sourcedFacts } from "./paddle-values.ts";

const { shape: fields } = paddleFile;

/** Reports sources of facts that aren't given. */
function sourcesHaveFacts(
  { sources = {}, ...facts }: Partial<Record<"sources" | keyof typeof fields, unknown>>,
  context: z.RefinementCtx,
): void {
  for (const fact of Object.keys(sources as object))
    if (facts[fact as keyof typeof facts] === undefined)
      report(
        context,
        ["sources", fact, "from"],
        `is the source of a fact that isn't here. Write ${fact}, too, or leave this out`,
      );
}

/**
 * A paddle that nobody has written about yet: content/listed/<slug>.yaml. The file's name is the page's address. Only
 * facts with a source count; what is left out is unknown.
 */
export const listedPaddleFile = z
  .strictObject({
    name: fields.name,
    versionName: fields.versionName,
    aliases: fields.aliases,
    brand: fields.brand,
    category: fields.category.optional(),
    year: fields.year.optional(),
    launched: fields.launched,
    lifecycle: fields.lifecycle,
    listPriceCents: field(
      fields.listPriceCents.unwrap().optional(),
      "the maker's list price in US cents without a sign ($279.95 is 27995)",
      "27995",
      "US cents",
    ),
    pricedIn: fields.pricedIn,
    surface: fields.surface.optional(),
    faceMaterial: fields.faceMaterial,
    faceTexture: fields.faceTexture,
    shape: fields.shape.optional(),
    coreMm: versionFacts.coreMm,
    build: fields.build,
    coreMaterial: fields.coreMaterial,
    lengthIn: fields.lengthIn.optional(),
    widthIn: fields.widthIn.optional(),
    gripLengthIn: fields.gripLengthIn.optional(),
    gripCircumferenceIn: fields.gripCircumferenceIn,
    weightOz: fields.weightOz.optional(),
    lightestOz: fields.lightestOz,
    heaviestOz: fields.heaviestOz,
    edge: fields.edge,
    handleOptions: fields.handleOptions,
    warranty: fields.warranty,
    madeIn: fields.madeIn,
    versions: fields.versions,
    replaces: fields.replaces,
    offers: fields.offers,
    approvals: fields.approvals,
    source: field(
      factSource.optional(),
      "where all of its facts come from, but for those that sources names",
      '{ kind: maker, from: JOOLA, on: "2026-03-14" }',
    ),
    sources: fields.sources,
    updated: fields.updated,
    movedFrom: fields.movedFrom,
  })
  .superRefine(fitsTheRules, onceRight("lengthIn", "widthIn"))
  .superRefine(weighsBetween, onceRight("lightestOz", "heaviestOz"))
  .superRefine(hasFaceMaterial, onceRight("surface", "faceMaterial"))
  .superRefine(datesAfterYear, onceRight("year", "updated", "pricedIn"))
  .superRefine(versionsHaveNames, onceRight("versions"))
  .superRefine(offersHaveVersions, onceRight("offers", "versions"))
  .superRefine(approvalsFit, onceRight("approvals", "versions"))
  .superRefine(sourcesHaveFacts, onceRight("sources", ...sourcedFacts));

type ListedFile = z.infer<typeof listedPaddleFile>;

/** A listed paddle as in its file, with its address. */
export type ListedPaddle = ListedFile & { slug: string };
