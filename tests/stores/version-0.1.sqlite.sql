CREATE TABLE accepted_posts (
    act text not null,
    visitor text not null,
    hour integer not null,
    accepted integer not null,
    primary key (act, visitor, hour)
  );
CREATE TABLE confirmations (
    token_hash text primary key,
    email_key text not null,
    expires_at integer not null
  );
CREATE TABLE daily_salts (
    day integer primary key,
    salt text not null
  );
CREATE TABLE helpful_votes (
    day integer not null,
    review_id text not null,
    visitor text not null,
    primary key (day, review_id, visitor)
  );
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
  );
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
  );
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
  );
CREATE TABLE owner_acts (
    id text primary key,
    act text not null,
    target text not null,
    reason text not null,
    done_at integer not null
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
  , text_key text, helpful integer not null default 0, themes integer not null default 0);
CREATE TABLE review_reports (
    id text primary key,
    paddle_name text not null,
    review_id text not null,
    reason text not null,
    details text not null,
    created_at integer not null,
    submission_key text not null unique
  );
CREATE TABLE review_totals (
    paddle_name text not null,
    is_sample integer not null,
    rating integer not null,
    level_band integer not null,
    reviews integer not null,
    levels integer not null,
    primary key (paddle_name, is_sample, rating, level_band)
  );
CREATE TABLE seedings (
    paddle_name text primary key,
    seeded_at integer not null
  );
CREATE TABLE subscribers (
    email_key text primary key,
    email text not null,
    state text not null,
    created_at integer not null,
    updated_at integer not null
  , confirmed_at integer, unsubscribed_at integer, mailed_at integer, mails integer not null default 0, unsubscribe_key text);
CREATE TABLE theme_rules (id integer primary key check (id = 1), digest text not null);
CREATE TABLE theme_totals (
    paddle_name text not null,
    is_sample integer not null,
    theme integer not null,
    praise integer not null,
    complaint integer not null,
    primary key (paddle_name, is_sample, theme)
  );
