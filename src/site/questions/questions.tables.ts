import type { ReportColumns } from "../contributions/contributions.tables.ts";
import type { TableOf } from "../contributions/kind.ts";
import type { answerKind, questionKind } from "./question.ts";

interface ReportsTable extends ReportColumns {
  subject: string;
  of_id: string;
}

export type PaddleQuestionsTable = TableOf<typeof questionKind>;
/** A question that's gone leaves its answers, which no page shows then. */
export type PaddleAnswersTable = TableOf<typeof answerKind>;

declare module "../../platform/store/tables.ts" {
  interface Tables {
    paddle_questions: PaddleQuestionsTable;
    paddle_questions_reports: ReportsTable;
    paddle_answers: PaddleAnswersTable;
    paddle_answers_reports: ReportsTable;
  }
}
