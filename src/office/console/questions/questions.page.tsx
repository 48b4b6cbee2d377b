import { addresses } from "../../../addresses.ts";
import { publicKinds } from "../../../site/kinds/kinds.ts";
import { defineEntriesPage } from "../define-entries-page.tsx";

export default defineEntriesPage(addresses.consoleQuestions, {
  title: "Questions",
  kinds: publicKinds,
  entries: ({ questions }) => questions,
});