insert into accepted_posts (act, visitor, hour, accepted) values ('review', 'hash', 500000, 19);
insert into confirmations (token_hash, email_key, expires_at) values ('Z6PJTBCQempLiw49pta1GVvtNQ9dik_pHnUTqF5IYfo', 'zoë@example.com', 1794096000000);
insert into daily_salts (day, salt) values (20000, 'salt');
insert into helpful_votes (day, review_id, visitor) values (20000, 'player-0', 'hash');
insert into kysely_migration (name, timestamp) values ('0001-reviews', '2026-11-21T01:13:36.602Z');
insert into kysely_migration (name, timestamp) values ('0002-subscribers-and-messages', '2026-11-21T01:13:36.603Z');
insert into kysely_migration (name, timestamp) values ('0003-outbox', '2026-11-21T01:13:36.604Z');
insert into kysely_migration (name, timestamp) values ('0004-newsletter', '2026-11-21T01:13:36.621Z');
insert into kysely_migration (name, timestamp) values ('0005-limits', '2026-11-21T01:13:36.622Z');
insert into kysely_migration (name, timestamp) values ('0006-moderation', '2026-11-21T01:13:36.628Z');
insert into kysely_migration (name, timestamp) values ('0007-helpful-votes', '2026-11-21T01:13:36.630Z');
insert into kysely_migration (name, timestamp) values ('0008-themes', '2026-11-21T01:13:36.643Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) values (1001, 'message-1', 'Ann', 'O''Hara', 'ann@example.com', 'Question 1', 'Line one

''Line'' three; 🎾', 1793491200001, 'message-key-1');
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) values (1002, 'message-2', 'Ann', 'O''Hara', 'ann@example.com', 'Question 2', 'Line one

''Line'' three; 🎾', 1793491200002, 'message-key-2');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at) values ('2026-10-26', 'This week''s paddles', '{"reviews":["player-0"],"note":"it''s JSON"}', '<p>{unsubscribe}</p>', 'Two lines
of text', 1793491200000, 'dana@example.com', 1, 1793491200001);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) values ('mail-1', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 0, 1793491200000, null, 1793491200000, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) values ('mail-2', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 2, 1793491260000, '451 ''try'' later', 1793491200000, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) values ('mail-3', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'failed', 9, 1793491200000, '550 no', 1793491200000, 1793491200000);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) values ('mail-4', 'confirmation', 'dana@example.com', null, null, 'dana@example.com', 'delivered', 1, 1793491200000, null, 1793491200000, 1793491200000);
insert into owner_acts (id, act, target, reason, done_at) values ('act-1', 'reviews hide', 'player-5', 'Not about the paddle', 1793491200000);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('player-0', 'diadem-hero', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 0, null, 3500, 'QExuNdq0gEMwyWd9rLtyO_-ucsjAym7jdwHr5GXfOko', null, 0, 1);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('player-1', 'diadem-hero', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 0, null, 4250, 'lOxXw0-a1DJxEcIvTLNRsE-o5b_jJ_nCprL98LEXo3E', 'eu_5IW3xzBUpK1XvZzQyihi_7GUjxU4BvUkq_KrVQGE', 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('player-2', 'diadem-hero', '李', '4.0+', 1, '控制很好 🎾🏓, é and שלום, 100% of it.', 1793491202000, 1793491202000, 0, null, 4000, 'Xe64F3XcIfVTVSd1spxjixRgUybYAzlANSBZ_yskBUQ', null, 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('player-3', 'diadem-hero', 'O''Neil', '1', 2, 'x', 1793491203000, 1793491203000, 0, null, 1000, 'aRju1HC8uxXrBSLxa5W0geDXMIHzWAidPu5D-PwAves', null, 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('player-4', 'diadem-hero', 'Bo', '6.000', 4, 'A text that is long enough to be known again when it is sent twice by another.', 1793491204000, 1793491204000, 0, null, 6000, 'mjztnh3MzzXNEquot8PqS3V0RvuorZjpOdvfpkw1X_Q', 'zANiHI6nHAb4SZtglsvmoBg3oiEdY8yCAH5ts5qLiN0', 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('player-5', 'neonic-flow', 'Hidden', '2.5', 5, 'Hidden by the owner: poor control.', 1793491205000, 1793491205000, 0, 1793491200000, 2500, 'Dat5lZ6JKzs9X5IwqSNkdmZiYLJ13KGuwJ8F0KvZktU', null, 0, 2);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('sample-0', 'joola-perseus-pro-iv', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 1, null, 3500, 'VkeXU-o9HURxJYF6ExnMBFN-FrQs5uCeMtscC6cA00A', null, 0, 1);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) values ('sample-1', 'joola-perseus-pro-iv', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 1, null, 4250, 'Dc1UaUUXjt4Vl_20wGyB3E9H1cFlM8ym_MICMmjDchw', null, 0, 0);
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key) values ('report-1', 'diadem-hero', 'player-1', 'spam', 'It''s an ''advert''', 1793491200000, 'report-key-1');
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('crbn-3x-power-series', 0, 2, 7, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 1, 12, 1, 4000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 2, 0, 1, 1000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 4, 20, 1, 6000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('neonic-flow', 0, 5, 6, 0, 0);
insert into seedings (paddle_name, seeded_at) values ('joola-perseus-pro-iv', 1793491200000);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key) values ('dana@example.com', 'Dana@Example.com', 'confirmed', 1793491200000, 1793491200000, 1793491200000, null, null, 0, 'key-0');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key) values ('o''neil@example.com', 'o''neil@example.com', 'unsubscribed', 1793491200000, 1793491200001, 1793491200000, 1793491200001, null, 0, 'key-1');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key) values ('zoë@example.com', 'zoë@example.com', 'pending', 1793491200000, 1793491200002, null, null, 1793491200000, 1, 'key-2');
insert into theme_rules (id, digest) values (1, 'of-earlier-rules');
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('diadem-hero', 0, 0, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 0, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('neonic-flow', 0, 0, 0, 0);
update sqlite_sequence set seq = 1003 where name = 'messages';
CREATE INDEX confirmations_reader on confirmations (email_key);
CREATE INDEX outbox_ended on outbox (ended_at) where state <> 'waiting';
CREATE INDEX outbox_reader on outbox (email_key) where email_key is not null;
CREATE INDEX outbox_waiting on outbox
    ((issue_date is not null), due_at, id) where state = 'waiting';
CREATE INDEX owner_acts_newest on owner_acts (done_at desc, id desc);
CREATE INDEX paddle_reviews_all on paddle_reviews (created_at desc, id desc);
CREATE INDEX paddle_reviews_cells on paddle_reviews
    (paddle_name, rating, (((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end), created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_helpful on paddle_reviews
    (paddle_name, helpful desc, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_helpful_cells on paddle_reviews
    (paddle_name, rating, (((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end), helpful desc, created_at desc, id desc)
    where hidden_at is null;
CREATE INDEX paddle_reviews_hidden on paddle_reviews
    (created_at desc, id desc) where hidden_at is not null;
CREATE INDEX paddle_reviews_newest on paddle_reviews
    (created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_shown on paddle_reviews
    (paddle_name, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_stars on paddle_reviews
    (paddle_name, rating, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_text on paddle_reviews
    (text_key, created_at) where text_key is not null;
CREATE INDEX review_reports_newest on review_reports (created_at desc, id desc);
CREATE INDEX review_reports_review on review_reports (review_id);
CREATE INDEX subscribers_confirmed on subscribers (email_key) where state = 'confirmed';
CREATE UNIQUE INDEX subscribers_unsubscribe_key on subscribers (unsubscribe_key);
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
