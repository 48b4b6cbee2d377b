import type {
  ContributionColumns,
  ReportColumns,
} from "../../contributions/contributions.tables.ts";

/** A player's photo. It's visible if its review is, too. */
export interface ReviewPhotosTable extends ContributionColumns {
  /** The slug of its review's page. */
  subject: string;
  review_id: string;
  /** Its place among its review's photos: 1 to 4. */
  place: number;
  /** See `Picture` in src/site/media/picture.ts. */
  picture: string;
  width: number;
  height: number;
  color: string;
  /** Of all its files together. */
  bytes: number;
}

interface ReviewPhotosReportsTable extends ReportColumns {
  subject: string;
  of_id: string;
}

declare module "../../../platform/store/tables.ts" {
  interface Tables {
    review_photos: ReviewPhotosTable;
    review_photos_reports: ReviewPhotosReportsTable;
  }
}
