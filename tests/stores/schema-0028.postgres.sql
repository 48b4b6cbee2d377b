create table accepted_posts (act text not null, visitor text not null, hour bigint not null, accepted integer not null);
create table ball_totals (paddle_name text not null, is_sample integer not null, ball text not null, reviews bigint not null, stars bigint not null);
create table blocked_words (word text not null, blocked_at bigint not null);
create table confirmations (token_hash text not null, email_key text not null, expires_at bigint not null, subject text not null default ''::text);
create table console_challenges (challenge text not null, person text not null, expires_at bigint not null);
create table console_links (digest text not null, person text not null, expires_at bigint not null);
create table console_passkeys (id text not null, person text not null, name text not null, public_key text not null, counter bigint not null, transports text not null, created_at bigint not null, used_at bigint);
create table console_sessions (digest text not null, person text not null, way text not null, device text not null, created_at bigint not null, seen_at bigint not null);
create table content_pictures (source text not null, file text, picture text, width bigint not null, height bigint not null, color text not null, bytes bigint not null, refused text, made_at bigint not null);
create table content_revisions (id text not null, path text not null, text text, state text not null, base text not null, file text not null, person text not null, email text not null, saved_at bigint not null, published_at bigint, publish_at bigint, note text not null, batch text);
create table content_version (name text not null, version bigint not null);
create table daily_salts (day bigint not null, salt text not null);
create table fact_corrections (id text not null, subject text not null, fact text not null, value text not null, source text not null, email text, entry text, drafted_at bigint, created_at bigint not null, updated_at bigint not null, hidden_at bigint, held_because text, approved_at bigint, submission_key text not null, text_key text, likeness_key text not null default ''::text, edit_key text);
create table helpful_votes (day bigint not null, review_id text not null, visitor text not null);
create table hold_orders (kind text not null, until bigint not null);
create table kysely_migration (name character varying(255) not null, "timestamp" character varying(255) not null);
create table kysely_migration_lock (id character varying(255) not null, is_locked integer not null default 0);
create table messages (number bigint not null generated always as identity (start with 1001), id text not null, first_name text not null, last_name text not null, email text not null, subject text not null, message text not null, created_at bigint not null, submission_key text not null, answered_at bigint);
create table newsletter_draft (id text not null, intro text not null, chosen text, weekday integer, hour integer, articles text, subject text not null default ''::text, pick text);
create table newsletter_issues (date text not null, subject text not null, content text not null, html text not null, text text not null, created_at bigint not null, queued_through text not null, recipients bigint not null, queued_at bigint, key_placeholder text);
create table outbox (id text not null, kind text not null, recipient text not null, content text, issue_date text, email_key text, state text not null, attempts integer not null default 0, due_at bigint not null, last_error text, created_at bigint not null, ended_at bigint, subject text not null default ''::text, written_after bigint, written_through bigint);
create table owner_acts (id text not null, act text not null, target text not null, reason text not null, done_at bigint not null, actor text not null default ''::text);
create table paddle_answers (id text not null, subject text not null, question_id text not null, first_name text not null, dupr_rating text not null, dupr_level integer not null, played_for text not null, answer text not null, created_at bigint not null, updated_at bigint not null, hidden_at bigint, held_because text, approved_at bigint, submission_key text not null, text_key text, likeness_key text not null default ''::text, edit_key text);
create table paddle_answers_reports (id text not null, subject text not null, of_id text not null, reason text not null, details text not null, created_at bigint not null, told_at bigint, submission_key text not null);
create table paddle_questions (id text not null, subject text not null, first_name text not null, question text not null, email text, created_at bigint not null, updated_at bigint not null, hidden_at bigint, held_because text, approved_at bigint, submission_key text not null, text_key text, likeness_key text not null default ''::text, edit_key text);
create table paddle_questions_reports (id text not null, subject text not null, of_id text not null, reason text not null, details text not null, created_at bigint not null, told_at bigint, submission_key text not null);
create table paddle_requests (id text not null, subject text not null, name text not null, brand text not null, link text not null, email text, page text, created_at bigint not null, updated_at bigint not null, hidden_at bigint, held_because text, approved_at bigint, submission_key text not null, text_key text, likeness_key text not null default ''::text, edit_key text);
create table paddle_reviews (id text not null, paddle_name text not null, first_name text not null, dupr_rating text not null, rating integer not null, review_text text not null, created_at bigint not null, updated_at bigint not null, is_sample integer not null, hidden_at bigint, dupr_level integer not null, submission_key text not null, text_key text, helpful integer not null default 0, themes integer not null default 0, edit_key text, ball text not null default ''::text, liked text not null default ''::text, disliked text not null default ''::text, played_for text not null default ''::text, played_before text not null default ''::text, held_because text, approved_at bigint, likeness_key text not null default ''::text, answer text not null default ''::text, answered_at bigint, measured_weight text not null default ''::text, measured_grip text not null default ''::text, measured_balance text not null default ''::text, measured_thickness text not null default ''::text, measured_bare text not null default ''::text, measured_with text not null default ''::text, measured_version text not null default ''::text, asked integer not null default 0, aged_3 text not null default ''::text, again_3 text not null default ''::text, aged_3_at bigint, aged_12 text not null default ''::text, again_12 text not null default ''::text, aged_12_at bigint);
create table page_views (week bigint not null, page text not null, views bigint not null, visits bigint not null);
create table review_reports (id text not null, paddle_name text not null, review_id text not null, reason text not null, details text not null, created_at bigint not null, submission_key text not null, told_at bigint);
create table review_totals (paddle_name text not null, is_sample integer not null, rating integer not null, level_band integer not null, reviews bigint not null, levels bigint not null);
create table secrets (name text not null, secret text not null);
create table seedings (paddle_name text not null, seeded_at bigint not null);
create table subscribers (email_key text not null, email text not null, state text not null, created_at bigint not null, updated_at bigint not null, confirmed_at bigint, unsubscribed_at bigint, mailed_at bigint, mails integer not null default 0, unsubscribe_key text, mailbox_key text, subject text not null default ''::text, told_through bigint not null default 0, told text not null default ''::text);
create table theme_rules (id integer not null, digest text not null);
create table theme_totals (paddle_name text not null, is_sample integer not null, theme integer not null, praise bigint not null, complaint bigint not null);
create table undoable_acts (id text not null, actor text not null, done_at bigint not null, steps text not null);
create table weekly_rounds (name text not null, through bigint not null);
create table withdrawn_texts (text_key text not null, paddle_name text not null, withdrawn_at bigint not null);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('review', 'hash', 500000, 19);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) overriding system value values ('crbn-3x-power-series', 0, 'franklin-x-40', 0, 0);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) overriding system value values ('diadem-hero', 0, 'franklin-x-40', 4, 5);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) overriding system value values ('joola-perseus-pro-iv', 1, 'franklin-x-40', 2, 2);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) overriding system value values ('neonic-flow', 0, 'franklin-x-40', 0, 0);
insert into blocked_words (word, blocked_at) overriding system value values ('buy now', 1793491200000);
insert into confirmations (token_hash, email_key, expires_at, subject) overriding system value values ('Z6PJTBCQempLiw49pta1GVvtNQ9dik_pHnUTqF5IYfo', 'zoë@example.com', 1794096000000, '');
insert into console_challenges (challenge, person, expires_at) overriding system value values ('challenge-1', 'dana@example.com', 1793491200000);
insert into console_links (digest, person, expires_at) overriding system value values ('link-1', 'dana@example.com', 1793491200000);
insert into console_passkeys (id, person, name, public_key, counter, transports, created_at, used_at) overriding system value values ('passkey-1', 'dana@example.com', 'Dana''s phone', 'key', 3, '["internal"]', 1793491200000, 1793491200000);
insert into console_sessions (digest, person, way, device, created_at, seen_at) overriding system value values ('session-1', 'dana@example.com', 'link', 'Firefox on Linux', 1793491200000, 1793491200000);
insert into content_pictures (source, file, picture, width, height, color, bytes, refused, made_at) overriding system value values ('0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f', 'diadem-hero-face-0123abcd.jpg', '0123abcd0123abcd0123abcd0123abcd', 1600, 1200, '#2a7f3b', 412345, null, 1793491200000);
insert into content_pictures (source, file, picture, width, height, color, bytes, refused, made_at) overriding system value values ('1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e', null, null, 0, 0, '', 0, 'The photo is damaged or incomplete. Choose it again, or choose another.', 1793491200000);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a00', 'blog/a-story.md', null, 'past', '0123456789abcdef', 'fedcba9876543210', 'Dana', 'dana@example.com', 1793491200000, 1793491200000, null, 'typed', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a01', 'blog/a-story.md', '---
title: Story 1
---
Text
', 'live', '0123456789abcdef', 'fedcba9876543210', 'Dana', 'dana@example.com', 1793491200001, 1793491200001, null, 'typed', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a02', 'blog/a-story.md', '---
title: Story 2
---
Text
', 'draft', '0123456789abcdef', '', 'Dana', 'dana@example.com', 1793491200002, null, 1793577600000, 'typed', '0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11');
insert into content_version (name, version) overriding system value values ('content', 0);
insert into daily_salts (day, salt) overriding system value values (20000, 'salt');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('correction-1', 'diadem-hero', 'weightOz', '8.1 oz', 'I weighed mine.
Twice.', 'lee@example.com', 'paddles/diadem-hero.yaml', 1793577600000, 1793491200000, 1793491200000, 1793491200000, 'all', null, 'key-of-correction-1', 'text-of-correction-1', 'likeness-of-correction-1', 'hash-of-correction-1');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('correction-2', 'balls/penn-40', 'other', 'It''s "orange"', '', null, null, null, 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-correction-2', 'text-of-correction-2', 'likeness-of-correction-2', 'hash-of-correction-2');
insert into helpful_votes (day, review_id, visitor) overriding system value values (20000, 'player-0', 'hash');
insert into hold_orders (kind, until) overriding system value values ('reviews', 1793577600000);
insert into kysely_migration (name, timestamp) overriding system value values ('0001-reviews', '2026-11-26T12:56:02.352Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0002-subscribers-and-messages', '2026-11-26T12:56:02.357Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0003-outbox', '2026-11-26T12:56:02.364Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0004-newsletter', '2026-11-26T12:56:02.371Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0005-limits', '2026-11-26T12:56:02.377Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0006-moderation', '2026-11-26T12:56:02.385Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0007-helpful-votes', '2026-11-26T12:56:02.391Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0008-themes', '2026-11-26T12:56:02.398Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0009-key-placeholders-and-mailboxes', '2026-11-26T12:56:02.400Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0010-own-reviews', '2026-11-26T12:56:02.407Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0011-what-stood-out', '2026-11-26T12:56:02.408Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0012-reviews-by-email', '2026-11-26T12:56:02.412Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0013-console', '2026-11-26T12:56:02.420Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0014-held-reviews', '2026-11-26T12:56:02.426Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0015-newsletter-draft', '2026-11-26T12:56:02.432Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0016-more-look-alikes', '2026-11-26T12:56:02.435Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0017-undo', '2026-11-26T12:56:02.438Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0018-page-views', '2026-11-26T12:56:02.440Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0019-told-and-answered', '2026-11-26T12:56:02.442Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0020-issue-choices', '2026-11-26T12:56:02.443Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0021-hold-orders', '2026-11-26T12:56:02.445Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0022-content-revisions', '2026-11-26T12:56:02.453Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0023-requests-and-corrections', '2026-11-26T12:56:02.472Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0024-told', '2026-11-26T12:56:02.473Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0025-content-pictures', '2026-11-26T12:56:02.477Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0026-measured', '2026-11-26T12:56:02.480Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0027-follow-ups', '2026-11-26T12:56:02.484Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0028-questions-and-answers', '2026-11-26T12:56:02.508Z');
insert into kysely_migration_lock (id, is_locked) overriding system value values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) overriding system value values (1001, 'message-1', 'Ann', 'O''Hara', 'ann@example.com', 'Question 1', 'Line one

''Line'' three; 🎾', 1793491200001, 'message-key-1', 1793577600000);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) overriding system value values (1002, 'message-2', 'Ann', 'O''Hara', 'ann@example.com', 'Question 2', 'Line one

''Line'' three; 🎾', 1793491200002, 'message-key-2', null);
insert into newsletter_draft (id, intro, chosen, weekday, hour, articles, subject, pick) overriding system value values ('next', 'It''s fall.

Two parts', '["player-0"]', 4, 14, '["/blog/one"]', 'It''s "fall"', 'diadem-hero');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at, key_placeholder) overriding system value values ('2026-10-26', 'This week''s paddles', '{"reviews":["player-0"],"note":"it''s JSON"}', '<p>{unsubscribe}</p>', 'Two lines
of text', 1793491200000, 'dana@example.com', 1, 1793491200001, 'random-placeholder');
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('mail-1', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 0, 1793491200000, null, 1793491200000, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('mail-2', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 2, 1793491260000, '451 ''try'' later', 1793491200000, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('mail-3', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'failed', 9, 1793491200000, '550 no', 1793491200000, 1793491200000, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('mail-4', 'confirmation', 'dana@example.com', null, null, 'dana@example.com', 'delivered', 1, 1793491200000, null, 1793491200000, 1793491200000, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('mail-5', 'reviews', 'dana@example.com', null, '2026-11-01', 'lee@example.com', 'waiting', 0, 1793491200000, null, 1793491200000, null, 'diadem-hero', 1793404800000, 1793491200000);
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('act-1', 'reviews hide', 'player-5', 'Not about the paddle', 1793491200000, 'Dana');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('answer-1', 'diadem-hero', 'question-1', 'Max', '4,25', 4250, 'months', 'Yes; I''ve played it ’til August.', 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-answer-1', 'text-of-answer-1', 'danamf0b1tXWjE5XBW6aKe-ELL-52nc9G-vkh3S89BA', 'hash-of-answer-1');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('answer-2', 'diadem-hero', 'question-1', 'Lee', '4,25', 4250, 'months', 'See shop.example.', 1793491200000, 1793491200000, 1793491200000, 'link', null, 'key-of-answer-2', 'text-of-answer-2', 'fnQNzU1b80Lx7S2Isb5Q7m15xXs7cV-GJb_R-avHjRM', 'hash-of-answer-2');
insert into paddle_answers_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) overriding system value values ('answer-report-1', 'diadem-hero', 'answer-1', 'other', 'It isn''t about the grip.', 1793577600000, 1793577600000, 'key-of-answer-report-1');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('question-1', 'diadem-hero', 'Dana', 'Does the "grip" stay dry?
In July, too?', 'dana@example.com', 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-question-1', 'text-of-question-1', 'kw7YmR7b71ixcEYNC8c-IESxMQOWaydcKeANSo9F2nc', 'hash-of-question-1');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('question-2', 'diadem-hero', 'Li', 'Seen it on shop.example?', null, 1793491200000, 1793491200000, 1793491200000, 'link', null, 'key-of-question-2', 'text-of-question-2', 'J2CzOmsdg0fUAPPKHUGB5x5OYfpgvxEI5jm4UsB8kvk', 'hash-of-question-2');
insert into paddle_questions_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) overriding system value values ('question-report-1', 'diadem-hero', 'question-1', 'spam', 'It isn''t one.', 1793577600000, 1793577600000, 'key-of-question-report-1');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('request-1', 'vatic pro prism flash', 'Prism ''Flash''', 'Vatic Pro', 'https://vatic.example/flash?a=1&b="2"', 'dana@example.com', null, 1793491200000, 1793491200000, 1793491200000, 'all', null, 'key-of-request-1', 'text-of-request-1', 'likeness-of-request-1', 'hash-of-request-1');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('request-2', 'diadem hero', 'Hero', 'Diadem', '', null, 'diadem-hero', 1793491200000, 1793491200000, null, null, 1793577600000, 'key-of-request-2', 'text-of-request-2', 'likeness-of-request-2', 'hash-of-request-2');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('player-0', 'diadem-hero', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 0, null, 3500, 'yDIX-n396jwOWLZYK4iSpfv8SF07GfYxYMqaBYIdhtY', null, 0, 32785, 'hash-of-key-0', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'YyVEpyHWl1qGuGpGYefrQCm4mzrNEUMP_N6amNe_ygs', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 3, 'playing', 'yes', 1793577600000, 'broke', 'no', 1793664000000);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('player-1', 'diadem-hero', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 0, null, 4250, 'kTXLBpXbFGZfr3UFIfa3p8r2aBAsqZnxX1SYrF24LEs', null, 0, 32785, 'hash-of-key-1', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'lrbLKATrPRJtrx0zFm7t0jG2G8M0ImJJGg7rTI-7bGw', 'Thanks, Zoë:
it''s "noted".', 1793577600000, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 3, 'playing', '', 1793577600000, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('player-2', 'diadem-hero', '李', '4.0+', 1, '控制很好 🎾🏓, é and שלום, 100% of it.', 1793491202000, 1793491202000, 0, null, 4000, 'dgs4wqQDP2phC_9-0P2fIF-gS-7OVviCDGle_LQ5_rc', null, 0, 32785, 'hash-of-key-2', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'Q8L6jRttRp98177kqLIAkcE6agbgPNqPycwl7qWBjGk', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('player-3', 'diadem-hero', 'O''Neil', '1', 2, 'x', 1793491203000, 1793491203000, 0, null, 1000, '7Fu7Eew-Gw7Z7k-LMuBVsYe7wtppcVXSHytdQPli4C4', null, 0, 32785, 'hash-of-key-3', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, 1793491200000, 'LXEWQrcmsEQBYnyp-6wy9chTD7GQPMTbAiWHF5IaSIE', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('player-4', 'diadem-hero', 'Bo', '6.000', 4, 'A text that is long enough to be known again when it is sent twice by another.', 1793491204000, 1793491204000, 0, 1793491200000, 6000, 'D6I2SH2UdUNFSH1-x0AISaAAfyEdNkjc4nG6hxZyaWs', 'zANiHI6nHAb4SZtglsvmoBg3oiEdY8yCAH5ts5qLiN0', 0, 32785, 'hash-of-key-4', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', 'link', null, 'u_rvd254DPCw-OFat3HitjfWtCnWg-0SieKo851g1Gs', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('player-5', 'neonic-flow', 'Hidden', '2.5', 5, 'Hidden by the owner: poor control.', 1793491205000, 1793491205000, 0, 1793491200000, 2500, 'VoA6ax3dRfBZNvPUL-L-UxBf9uBXpEoJoOq_B_pEFzw', null, 0, 32785, 'hash-of-key-5', 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'z865Gy25yrOm-ddJR9rwfpcYOBQeI2-FTCzpIBjduVI', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('sample-0', 'joola-perseus-pro-iv', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 1, null, 3500, '2ZD7-trXvfdaZb1M2OM3D5x425ejWpE6Cr0344K216E', null, 0, 32785, null, 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'YyVEpyHWl1qGuGpGYefrQCm4mzrNEUMP_N6amNe_ygs', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('sample-1', 'joola-perseus-pro-iv', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 1, null, 4250, 'z66Yg7k_4qdVyIhWZlOoKuXCmbnITVIN-CRv2pu04WU', null, 0, 32785, null, 'franklin-x-40', 'control, spin', 'value', 'months', 'Onix Z5', null, null, 'lrbLKATrPRJtrx0zFm7t0jG2G8M0ImJJGg7rTI-7bGw', '', null, '7.9 oz', '4.25 in', '24 cm', '16.4 mm', 'bare', 'kitchen scale', '14 mm', 0, '', '', null, '', '', null);
insert into page_views (week, page, views, visits) overriding system value values (1792972800000, '/diadem-hero', 12, 5);
insert into page_views (week, page, views, visits) overriding system value values (1792972800000, 'other', 3, 0);
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key, told_at) overriding system value values ('report-1', 'diadem-hero', 'player-1', 'spam', 'It''s an ''advert''', 1793491200000, 'report-key-1', 1793491200000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('crbn-3x-power-series', 0, 2, 7, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 1, 12, 1, 4000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 2, 0, 1, 1000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 4, 20, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('neonic-flow', 0, 5, 6, 0, 0);
insert into secrets (name, secret) overriding system value values ('report links', '0123456789abcdef');
insert into seedings (paddle_name, seeded_at) overriding system value values ('joola-perseus-pro-iv', 1793491200000);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('dana@example.com', 'Dana@Example.com', 'confirmed', 1793491200000, 1793491200000, 1793491200000, null, null, 0, 'key-0', 'dana@example.com', '', 0, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('lee@example.com', 'lee@example.com', 'confirmed', 1793491200000, 1793491200003, 1793491200000, null, null, 0, 'key-3', 'lee@example.com', 'diadem-hero', 1793491200000, '[]');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('o''neil@example.com', 'o''neil@example.com', 'unsubscribed', 1793491200000, 1793491200001, 1793491200000, 1793491200001, null, 0, 'key-1', 'o''neil@example.com', '', 0, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('zoë@example.com', 'zoë@example.com', 'pending', 1793491200000, 1793491200002, null, null, 1793491200000, 1, 'key-2', 'zoë@example.com', '', 0, '');
insert into theme_rules (id, digest) overriding system value values (1, 'of-earlier-rules');
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('crbn-3x-power-series', 0, 0, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('crbn-3x-power-series', 0, 2, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('crbn-3x-power-series', 0, 7, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('diadem-hero', 0, 0, 4, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('diadem-hero', 0, 2, 4, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('diadem-hero', 0, 7, 0, 4);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 0, 2, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 2, 2, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 7, 0, 2);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('neonic-flow', 0, 0, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('neonic-flow', 0, 2, 0, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('neonic-flow', 0, 7, 0, 0);
insert into undoable_acts (id, actor, done_at, steps) overriding system value values ('act-1', 'Dana', 1793491200000, '[{"act":"reviews hide","saved":[],"logged":["act-1"]}]');
insert into weekly_rounds (name, through) overriding system value values ('newsletter', 1793491200000);
insert into withdrawn_texts (text_key, paddle_name, withdrawn_at) overriding system value values ('hash', 'neonic-flow', 1793491200000);
select setval('messages_number_seq', 1003);
alter table accepted_posts add constraint accepted_posts_pkey PRIMARY KEY (act, visitor, hour);
alter table ball_totals add constraint ball_totals_pkey PRIMARY KEY (paddle_name, is_sample, ball);
alter table blocked_words add constraint blocked_words_pkey PRIMARY KEY (word);
alter table confirmations add constraint confirmations_pkey PRIMARY KEY (token_hash);
alter table console_challenges add constraint console_challenges_pkey PRIMARY KEY (challenge);
alter table console_links add constraint console_links_pkey PRIMARY KEY (digest);
alter table console_passkeys add constraint console_passkeys_pkey PRIMARY KEY (id);
alter table console_sessions add constraint console_sessions_pkey PRIMARY KEY (digest);
alter table content_pictures add constraint content_pictures_pkey PRIMARY KEY (source);
alter table content_revisions add constraint content_revisions_pkey PRIMARY KEY (id);
alter table content_version add constraint content_version_pkey PRIMARY KEY (name);
alter table daily_salts add constraint daily_salts_pkey PRIMARY KEY (day);
alter table fact_corrections add constraint fact_corrections_edit_key_key UNIQUE (edit_key);
alter table fact_corrections add constraint fact_corrections_pkey PRIMARY KEY (id);
alter table fact_corrections add constraint fact_corrections_submission_key_key UNIQUE (submission_key);
alter table helpful_votes add constraint helpful_votes_pkey PRIMARY KEY (day, review_id, visitor);
alter table hold_orders add constraint hold_orders_pkey PRIMARY KEY (kind);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table messages add constraint messages_id_key UNIQUE (id);
alter table messages add constraint messages_pkey PRIMARY KEY (number);
alter table messages add constraint messages_submission_key_key UNIQUE (submission_key);
alter table newsletter_draft add constraint newsletter_draft_pkey PRIMARY KEY (id);
alter table newsletter_issues add constraint newsletter_issues_pkey PRIMARY KEY (date);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table owner_acts add constraint owner_acts_pkey PRIMARY KEY (id);
alter table paddle_answers add constraint paddle_answers_edit_key_key UNIQUE (edit_key);
alter table paddle_answers add constraint paddle_answers_pkey PRIMARY KEY (id);
alter table paddle_answers_reports add constraint paddle_answers_reports_pkey PRIMARY KEY (id);
alter table paddle_answers_reports add constraint paddle_answers_reports_submission_key_key UNIQUE (submission_key);
alter table paddle_answers add constraint paddle_answers_submission_key_key UNIQUE (submission_key);
alter table paddle_questions add constraint paddle_questions_edit_key_key UNIQUE (edit_key);
alter table paddle_questions add constraint paddle_questions_pkey PRIMARY KEY (id);
alter table paddle_questions_reports add constraint paddle_questions_reports_pkey PRIMARY KEY (id);
alter table paddle_questions_reports add constraint paddle_questions_reports_submission_key_key UNIQUE (submission_key);
alter table paddle_questions add constraint paddle_questions_submission_key_key UNIQUE (submission_key);
alter table paddle_requests add constraint paddle_requests_edit_key_key UNIQUE (edit_key);
alter table paddle_requests add constraint paddle_requests_pkey PRIMARY KEY (id);
alter table paddle_requests add constraint paddle_requests_submission_key_key UNIQUE (submission_key);
alter table paddle_reviews add constraint paddle_reviews_dupr_level_check CHECK (((dupr_level >= 1000) AND (dupr_level <= 6000)));
alter table paddle_reviews add constraint paddle_reviews_is_sample_check CHECK ((is_sample = ANY (ARRAY[0, 1])));
alter table paddle_reviews add constraint paddle_reviews_pkey PRIMARY KEY (id);
alter table paddle_reviews add constraint paddle_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)));
alter table paddle_reviews add constraint paddle_reviews_submission_key_key UNIQUE (submission_key);
alter table page_views add constraint page_views_pkey PRIMARY KEY (week, page);
alter table review_reports add constraint review_reports_pkey PRIMARY KEY (id);
alter table review_reports add constraint review_reports_submission_key_key UNIQUE (submission_key);
alter table review_totals add constraint review_totals_pkey PRIMARY KEY (paddle_name, is_sample, rating, level_band);
alter table secrets add constraint secrets_pkey PRIMARY KEY (name);
alter table seedings add constraint seedings_pkey PRIMARY KEY (paddle_name);
alter table subscribers add constraint subscribers_pkey PRIMARY KEY (email_key, subject);
alter table theme_rules add constraint theme_rules_id_check CHECK ((id = 1));
alter table theme_rules add constraint theme_rules_pkey PRIMARY KEY (id);
alter table theme_totals add constraint theme_totals_pkey PRIMARY KEY (paddle_name, is_sample, theme);
alter table undoable_acts add constraint undoable_acts_pkey PRIMARY KEY (id);
alter table weekly_rounds add constraint weekly_rounds_pkey PRIMARY KEY (name);
alter table withdrawn_texts add constraint withdrawn_texts_pkey PRIMARY KEY (text_key, paddle_name);
CREATE INDEX confirmations_reader ON public.confirmations USING btree (email_key);
CREATE UNIQUE INDEX content_pictures_files ON public.content_pictures USING btree (file);
CREATE INDEX content_pictures_names ON public.content_pictures USING btree (picture);
CREATE UNIQUE INDEX content_revisions_drafts ON public.content_revisions USING btree (path, email) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX content_revisions_live ON public.content_revisions USING btree (path) WHERE (state = 'live'::text);
CREATE INDEX content_revisions_path ON public.content_revisions USING btree (path, published_at DESC);
CREATE INDEX fact_corrections_all ON public.fact_corrections USING btree (created_at DESC, id DESC);
CREATE INDEX fact_corrections_email ON public.fact_corrections USING btree (created_at) WHERE (email IS NOT NULL);
CREATE INDEX fact_corrections_held ON public.fact_corrections USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX fact_corrections_likeness ON public.fact_corrections USING btree (likeness_key);
CREATE INDEX fact_corrections_shown ON public.fact_corrections USING btree (subject, created_at DESC, id DESC);
CREATE INDEX fact_corrections_text ON public.fact_corrections USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX outbox_ended ON public.outbox USING btree (ended_at) WHERE (state <> 'waiting'::text);
CREATE INDEX outbox_reader ON public.outbox USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX outbox_waiting ON public.outbox USING btree (((issue_date IS NOT NULL)), due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX owner_acts_newest ON public.owner_acts USING btree (done_at DESC, id DESC);
CREATE INDEX paddle_answers_all ON public.paddle_answers USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_answers_held ON public.paddle_answers USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX paddle_answers_likeness ON public.paddle_answers USING btree (likeness_key);
CREATE INDEX paddle_answers_question ON public.paddle_answers USING btree (question_id, created_at) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_answers_reports_newest ON public.paddle_answers_reports USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_answers_reports_of ON public.paddle_answers_reports USING btree (of_id);
CREATE INDEX paddle_answers_shown ON public.paddle_answers USING btree (subject, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_answers_text ON public.paddle_answers USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX paddle_questions_all ON public.paddle_questions USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_questions_email ON public.paddle_questions USING btree (created_at) WHERE (email IS NOT NULL);
CREATE INDEX paddle_questions_held ON public.paddle_questions USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX paddle_questions_likeness ON public.paddle_questions USING btree (likeness_key);
CREATE INDEX paddle_questions_reports_newest ON public.paddle_questions_reports USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_questions_reports_of ON public.paddle_questions_reports USING btree (of_id);
CREATE INDEX paddle_questions_shown ON public.paddle_questions USING btree (subject, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_questions_text ON public.paddle_questions USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX paddle_requests_all ON public.paddle_requests USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_requests_email ON public.paddle_requests USING btree (created_at) WHERE (email IS NOT NULL);
CREATE INDEX paddle_requests_held ON public.paddle_requests USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX paddle_requests_likeness ON public.paddle_requests USING btree (likeness_key);
CREATE INDEX paddle_requests_page ON public.paddle_requests USING btree (page) WHERE (page IS NOT NULL);
CREATE INDEX paddle_requests_shown ON public.paddle_requests USING btree (subject, created_at DESC, id DESC);
CREATE INDEX paddle_requests_text ON public.paddle_requests USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX paddle_reviews_all ON public.paddle_reviews USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_reviews_asked ON public.paddle_reviews USING btree (paddle_name, asked, aged_3, again_3, aged_12, again_12) WHERE ((asked > 0) AND (hidden_at IS NULL) AND (is_sample = 0));
CREATE INDEX paddle_reviews_cells ON public.paddle_reviews USING btree (paddle_name, rating, (((((dupr_level - 1000) / 500) * 2) +
CASE
    WHEN ((dupr_level % 500) = 0) THEN 0
    ELSE 1
END)), created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE UNIQUE INDEX paddle_reviews_edit_key ON public.paddle_reviews USING btree (edit_key) WHERE (edit_key IS NOT NULL);
CREATE INDEX paddle_reviews_held ON public.paddle_reviews USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX paddle_reviews_helpful ON public.paddle_reviews USING btree (paddle_name, helpful DESC, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_helpful_cells ON public.paddle_reviews USING btree (paddle_name, rating, (((((dupr_level - 1000) / 500) * 2) +
CASE
    WHEN ((dupr_level % 500) = 0) THEN 0
    ELSE 1
END)), helpful DESC, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_hidden ON public.paddle_reviews USING btree (created_at DESC, id DESC) WHERE (hidden_at IS NOT NULL);
CREATE INDEX paddle_reviews_likeness ON public.paddle_reviews USING btree (likeness_key);
CREATE INDEX paddle_reviews_measured ON public.paddle_reviews USING btree (paddle_name, created_at DESC) WHERE ((measured_bare <> ''::text) AND (hidden_at IS NULL) AND (is_sample = 0));
CREATE INDEX paddle_reviews_newest ON public.paddle_reviews USING btree (created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_settled ON public.paddle_reviews USING btree (paddle_name, COALESCE(approved_at,
CASE
    WHEN (updated_at < (created_at + 86400000)) THEN updated_at
    ELSE created_at
END)) WHERE ((hidden_at IS NULL) AND (is_sample = 0));
CREATE INDEX paddle_reviews_shown ON public.paddle_reviews USING btree (paddle_name, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_stars ON public.paddle_reviews USING btree (paddle_name, rating, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_text ON public.paddle_reviews USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX review_reports_newest ON public.review_reports USING btree (created_at DESC, id DESC);
CREATE INDEX review_reports_review ON public.review_reports USING btree (review_id);
CREATE INDEX subscribers_aged ON public.subscribers USING btree (subject) WHERE (subject ~~ 'aged:%'::text);
CREATE INDEX subscribers_confirmed ON public.subscribers USING btree (email_key) WHERE (state = 'confirmed'::text);
CREATE INDEX subscribers_mailbox ON public.subscribers USING btree (mailbox_key);
CREATE INDEX subscribers_subject ON public.subscribers USING btree (subject, told_through) WHERE ((state = 'confirmed'::text) AND (subject <> ''::text));
CREATE UNIQUE INDEX subscribers_unsubscribe_key ON public.subscribers USING btree (unsubscribe_key);
CREATE INDEX undoable_acts_newest ON public.undoable_acts USING btree (done_at);
CREATE OR REPLACE FUNCTION public.ball_totals_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into ball_totals as t (paddle_name, is_sample, ball, reviews, stars)
        select paddle_name, is_sample, ball, sum(step), sum(step * rating)
        from (select paddle_name, is_sample, ball, rating, -1 as step from old_rows where hidden_at is null and ball <> '') changed
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, ball) do update
        set reviews = t.reviews + excluded.reviews, stars = t.stars + excluded.stars;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.ball_totals_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into ball_totals as t (paddle_name, is_sample, ball, reviews, stars)
        select paddle_name, is_sample, ball, sum(step), sum(step * rating)
        from (select paddle_name, is_sample, ball, rating, 1 as step from new_rows where hidden_at is null and ball <> '') changed
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, ball) do update
        set reviews = t.reviews + excluded.reviews, stars = t.stars + excluded.stars;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.ball_totals_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into ball_totals as t (paddle_name, is_sample, ball, reviews, stars)
        select paddle_name, is_sample, ball, sum(step), sum(step * rating)
        from (select paddle_name, is_sample, ball, rating, -1 as step from old_rows where hidden_at is null and ball <> '' union all select paddle_name, is_sample, ball, rating, 1 as step from new_rows where hidden_at is null and ball <> '') changed
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, ball) do update
        set reviews = t.reviews + excluded.reviews, stars = t.stars + excluded.stars;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.content_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('reviews_changed', '/content');
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.paddle_answers_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('reviews_changed', changed)
      from (select old.subject union select new.subject) subjects (changed)
      where changed is not null;
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.paddle_questions_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('reviews_changed', changed)
      from (select old.subject union select new.subject) subjects (changed)
      where changed is not null;
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.paddle_reviews_aged()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin delete from outbox where subject = 'aged:' || old.id
          and email_key in (select email_key from subscribers where subject = 'aged:' || old.id and subject like 'aged:%');
delete from confirmations where subject = 'aged:' || old.id
          and email_key in (select email_key from subscribers where subject = 'aged:' || old.id and subject like 'aged:%');
delete from subscribers where subject = 'aged:' || old.id and subject like 'aged:%'; return null; end $function$
;
CREATE OR REPLACE FUNCTION public.review_totals_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into review_totals as t (paddle_name, is_sample, rating, level_band, reviews, levels)
        select paddle_name, is_sample, rating, ((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end, sum(step), sum(step * dupr_level)
        from (select paddle_name, is_sample, rating, dupr_level, -1 as step from old_rows where hidden_at is null) changed
        group by 1, 2, 3, 4
        order by 1, 2, 3, 4
        on conflict (paddle_name, is_sample, rating, level_band) do update
        set reviews = t.reviews + excluded.reviews, levels = t.levels + excluded.levels;
        perform pg_notify('reviews_changed', paddle_name)
        from (select paddle_name, is_sample, rating, dupr_level, -1 as step from old_rows where hidden_at is null) changed group by paddle_name;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.review_totals_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into review_totals as t (paddle_name, is_sample, rating, level_band, reviews, levels)
        select paddle_name, is_sample, rating, ((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end, sum(step), sum(step * dupr_level)
        from (select paddle_name, is_sample, rating, dupr_level, 1 as step from new_rows where hidden_at is null) changed
        group by 1, 2, 3, 4
        order by 1, 2, 3, 4
        on conflict (paddle_name, is_sample, rating, level_band) do update
        set reviews = t.reviews + excluded.reviews, levels = t.levels + excluded.levels;
        perform pg_notify('reviews_changed', paddle_name)
        from (select paddle_name, is_sample, rating, dupr_level, 1 as step from new_rows where hidden_at is null) changed group by paddle_name;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.review_totals_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into review_totals as t (paddle_name, is_sample, rating, level_band, reviews, levels)
        select paddle_name, is_sample, rating, ((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end, sum(step), sum(step * dupr_level)
        from (select paddle_name, is_sample, rating, dupr_level, -1 as step from old_rows where hidden_at is null union all select paddle_name, is_sample, rating, dupr_level, 1 as step from new_rows where hidden_at is null) changed
        group by 1, 2, 3, 4
        order by 1, 2, 3, 4
        on conflict (paddle_name, is_sample, rating, level_band) do update
        set reviews = t.reviews + excluded.reviews, levels = t.levels + excluded.levels;
        perform pg_notify('reviews_changed', paddle_name)
        from (select paddle_name, is_sample, rating, dupr_level, -1 as step from old_rows where hidden_at is null union all select paddle_name, is_sample, rating, dupr_level, 1 as step from new_rows where hidden_at is null) changed group by paddle_name;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.tell_of_issue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('reviews_changed', 'newsletter-issues');
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.theme_totals_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into theme_totals as t (paddle_name, is_sample, theme, praise, complaint)
        select paddle_name, is_sample, theme, sum(step * ((themes >> (theme * 2 + 0)) & 1)), sum(step * ((themes >> (theme * 2 + 1)) & 1))
        from (select paddle_name, is_sample, themes, -1 as step from old_rows where hidden_at is null) changed, (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme) numbers
        group by 1, 2, 3
        having sum(step * ((themes >> (theme * 2 + 0)) & 1)) <> 0 or sum(step * ((themes >> (theme * 2 + 1)) & 1)) <> 0
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, theme) do update
        set praise = t.praise + excluded.praise, complaint = t.complaint + excluded.complaint;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.theme_totals_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into theme_totals as t (paddle_name, is_sample, theme, praise, complaint)
        select paddle_name, is_sample, theme, sum(step * ((themes >> (theme * 2 + 0)) & 1)), sum(step * ((themes >> (theme * 2 + 1)) & 1))
        from (select paddle_name, is_sample, themes, 1 as step from new_rows where hidden_at is null) changed, (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme) numbers
        group by 1, 2, 3
        having sum(step * ((themes >> (theme * 2 + 0)) & 1)) <> 0 or sum(step * ((themes >> (theme * 2 + 1)) & 1)) <> 0
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, theme) do update
        set praise = t.praise + excluded.praise, complaint = t.complaint + excluded.complaint;
        return null;
      end $function$
;
CREATE OR REPLACE FUNCTION public.theme_totals_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into theme_totals as t (paddle_name, is_sample, theme, praise, complaint)
        select paddle_name, is_sample, theme, sum(step * ((themes >> (theme * 2 + 0)) & 1)), sum(step * ((themes >> (theme * 2 + 1)) & 1))
        from (select paddle_name, is_sample, themes, -1 as step from old_rows where hidden_at is null union all select paddle_name, is_sample, themes, 1 as step from new_rows where hidden_at is null) changed, (select 0 as theme union all select 1 as theme union all select 2 as theme union all select 3 as theme union all select 4 as theme union all select 5 as theme union all select 6 as theme union all select 7 as theme) numbers
        group by 1, 2, 3
        having sum(step * ((themes >> (theme * 2 + 0)) & 1)) <> 0 or sum(step * ((themes >> (theme * 2 + 1)) & 1)) <> 0
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, theme) do update
        set praise = t.praise + excluded.praise, complaint = t.complaint + excluded.complaint;
        return null;
      end $function$
;
CREATE TRIGGER ball_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ball_totals_delete();
CREATE TRIGGER ball_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ball_totals_insert();
CREATE TRIGGER ball_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ball_totals_update();
CREATE TRIGGER content_changed AFTER UPDATE ON public.content_version FOR EACH ROW EXECUTE FUNCTION content_changed();
CREATE TRIGGER paddle_answers_changed AFTER INSERT OR DELETE OR UPDATE ON public.paddle_answers FOR EACH ROW EXECUTE FUNCTION paddle_answers_changed();
CREATE TRIGGER paddle_questions_changed AFTER INSERT OR DELETE OR UPDATE ON public.paddle_questions FOR EACH ROW EXECUTE FUNCTION paddle_questions_changed();
CREATE TRIGGER paddle_reviews_aged AFTER DELETE ON public.paddle_reviews FOR EACH ROW EXECUTE FUNCTION paddle_reviews_aged();
CREATE TRIGGER review_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_delete();
CREATE TRIGGER review_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_insert();
CREATE TRIGGER review_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_update();
CREATE TRIGGER tell_of_issue AFTER INSERT OR DELETE ON public.newsletter_issues FOR EACH STATEMENT EXECUTE FUNCTION tell_of_issue();
CREATE TRIGGER theme_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_delete();
CREATE TRIGGER theme_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_insert();
CREATE TRIGGER theme_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_update();
