import { addresses } from "../../addresses.ts";
import { answerKind, questionKind } from "../../questions/question.ts";
import { defineEntriesPage } from "../define-entries-page.tsx";

export default defineEntriesPage(addresses.consoleQuestions, {
  title: "Questions",
  kinds: [questionKind, answerKind],
  entries: ({ questions }) => questions,
});
