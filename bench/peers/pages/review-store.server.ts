// The reviews of the three peers that have a server, in SQLite: in the file REVIEWS_FILE, or in memory.
import { DatabaseSync } from "node:sqlite";
import type { StoredReview, StoredReviews } from "./facts.ts";
import type { TypedReview } from "./review-problems.ts";

const db = new DatabaseSync(process.env["REVIEWS_FILE"] ?? ":memory:");
// A review that was acknowledged survives a loss of power, as in ours.
db.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table if not exists reviews (
    id integer primary key, subject text not null, written_at text not null, first_name text not null,
    dupr_rating text not null, rating integer not null, review_text text not null) strict;
  create index if not exists reviews_of_subject on reviews (subject)`);

const insert = db.prepare(
  `insert into reviews (subject, written_at, first_name, dupr_rating, rating, review_text) values (?, ?, ?, ?, ?, ?)`,
);
const columns = "id, subject, written_at, first_name, dupr_rating, rating, review_text";
const ofSubject = db.prepare(
  `select ${columns} from reviews where subject = ? order by id desc limit 10`,
);
const countOfSubject = db.prepare("select count(*) as count from reviews where subject = ?");
const latest = db.prepare(`select ${columns} from reviews order by id desc limit 20`);

interface Row {
  id: number;
  subject: string;
  written_at: string;
  first_name: string;
  dupr_rating: string;
  rating: number;
  review_text: string;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const reviewOf = (row: Row): StoredReview => ({
  id: `review-${row.id}`,
  subject: row.subject,
  rating: row.rating,
  name: row.first_name,
  dupr: `DUPR ${row.dupr_rating}`,
  mark: day.format(new Date(row.written_at)),
  text: row.review_text,
});

/** Stores a review that was checked. */
export function storeReview(subject: string, review: TypedReview): void {
  const { firstName, duprRating, rating, reviewText } = review;
  const now = new Date().toISOString();
  insert.run(subject, now, firstName, duprRating, Number(rating), reviewText);
}

/** A subject's newest reviews, and how many it has. */
export function reviewsOf(subject: string): StoredReviews {
  const { count } = countOfSubject.get(subject) as { count: number };
  return { count, newest: (ofSubject.all(subject) as unknown as Row[]).map(reviewOf) };
}

/** The newest reviews of all subjects. */
export function latestReviews(): StoredReview[] {
  return (latest.all() as unknown as Row[]).map(reviewOf);
}
