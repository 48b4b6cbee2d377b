import { describe, expect, expectTypeOf, test } from "vitest";
import { fieldKinds } from "../kinds/kinds.ts";
import { answerKind, questionKind } from "../questions/question.ts";
import { correctionKind } from "../requests/correction.ts";
import { requestKind } from "../requests/request.ts";
import { defineKind, type GivenOf, type TableOf, words } from "./kind.ts";

const sent = { subject: "diadem-hero", editKey: "k" };

describe("what a key is made of never changes", () => {
  test("a question's: its page and what was asked, without an address", () => {
    const given = { ...sent, firstName: "Nora", question: "Loud?", email: "ann@example.com" };
    expect(questionKind.keyParts(given)).toEqual(["question", "diadem-hero", "Nora", "Loud?"]);
  });

  test("an answer's: its question in place of its page", () => {
    const typed = {
      firstName: "Max",
      duprRating: "4.0",
      playedFor: "year",
      answer: "No.",
    } as const;
    expect(answerKind.keyParts({ ...sent, ...typed, questionId: "q" })).toEqual([
      "answer",
      "q",
      "Max",
      "4.0",
      "year",
      "No.",
    ]);
    expect(answerKind.ownColumns({ ...sent, ...typed, questionId: "q" })).toEqual({
      subject: "diadem-hero",
      question_id: "q",
      first_name: "Max",
      dupr_rating: "4.0",
      dupr_level: 4000,
      played_for: "year",
      answer: "No.",
    });
  });

  test("a request's and a correction's: who sent it last", () => {
    const asked = { name: "Flash", brand: "Vatic", link: "", email: null, sender: "s" };
    expect(requestKind.keyParts({ ...asked, subject: "vatic flash" })).toEqual([
      "request",
      "vatic flash",
      "Flash",
      "Vatic",
      "",
      "",
      "s",
    ]);
    const said = { fact: "year", value: "2024", source: "", email: "a@example.com", sender: "s" };
    expect(correctionKind.keyParts({ ...said, ...sent })).toEqual([
      "correction",
      "diadem-hero",
      "year",
      "2024",
      "",
      "a@example.com",
      "s",
    ]);
  });
});

test("a field that came later leaves the keys of what doesn't have it", () => {
  const kind = defineKind({
    name: "notes",
    noun: "note",
    table: "notes",
    fields: {
      note: words({ max: 10, is: "text" }),
      city: { ...words({ max: 10, isOptional: true }), isLater: true },
    },
    limits: { add: "question" },
    none: "",
    commands: { about: "" },
  });
  expect(kind.keyParts({ subject: "a", note: "n", city: "" })).toEqual(["note", "a", "n"]);
  expect(kind.keyParts({ subject: "a", note: "n", city: "c" })).toEqual([
    "note",
    "a",
    "n",
    "city",
    "c",
  ]);
});

test("no row has an address", () => {
  const given = { ...sent, firstName: "Nora", question: "Loud?", email: "ann@example.com" };
  expect(questionKind.ownColumns(given)).toEqual({
    subject: "diadem-hero",
    first_name: "Nora",
    question: "Loud?",
  });
});

test("what's typed, what's given and what's stored have the types of the fields", () => {
  type Given = GivenOf<typeof answerKind>;
  expectTypeOf<Given["playedFor"]>().toEqualTypeOf<"weeks" | "months" | "year" | "years">();
  expectTypeOf<Given["questionId"]>().toEqualTypeOf<string>();
  expectTypeOf<TableOf<typeof answerKind>["dupr_level"]>().toEqualTypeOf<number>();
  expectTypeOf<TableOf<typeof questionKind>>().not.toHaveProperty("email");
  // @ts-expect-error -- a field is missing, and so is the site's name
  expect(questionKind.read({ firstName: "", question: "" }, { siteName: "" })).toHaveProperty(
    "problems",
  );
});

test("names of kinds and their reports are words of commands", () => {
  for (const { name, reports } of fieldKinds)
    expect(`${name} ${reports?.name ?? name}`).toMatch(/^[a-z-]+ [a-z-]+$/);
});
