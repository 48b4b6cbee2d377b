import type { ContributionColumns, ReportColumns } from "../contributions/contributions.tables.ts";
import type { PlayingTime } from "../reviews/review.ts";

/** What players ask about a paddle. */
export interface PaddleQuestionsTable extends ContributionColumns {
  /** The paddle's slug. */
  subject: string;
  first_name: string;
  question: string;
}

/** What owners of a paddle answer. A question that's gone leaves its answers, which no page shows then. */
export interface PaddleAnswersTable extends ContributionColumns {
  /** The paddle's slug. */
  subject: string;
  question_id: string;
  first_name: string;
  /** As typed. */
  dupr_rating: string;
  /** The same in thousandths of a point. */
  dupr_level: number;
  /** How long they have played the paddle. */
  played_for: PlayingTime;
  answer: string;
}

interface ReportsTable extends ReportColumns {
  subject: string;
  of_id: string;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    paddle_questions: PaddleQuestionsTable;
    paddle_questions_reports: ReportsTable;
    paddle_answers: PaddleAnswersTable;
    paddle_answers_reports: ReportsTable;
  }
}
