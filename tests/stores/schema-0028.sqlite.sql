CREATE TABLE accepted_posts (
    act text not null,
    visitor text not null,
    hour integer not null,
    accepted integer not null,
    primary key (act, visitor, hour)
  );
CREATE TABLE ball_totals (
    paddle_name text not null,
    is_sample integer not null,
    ball text not null,
    reviews integer not null,
    stars integer not null,
    primary key (paddle_name, is_sample, ball)
  );
CREATE TABLE blocked_words (
    word text primary key,
    blocked_at integer not null
  );
CREATE TABLE confirmations (
    token_hash text primary key,
    email_key text not null,
    expires_at integer not null
  , subject text not null default '');
CREATE TABLE console_challenges (
    challenge text primary key,
    person text not null,
    expires_at integer not null
  );
CREATE TABLE console_links (
    digest text primary key,
    person text not null,
    expires_at integer not null
  );
CREATE TABLE console_passkeys (
    id text primary key,
    person text not null,
    name text not null,
    public_key text not null,
    counter integer not null,
    transports text not null,
    created_at integer not null,
    used_at integer
  );
CREATE TABLE console_sessions (
    digest text primary key,
    person text not null,
    way text not null,
    device text not null,
    created_at integer not null,
    seen_at integer not null
  );
CREATE TABLE content_pictures (
    source text primary key,
    file text,
    picture text,
    width integer not null,
    height integer not null,
    color text not null,
    bytes integer not null,
    refused text,
    made_at integer not null
  );
CREATE TABLE content_revisions (
    id text primary key,
    path text not null,
    text text,
    state text not null,
    base text not null,
    file text not null,
    person text not null,
    email text not null,
    saved_at integer not null,
    published_at integer,
    publish_at integer,
    note text not null,
    batch text
  );
CREATE TABLE content_version (name text primary key, version integer not null);
CREATE TABLE daily_salts (
    day integer primary key,
    salt text not null
  );
CREATE TABLE fact_corrections (
    id text primary key,
    subject text not null,
    fact text not null,
    value text not null,
    source text not null,
    email text,
    entry text,
    drafted_at integer,
    created_at integer not null,
    updated_at integer not null,
    hidden_at integer,
    held_because text,
    approved_at integer,
    submission_key text not null unique,
    text_key text,
    likeness_key text not null default '',
    edit_key text unique
  );
CREATE TABLE helpful_votes (
    day integer not null,
    review_id text not null,
    visitor text not null,
    primary key (day, review_id, visitor)
  );
CREATE TABLE hold_orders (kind text primary key, until integer not null);
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE messages (
    number integer primary key autoincrement,
    id text not null unique,
    first_name text not null,
    last_name text not null,
    email text not null,
    subject text not null,
    message text not null,
    created_at integer not null,
    submission_key text not null unique
  , answered_at integer);
CREATE TABLE newsletter_draft (
    id text primary key,
    intro text not null,
    chosen text,
    weekday integer,
    hour integer
  , articles text, subject text not null default '', pick text);
CREATE TABLE newsletter_issues (
    date text primary key,
    subject text not null,
    content text not null,
    html text not null,
    text text not null,
    created_at integer not null,
    queued_through text not null,
    recipients integer not null,
    queued_at integer
  , key_placeholder text);
CREATE TABLE outbox (
    id text primary key,
    kind text not null,
    recipient text not null,
    content text,
    issue_date text,
    email_key text,
    state text not null,
    attempts integer not null default 0,
    due_at integer not null,
    last_error text,
    created_at integer not null,
    ended_at integer
  , subject text not null default '', written_after integer, written_through integer);
CREATE TABLE owner_acts (
    id text primary key,
    act text not null,
    target text not null,
    reason text not null,
    done_at integer not null
  , actor text not null default '');
CREATE TABLE paddle_answers (
    id text primary key,
    subject text not null,
    question_id text not null,
    first_name text not null,
    dupr_rating text not null,
    dupr_level integer not null,
    played_for text not null,
    answer text not null,
    created_at integer not null,
    updated_at integer not null,
    hidden_at integer,
    held_because text,
    approved_at integer,
    submission_key text not null unique,
    text_key text,
    likeness_key text not null default '',
    edit_key text unique
  );
CREATE TABLE paddle_answers_reports (
    id text primary key,
    subject text not null,
    of_id text not null,
    reason text not null,
    details text not null,
    created_at integer not null,
    told_at integer,
    submission_key text not null unique
  );
CREATE TABLE paddle_questions (
    id text primary key,
    subject text not null,
    first_name text not null,
    question text not null,
    email text,
    created_at integer not null,
    updated_at integer not null,
    hidden_at integer,
    held_because text,
    approved_at integer,
    submission_key text not null unique,
    text_key text,
    likeness_key text not null default '',
    edit_key text unique
  );
CREATE TABLE paddle_questions_reports (
    id text primary key,
    subject text not null,
    of_id text not null,
    reason text not null,
    details text not null,
    created_at integer not null,
    told_at integer,
    submission_key text not null unique
  );
CREATE TABLE paddle_requests (
    id text primary key,
    subject text not null,
    name text not null,
    brand text not null,
    link text not null,
    email text,
    page text,
    created_at integer not null,
    updated_at integer not null,
    hidden_at integer,
    held_because text,
    approved_at integer,
    submission_key text not null unique,
    text_key text,
    likeness_key text not null default '',
    edit_key text unique
  );
CREATE TABLE paddle_reviews (
    id text primary key,
    paddle_name text not null,
    first_name text not null,
    dupr_rating text not null,
    rating integer not null check (rating between 1 and 5),
    review_text text not null,
    created_at integer not null,
    updated_at integer not null,
    is_sample integer not null check (is_sample in (0, 1)),
    hidden_at integer,
    dupr_level integer not null check (dupr_level between 1000 and 6000),
    submission_key text not null unique
  , text_key text, helpful integer not null default 0, themes integer not null default 0, edit_key text, ball text not null default '', liked text not null default '', disliked text not null default '', played_for text not null default '', played_before text not null default '', held_because text, approved_at integer, likeness_key text not null default '', answer text not null default '', answered_at integer, measured_weight text not null default '', measured_grip text not null default '', measured_balance text not null default '', measured_thickness text not null default '', measured_bare text not null default '', measured_with text not null default '', measured_version text not null default '', asked integer not null default 0, aged_3 text not null default '', again_3 text not null default '', aged_3_at integer, aged_12 text not null default '', again_12 text not null default '', aged_12_at integer);
CREATE TABLE page_views (
    week integer not null,
    page text not null,
    views integer not null,
    visits integer not null,
    primary key (week, page)
  );
CREATE TABLE review_reports (
    id text primary key,
    paddle_name text not null,
    review_id text not null,
    reason text not null,
    details text not null,
    created_at integer not null,
    submission_key text not null unique
  , told_at integer);
CREATE TABLE review_totals (
    paddle_name text not null,
    is_sample integer not null,
    rating integer not null,
    level_band integer not null,
    reviews integer not null,
    levels integer not null,
    primary key (paddle_name, is_sample, rating, level_band)
  );
CREATE TABLE secrets (
    name text primary key,
    secret text not null
  );
CREATE TABLE seedings (
    paddle_name text primary key,
    seeded_at integer not null
  );
CREATE TABLE "subscribers" (
    email_key text not null,
    email text not null,
    state text not null,
    created_at integer not null,
    updated_at integer not null,
    confirmed_at integer,
    unsubscribed_at integer,
    mailed_at integer,
    mails integer not null default 0,
    unsubscribe_key text,
    mailbox_key text,
    subject text not null default '',
    told_through integer not null default 0, told text not null default '',
    primary key (email_key, subject)
  );
CREATE TABLE theme_rules (id integer primary key check (id = 1), digest text not null);
CREATE TABLE theme_totals (
    paddle_name text not null,
    is_sample integer not null,
    theme integer not null,
    praise integer not null,
    complaint integer not null,
    primary key (paddle_name, is_sample, theme)
  );
CREATE TABLE undoable_acts (
    id text primary key,
    actor text not null,
    done_at integer not null,
    steps text not null
  );
CREATE TABLE weekly_rounds (
    name text primary key,
    through integer not null
  );
CREATE TABLE withdrawn_texts (
    text_key text not null,
    paddle_name text not null,
    withdrawn_at integer not null,
    primary key (text_key, paddle_name)
  );
insert into accepted_posts (act, visitor, hour, accepted) values ('review', 'hash', 500000, 19);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) values ('crbn-3x-power-series', 0, 'franklin-x-40', 0, 0);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) values ('diadem-hero', 0, 'franklin-x-40', 4, 5);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) values ('joola-perseus-pro-iv', 1, 'franklin-x-40', 2, 2);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) values ('neonic-flow', 0, 'franklin-x-40', 0, 0);
insert into blocked_words (word, blocked_at) values ('buy now', 1793491200000);
insert into confirmations (token_hash, email_key, expires_at, subject) values ('Z6PJTBCQempLiw49pta1GVvtNQ9dik_pHnUTqF5IYfo', 'zoë@example.com', 1794096000000, '');
insert into console_challenges (challenge, person, expires_at) values ('challenge-1', 'dana@example.com', 1793491200000);
insert into console_links (digest, person, expires_at) values ('link-1', 'dana@example.com', 1793491200000);
insert into console_passkeys (id, person, name, public_key, counter, transports, created_at, used_at) values ('passkey-1', 'dana@example.com', 'Dana''s phone', 'key', 3, '["internal"]', 1793491200000, 1793491200000);
insert into console_sessions (digest, person, way, device, created_at, seen_at) values ('session-1', 'dana@example.com', 'link', 'Firefox on Linux', 1793491200000, 1793491200000);
insert into content_pictures (source, file, picture, width, height, color, bytes, refused, made_at) values ('0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f', 'diadem-hero-face-0123abcd.jpg', '0123abcd0123abcd0123abcd0123abcd', 1600, 1200, '#2a7f3b', 412345, null, 1793491200000);
insert into content_pictures (source, file, picture, width, height, color, bytes, refused, made_at) values ('1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e', null, null, 0, 0, '', 0, 'The photo is damaged or incomplete. Choose it again, or choose another.', 1793491200000);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a00', 'blog/a-story.md', null, 'past', '0123456789abcdef', 'fedcba9876543210', 'Dana', 'dana@example.com', 1793491200000, 1793491200000, null, 'typed', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a01', 'blog/a-story.md', '---
title: Story 1
---
Text
', 'live', '0123456789abcdef', 'fedcba9876543210', 'Dana', 'dana@example.com', 1793491200001, 1793491200001, null, 'typed', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a02', 'blog/a-story.md', '---
title: Story 2
---
Text
', 'draft', '0123456789abcdef', '', 'Dana', 'dana@example.com', 1793491200002, null, 1793577600000, 'typed', '0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11');
insert into content_version (name, version) values ('content', 0);
insert into daily_salts (day, salt) values (20000, 'salt');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('correction-1', 'diadem-hero', 'weightOz', '8.1 oz', 'I weighed mine.
Twice.', 'lee@example.com', 'paddles/diadem-hero.yaml', 1793577600000, 1793491200000, 1793491200000, 1793491200000, 'all', null, 'key-of-correction-1', 'text-of-correction-1', 'likeness-of-correction-1', 'hash-of-correction-1');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('correction-2', 'balls/penn-40', 'other', 'It''s "orange"', '', null, null, null, 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-correction-2', 'text-of-correction-2', 'likeness-of-correction-2', 'hash-of-correction-2');
insert into helpful_votes (day, review_id, visitor) values (20000, 'player-0', 'hash');
insert into hold_orders (kind, until) values ('reviews', 1793577600000);
insert into kysely_migration (name, timestamp) values ('0001-reviews', '2026-11-26T12:56:02.144Z');
insert into kysely_migration (name, timestamp) values ('0002-subscribers-and-messages', '2026-11-26T12:56:02.145Z');
insert into kysely_migration (name, timestamp) values ('0003-outbox', '2026-11-26T12:56:02.146Z');
insert into kysely_migration (name, timestamp) values ('0004-newsletter', '2026-11-26T12:56:02.147Z');
insert into kysely_migration (name, timestamp) values ('0005-limits', '2026-11-26T12:56:02.148Z');
insert into kysely_migration (name, timestamp) values ('0006-moderation', '2026-11-26T12:56:02.149Z');
insert into kysely_migration (name, timestamp) values ('0007-helpful-votes', '2026-11-26T12:56:02.150Z');
insert into kysely_migration (name, timestamp) values ('0008-themes', '2026-11-26T12:56:02.151Z');
insert into kysely_migration (name, timestamp) values ('0009-key-placeholders-and-mailboxes', '2026-11-26T12:56:02.152Z');
insert into kysely_migration (name, timestamp) values ('0010-own-reviews', '2026-11-26T12:56:02.153Z');
insert into kysely_migration (name, timestamp) values ('0011-what-stood-out', '2026-11-26T12:56:02.154Z');
insert into kysely_migration (name, timestamp) values ('0012-reviews-by-email', '2026-11-26T12:56:02.155Z');
insert into kysely_migration (name, timestamp) values ('0013-console', '2026-11-26T12:56:02.156Z');
insert into kysely_migration (name, timestamp) values ('0014-held-reviews', '2026-11-26T12:56:02.157Z');
insert into kysely_migration (name, timestamp) values ('0015-newsletter-draft', '2026-11-26T12:56:02.158Z');
insert into kysely_migration (name, timestamp) values ('0016-more-look-alikes', '2026-11-26T12:56:02.159Z');
insert into kysely_migration (name, timestamp) values ('0017-undo', '2026-11-26T12:56:02.160Z');
insert into kysely_migration (name, timestamp) values ('0018-page-views', '2026-11-26T12:56:02.161Z');
insert into kysely_migration (name, timestamp) values ('0019-told-and-answered', '2026-11-26T12:56:02.162Z');
insert into kysely_migration (name, timestamp) values ('0020-issue-choices', '2026-11-26T12:56:02.163Z');
insert into kysely_migration (name, timestamp) values ('0021-hold-orders', '2026-11-26T12:56:02.164Z');
insert into kysely_migration (name, timestamp) values ('0022-content-revisions', '2026-11-26T12:56:02.165Z');
insert into kysely_migration (name, timestamp) values ('0023-requests-and-corrections', '2026-11-26T12:56:02.166Z');
insert into kysely_migration (name, timestamp) values ('0024-told', '2026-11-26T12:56:02.167Z');
insert into kysely_migration (name, timestamp) values ('0025-content-pictures', '2026-11-26T12:56:02.168Z');
insert into kysely_migration (name, timestamp) values ('0026-measured', '2026-11-26T12:56:02.169Z');
insert into kysely_migration (name, timestamp) values ('0027-follow-ups', '2026-11-26T12:56:02.170Z');
insert into kysely_migration (name, timestamp) values ('0028-questions-and-answers', '2026-11-26T12:56:02.171Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) values (1001, 'message-1', 'Ann', 'O''Hara', 'ann@example.com', 'Question 1', 'Line one

''Line'' three; 🎾', 1793491200001, 'message-key-1', 1793577600000);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) values (1002, 'message-2', 'Ann', 'O''Hara', 'ann@example.com', 'Question 2', 'Line one

''Line'' three; 🎾', 1793491200002, 'message-key-2', null);
insert into newsletter_draft (id, intro, chosen, weekday, hour, articles, subject, pick) values ('next', 'It''s fall.

Two parts', '["player-0"]', 4, 14, '["/blog/one"]', 'It''s "fall"', 'diadem-hero');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at, key_placeholder) values ('2026-10-26', 'This week''s paddles', '{"reviews":["player-0"],"note":"it''s JSON"}', '<p>{unsubscribe}</p>', 'Two lines
of text', 1793491200000, 'dana@example.com', 1, 1793491200001, 'random-placeholder');
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('mail-1', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 0, 1793491200000, null, 1793491200000, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('mail-2', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 2, 1793491260000, '451 ''try'' later', 1793491200000, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('mail-3', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'failed', 9, 1793491200000, '550 no', 1793491200000, 1793491200000, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('mail-4', 'confirmation', 'dana@example.com', null, null, 'dana@example.com', 'delivered', 1, 1793491200000, null, 1793491200000, 1793491200000, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('mail-5', 'reviews', 'dana@example.com', null, '2026-11-01', 'lee@example.com', 'waiting', 0, 1793491200000, null, 1793491200000, null, 'diadem-hero', 1793404800000, 1793491200000);
insert into owner_acts (id, act, target, reason, done_at, actor) values ('act-1', 'reviews hide', 'player-5', 'Not about the paddle', 1793491200000, 'Dana');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('answer-1', 'diadem-hero', 'question-1', 'Max', '4,25', 4250, 'months', 'Yes; I''ve played it ’til August.', 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-answer-1', 'text-of-answer-1', 'danamf0b1tXWjE5XBW6aKe-ELL-52nc9G-vkh3S89BA', 'hash-of-answer-1');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('answer-2', 'diadem-hero', 'question-1', 'Lee', '4,25', 4250, 'months', 'See shop.example.', 1793491200000, 1793491200000, 1793491200000, 'link', null, 'key-of-answer-2', 'text-of-answer-2', 'fnQNzU1b80Lx7S2Isb5Q7m15xXs7cV-GJb_R-avHjRM', 'hash-of-answer-2');
insert into paddle_answers_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) values ('answer-report-1', 'diadem-hero', 'answer-1', 'other', 'It isn''t about the grip.', 1793577600000, 1793577600000, 'key-of-answer-report-1');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('question-1', 'diadem-hero', 'Dana', 'Does the "grip" stay dry?
In July, too?', 'dana@example.com', 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-question-1', 'text-of-question-1', 'kw7YmR7b71ixcEYNC8c-IESxMQOWaydcKeANSo9F2nc', 'hash-of-question-1');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('question-2', 'diadem-hero', 'Li', 'Seen it on shop.example?', null, 1793491200000, 1793491200000, 1793491200000, 'link', null, 'key-of-question-2', 'text-of-question-2', 'J2CzOmsdg0fUAPPKHUGB5x5OYfpgvxEI5jm4UsB8kvk', 'hash-of-question-2');
insert into paddle_questions_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) values ('question-report-1', 'diadem-hero', 'question-1', 'spam', 'It isn''t one.', 1793577600000, 1793577600000, 'key-of-question-report-1');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('request-1', 'vatic pro prism flash', 'Prism ''Flash''', 'Vatic Pro', 'https://vatic.example/flash?a=1&b="2"', 'dana@example.com', null, 1793491200000, 1793491200000, 1793491200000, 'all', null, 'key-of-request-1', 'text-of-request-1', 'likeness-of-request-1', 'hash-of-request-1');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('request-2', 'diadem hero', 'Hero', 'Diadem', '', null, 'diadem-hero', 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-request-2', 'text-of-request-2', 'likeness-of-request-2', 'hash-of-request-2');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('player-0', 'diadem-hero', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 0, null, 3500, 'yDIX-n396jwOWLZYK4iSpfv8SF07GfYxYMqaBYIdhtY', null, 0, 32785, 'hash-of-key-0', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'YyVEpyHWl1qGuGpGYefrQCm4mzrNEUMP_N6amNe_ygs', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 3, 'playing', 'yes', 1793577600000, 'broke', 'no', 1793664000000);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('player-1', 'diadem-hero', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 0, null, 4250, 'kTXLBpXbFGZfr3UFIfa3p8r2aBAsqZnxX1SYrF24LEs', null, 0, 32785, 'hash-of-key-1', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'lrbLKATrPRJtrx0zFm7t0jG2G8M0ImJJGg7rTI-7bGw', 'Thanks, Zoë:
it''s "noted".', 1793577600000, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 3, 'playing', '', 1793577600000, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('player-2', 'diadem-hero', '李', '4.0+', 1, '控制很好 🎾🏓, é and שלום, 100% of it.', 1793491202000, 1793491202000, 0, null, 4000, 'dgs4wqQDP2phC_9-0P2fIF-gS-7OVviCDGle_LQ5_rc', null, 0, 32785, 'hash-of-key-2', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'Q8L6jRttRp98177kqLIAkcE6agbgPNqPycwl7qWBjGk', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('player-3', 'diadem-hero', 'O''Neil', '1', 2, 'x', 1793491203000, 1793491203000, 0, null, 1000, '7Fu7Eew-Gw7Z7k-LMuBVsYe7wtppcVXSHytdQPli4C4', null, 0, 32785, 'hash-of-key-3', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, 1793491200000, 'LXEWQrcmsEQBYnyp-6wy9chTD7GQPMTbAiWHF5IaSIE', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('player-4', 'diadem-hero', 'Bo', '6.000', 4, 'A text that is long enough to be known again when it is sent twice by another.', 1793491204000, 1793491204000, 0, 1793491200000, 6000, 'D6I2SH2UdUNFSH1-x0AISaAAfyEdNkjc4nG6hxZyaWs', 'zANiHI6nHAb4SZtglsvmoBg3oiEdY8yCAH5ts5qLiN0', 0, 32785, 'hash-of-key-4', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', 'link', null, 'u_rvd254DPCw-OFat3HitjfWtCnWg-0SieKo851g1Gs', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('player-5', 'neonic-flow', 'Hidden', '2.5', 5, 'Hidden by the owner: poor control.', 1793491205000, 1793491205000, 0, 1793491200000, 2500, 'VoA6ax3dRfBZNvPUL-L-UxBf9uBXpEoJoOq_B_pEFzw', null, 0, 32785, 'hash-of-key-5', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'z865Gy25yrOm-ddJR9rwfpcYOBQeI2-FTCzpIBjduVI', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('sample-0', 'joola-perseus-pro-iv', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 1, null, 3500, '2ZD7-trXvfdaZb1M2OM3D5x425ejWpE6Cr0344K216E', null, 0, 32785, null, 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'YyVEpyHWl1qGuGpGYefrQCm4mzrNEUMP_N6amNe_ygs', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('sample-1', 'joola-perseus-pro-iv', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 1, null, 4250, 'z66Yg7k_4qdVyIhWZlOoKuXCmbnITVIN-CRv2pu04WU', null, 0, 32785, null, 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'lrbLKATrPRJtrx0zFm7t0jG2G8M0ImJJGg7rTI-7bGw', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into page_views (week, page, views, visits) values (1792972800000, '/diadem-hero', 12, 5);
insert into page_views (week, page, views, visits) values (1792972800000, 'other', 3, 0);
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key, told_at) values ('report-1', 'diadem-hero', 'player-1', 'spam', 'It''s an ''advert''', 1793491200000, 'report-key-1', 1793491200000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('crbn-3x-power-series', 0, 2, 7, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 1, 12, 1, 4000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 2, 0, 1, 1000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 4, 20, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('neonic-flow', 0, 5, 6, 0, 0);
insert into secrets (name, secret) values ('report links', '0123456789abcdef');
insert into seedings (paddle_name, seeded_at) values ('joola-perseus-pro-iv', 1793491200000);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('dana@example.com', 'Dana@Example.com', 'confirmed', 1793491200000, 1793491200000, 1793491200000, null, null, 0, 'key-0', 'dana@example.com', '', 0, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('lee@example.com', 'lee@example.com', 'confirmed', 1793491200000, 1793491200003, 1793491200000, null, null, 0, 'key-3', 'lee@example.com', 'diadem-hero', 1793491200000, '[]');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('o''neil@example.com', 'o''neil@example.com', 'unsubscribed', 1793491200000, 1793491200001, 1793491200000, 1793491200001, null, 0, 'key-1', 'o''neil@example.com', '', 0, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('zoë@example.com', 'zoë@example.com', 'pending', 1793491200000, 1793491200002, null, null, 1793491200000, 1, 'key-2', 'zoë@example.com', '', 0, '');
insert into theme_rules (id, digest) values (1, 'of-earlier-rules');
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('crbn-3x-power-series', 0, 0, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('crbn-3x-power-series', 0, 2, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('crbn-3x-power-series', 0, 7, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('diadem-hero', 0, 0, 4, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('diadem-hero', 0, 2, 4, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('diadem-hero', 0, 7, 0, 4);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 0, 2, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 2, 2, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 7, 0, 2);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('neonic-flow', 0, 0, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('neonic-flow', 0, 2, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('neonic-flow', 0, 7, 0, 0);
insert into undoable_acts (id, actor, done_at, steps) values ('act-1', 'Dana', 1793491200000, '[{"act":"reviews hide","saved":[],"logged":["act-1"]}]');
insert into weekly_rounds (name, through) values ('newsletter', 1793491200000);
insert into withdrawn_texts (text_key, paddle_name, withdrawn_at) values ('hash', 'neonic-flow', 1793491200000);
update sqlite_sequence set seq = 1003 where name = 'messages';
CREATE INDEX confirmations_reader on confirmations (email_key);
CREATE UNIQUE INDEX content_pictures_files on content_pictures (file);
CREATE INDEX content_pictures_names on content_pictures (picture);
CREATE UNIQUE INDEX content_revisions_drafts on content_revisions (path, email)
    where state = 'draft';
CREATE UNIQUE INDEX content_revisions_live on content_revisions (path) where state = 'live';
CREATE INDEX content_revisions_path on content_revisions (path, published_at desc);
CREATE INDEX fact_corrections_all on fact_corrections (created_at desc, id desc);
CREATE INDEX fact_corrections_email on fact_corrections (created_at) where email is not null;
CREATE INDEX fact_corrections_held on fact_corrections
    (created_at desc, id desc) where held_because is not null;
CREATE INDEX fact_corrections_likeness on fact_corrections (likeness_key);
CREATE INDEX fact_corrections_shown on fact_corrections
    (subject, created_at desc, id desc);
CREATE INDEX fact_corrections_text on fact_corrections (text_key, created_at)
    where text_key is not null;
CREATE INDEX outbox_ended on outbox (ended_at) where state <> 'waiting';
CREATE INDEX outbox_reader on outbox (email_key) where email_key is not null;
CREATE INDEX outbox_waiting on outbox
    ((issue_date is not null), due_at, id) where state = 'waiting';
CREATE INDEX owner_acts_newest on owner_acts (done_at desc, id desc);
CREATE INDEX paddle_answers_all on paddle_answers (created_at desc, id desc);
CREATE INDEX paddle_answers_held on paddle_answers
    (created_at desc, id desc) where held_because is not null;
CREATE INDEX paddle_answers_likeness on paddle_answers (likeness_key);
CREATE INDEX paddle_answers_question on paddle_answers (question_id, created_at) where hidden_at is null;
CREATE INDEX paddle_answers_reports_newest on paddle_answers_reports (created_at desc, id desc);
CREATE INDEX paddle_answers_reports_of on paddle_answers_reports (of_id);
CREATE INDEX paddle_answers_shown on paddle_answers
    (subject, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_answers_text on paddle_answers (text_key, created_at)
    where text_key is not null;
CREATE INDEX paddle_questions_all on paddle_questions (created_at desc, id desc);
CREATE INDEX paddle_questions_email on paddle_questions (created_at) where email is not null;
CREATE INDEX paddle_questions_held on paddle_questions
    (created_at desc, id desc) where held_because is not null;
CREATE INDEX paddle_questions_likeness on paddle_questions (likeness_key);
CREATE INDEX paddle_questions_reports_newest on paddle_questions_reports (created_at desc, id desc);
CREATE INDEX paddle_questions_reports_of on paddle_questions_reports (of_id);
CREATE INDEX paddle_questions_shown on paddle_questions
    (subject, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_questions_text on paddle_questions (text_key, created_at)
    where text_key is not null;
CREATE INDEX paddle_requests_all on paddle_requests (created_at desc, id desc);
CREATE INDEX paddle_requests_email on paddle_requests (created_at) where email is not null;
CREATE INDEX paddle_requests_held on paddle_requests
    (created_at desc, id desc) where held_because is not null;
CREATE INDEX paddle_requests_likeness on paddle_requests (likeness_key);
CREATE INDEX paddle_requests_page on paddle_requests (page) where page is not null;
CREATE INDEX paddle_requests_shown on paddle_requests
    (subject, created_at desc, id desc);
CREATE INDEX paddle_requests_text on paddle_requests (text_key, created_at)
    where text_key is not null;
CREATE INDEX paddle_reviews_all on paddle_reviews (created_at desc, id desc);
CREATE INDEX paddle_reviews_asked on paddle_reviews
    (paddle_name, asked, aged_3, again_3, aged_12, again_12)
    where asked > 0 and hidden_at is null and is_sample = 0;
CREATE INDEX paddle_reviews_cells on paddle_reviews
    (paddle_name, rating, (((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end), created_at desc, id desc) where hidden_at is null;
CREATE UNIQUE INDEX paddle_reviews_edit_key on paddle_reviews (edit_key)
    where edit_key is not null;
CREATE INDEX paddle_reviews_held on paddle_reviews
    (created_at desc, id desc) where held_because is not null;
CREATE INDEX paddle_reviews_helpful on paddle_reviews
    (paddle_name, helpful desc, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_helpful_cells on paddle_reviews
    (paddle_name, rating, (((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end), helpful desc, created_at desc, id desc)
    where hidden_at is null;
CREATE INDEX paddle_reviews_hidden on paddle_reviews
    (created_at desc, id desc) where hidden_at is not null;
CREATE INDEX paddle_reviews_likeness on paddle_reviews (likeness_key);
CREATE INDEX paddle_reviews_measured on paddle_reviews (paddle_name, created_at desc)
    where measured_bare <> '' and hidden_at is null and is_sample = 0;
CREATE INDEX paddle_reviews_newest on paddle_reviews
    (created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_settled on paddle_reviews (paddle_name, (coalesce(approved_at,
    case when updated_at < created_at + 86400000 then updated_at else created_at end)))
    where hidden_at is null and is_sample = 0;
CREATE INDEX paddle_reviews_shown on paddle_reviews
    (paddle_name, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_stars on paddle_reviews
    (paddle_name, rating, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_text on paddle_reviews
    (text_key, created_at) where text_key is not null;
CREATE INDEX review_reports_newest on review_reports (created_at desc, id desc);
CREATE INDEX review_reports_review on review_reports (review_id);
CREATE INDEX subscribers_aged on subscribers (subject) where subject like 'aged:%';
CREATE INDEX subscribers_confirmed on subscribers (email_key) where state = 'confirmed';
CREATE INDEX subscribers_mailbox on subscribers (mailbox_key);
CREATE INDEX subscribers_subject on subscribers (subject, told_through)
    where state = 'confirmed' and subject <> '';
CREATE UNIQUE INDEX subscribers_unsubscribe_key on subscribers (unsubscribe_key);
CREATE INDEX undoable_acts_newest on undoable_acts (done_at);
CREATE TRIGGER ball_totals_delete after delete on paddle_reviews
    begin 
    insert into ball_totals (paddle_name, is_sample, ball, reviews, stars)
    select old.paddle_name, old.is_sample, old.ball, -1, -1 * old.rating
    where old.hidden_at is null and old.ball <> ''
    on conflict (paddle_name, is_sample, ball) do update
    set reviews = reviews + excluded.reviews, stars = stars + excluded.stars; end;
CREATE TRIGGER ball_totals_insert after insert on paddle_reviews
    begin 
    insert into ball_totals (paddle_name, is_sample, ball, reviews, stars)
    select new.paddle_name, new.is_sample, new.ball, 1, 1 * new.rating
    where new.hidden_at is null and new.ball <> ''
    on conflict (paddle_name, is_sample, ball) do update
    set reviews = reviews + excluded.reviews, stars = stars + excluded.stars; end;
CREATE TRIGGER ball_totals_update after update of ball, rating, hidden_at, paddle_name, is_sample
    on paddle_reviews begin 
    insert into ball_totals (paddle_name, is_sample, ball, reviews, stars)
    select old.paddle_name, old.is_sample, old.ball, -1, -1 * old.rating
    where old.hidden_at is null and old.ball <> ''
    on conflict (paddle_name, is_sample, ball) do update
    set reviews = reviews + excluded.reviews, stars = stars + excluded.stars; 
    insert into ball_totals (paddle_name, is_sample, ball, reviews, stars)
    select new.paddle_name, new.is_sample, new.ball, 1, 1 * new.rating
    where new.hidden_at is null and new.ball <> ''
    on conflict (paddle_name, is_sample, ball) do update
    set reviews = reviews + excluded.reviews, stars = stars + excluded.stars; end;
CREATE TRIGGER paddle_reviews_aged after delete on paddle_reviews
      begin delete from outbox where subject = 'aged:' || old.id
          and email_key in (select email_key from subscribers where subject = 'aged:' || old.id and subject like 'aged:%');
delete from confirmations where subject = 'aged:' || old.id
          and email_key in (select email_key from subscribers where subject = 'aged:' || old.id and subject like 'aged:%');
delete from subscribers where subject = 'aged:' || old.id and subject like 'aged:%'; end;
CREATE TRIGGER review_totals_delete after delete on paddle_reviews
    begin 
    insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels)
    select old.paddle_name, old.is_sample, old.rating, ((old.dupr_level - 1000) / 500) * 2 + case when old.dupr_level % 500 = 0 then 0 else 1 end, -1, -1 * old.dupr_level
    where old.hidden_at is null
    on conflict (paddle_name, is_sample, rating, level_band) do update
    set reviews = reviews + excluded.reviews, levels = levels + excluded.levels; end;
CREATE TRIGGER review_totals_insert after insert on paddle_reviews
    begin 
    insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels)
    select new.paddle_name, new.is_sample, new.rating, ((new.dupr_level - 1000) / 500) * 2 + case when new.dupr_level % 500 = 0 then 0 else 1 end, 1, 1 * new.dupr_level
    where new.hidden_at is null
    on conflict (paddle_name, is_sample, rating, level_band) do update
    set reviews = reviews + excluded.reviews, levels = levels + excluded.levels; end;
CREATE TRIGGER review_totals_update after update on paddle_reviews
    begin 
    insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels)
    select old.paddle_name, old.is_sample, old.rating, ((old.dupr_level - 1000) / 500) * 2 + case when old.dupr_level % 500 = 0 then 0 else 1 end, -1, -1 * old.dupr_level
    where old.hidden_at is null
    on conflict (paddle_name, is_sample, rating, level_band) do update
    set reviews = reviews + excluded.reviews, levels = levels + excluded.levels; 
    insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels)
    select new.paddle_name, new.is_sample, new.rating, ((new.dupr_level - 1000) / 500) * 2 + case when new.dupr_level % 500 = 0 then 0 else 1 end, 1, 1 * new.dupr_level
    where new.hidden_at is null
    on conflict (paddle_name, is_sample, rating, level_band) do update
    set reviews = reviews + excluded.reviews, levels = levels + excluded.levels; end;
CREATE TRIGGER theme_totals_delete after delete on paddle_reviews
    begin 
    insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
    select old.paddle_name, old.is_sample, theme, -1 * ((themes >> (theme * 2 + 0)) & 1), -1 * ((themes >> (theme * 2 + 1)) & 1)
    from (select theme, old.themes as themes from (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme))
    where old.hidden_at is null and ((themes >> (theme * 2 + 0)) & 1) + ((themes >> (theme * 2 + 1)) & 1) > 0
    on conflict (paddle_name, is_sample, theme) do update
    set praise = praise + excluded.praise, complaint = complaint + excluded.complaint; end;
CREATE TRIGGER theme_totals_insert after insert on paddle_reviews
    begin 
    insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
    select new.paddle_name, new.is_sample, theme, 1 * ((themes >> (theme * 2 + 0)) & 1), 1 * ((themes >> (theme * 2 + 1)) & 1)
    from (select theme, new.themes as themes from (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme))
    where new.hidden_at is null and ((themes >> (theme * 2 + 0)) & 1) + ((themes >> (theme * 2 + 1)) & 1) > 0
    on conflict (paddle_name, is_sample, theme) do update
    set praise = praise + excluded.praise, complaint = complaint + excluded.complaint; end;
CREATE TRIGGER theme_totals_update after update of themes, hidden_at, paddle_name, is_sample
    on paddle_reviews begin 
    insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
    select old.paddle_name, old.is_sample, theme, -1 * ((themes >> (theme * 2 + 0)) & 1), -1 * ((themes >> (theme * 2 + 1)) & 1)
    from (select theme, old.themes as themes from (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme))
    where old.hidden_at is null and ((themes >> (theme * 2 + 0)) & 1) + ((themes >> (theme * 2 + 1)) & 1) > 0
    on conflict (paddle_name, is_sample, theme) do update
    set praise = praise + excluded.praise, complaint = complaint + excluded.complaint; 
    insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
    select new.paddle_name, new.is_sample, theme, 1 * ((themes >> (theme * 2 + 0)) & 1), 1 * ((themes >> (theme * 2 + 1)) & 1)
    from (select theme, new.themes as themes from (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme))
    where new.hidden_at is null and ((themes >> (theme * 2 + 0)) & 1) + ((themes >> (theme * 2 + 1)) & 1) > 0
    on conflict (paddle_name, is_sample, theme) do update
    set praise = praise + excluded.praise, complaint = complaint + excluded.complaint; end;
