create table accepted_posts (act text not null, visitor text not null, hour bigint not null, accepted integer not null);
create table confirmations (token_hash text not null, email_key text not null, expires_at bigint not null);
create table daily_salts (day bigint not null, salt text not null);
create table helpful_votes (day bigint not null, review_id text not null, visitor text not null);
create table kysely_migration (name character varying(255) not null, "timestamp" character varying(255) not null);
create table kysely_migration_lock (id character varying(255) not null, is_locked integer not null default 0);
create table messages (number bigint not null generated always as identity (start with 1001), id text not null, first_name text not null, last_name text not null, email text not null, subject text not null, message text not null, created_at bigint not null, submission_key text not null);
create table newsletter_issues (date text not null, subject text not null, content text not null, html text not null, text text not null, created_at bigint not null, queued_through text not null, recipients bigint not null, queued_at bigint);
create table outbox (id text not null, kind text not null, recipient text not null, content text, issue_date text, email_key text, state text not null, attempts integer not null default 0, due_at bigint not null, last_error text, created_at bigint not null, ended_at bigint);
create table owner_acts (id text not null, act text not null, target text not null, reason text not null, done_at bigint not null);
create table paddle_reviews (id text not null, paddle_name text not null, first_name text not null, dupr_rating text not null, rating integer not null, review_text text not null, created_at bigint not null, updated_at bigint not null, is_sample integer not null, hidden_at bigint, dupr_level integer not null, submission_key text not null, text_key text, helpful integer not null default 0, themes integer not null default 0);
create table review_reports (id text not null, paddle_name text not null, review_id text not null, reason text not null, details text not null, created_at bigint not null, submission_key text not null);
create table review_totals (paddle_name text not null, is_sample integer not null, rating integer not null, level_band integer not null, reviews bigint not null, levels bigint not null);
create table seedings (paddle_name text not null, seeded_at bigint not null);
create table subscribers (email_key text not null, email text not null, state text not null, created_at bigint not null, updated_at bigint not null, confirmed_at bigint, unsubscribed_at bigint, mailed_at bigint, mails integer not null default 0, unsubscribe_key text);
create table theme_rules (id integer not null, digest text not null);
create table theme_totals (paddle_name text not null, is_sample integer not null, theme integer not null, praise bigint not null, complaint bigint not null);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('review', 'hash', 500000, 19);
insert into confirmations (token_hash, email_key, expires_at) overriding system value values ('Z6PJTBCQempLiw49pta1GVvtNQ9dik_pHnUTqF5IYfo', 'zoë@example.com', 1794096000000);
insert into daily_salts (day, salt) overriding system value values (20000, 'salt');
insert into helpful_votes (day, review_id, visitor) overriding system value values (20000, 'player-0', 'hash');
insert into kysely_migration (name, timestamp) overriding system value values ('0001-reviews', '2026-11-21T01:13:37.300Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0002-subscribers-and-messages', '2026-11-21T01:13:37.320Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0003-outbox', '2026-11-21T01:13:37.360Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0004-newsletter', '2026-11-21T01:13:37.466Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0005-limits', '2026-11-21T01:13:37.499Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0006-moderation', '2026-11-21T01:13:37.546Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0007-helpful-votes', '2026-11-21T01:13:37.599Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0008-themes', '2026-11-21T01:13:37.650Z');
insert into kysely_migration_lock (id, is_locked) overriding system value values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) overriding system value values (1001, 'message-1', 'Ann', 'O''Hara', 'ann@example.com', 'Question 1', 'Line one

''Line'' three; 🎾', 1793491200001, 'message-key-1');
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) overriding system value values (1002, 'message-2', 'Ann', 'O''Hara', 'ann@example.com', 'Question 2', 'Line one

''Line'' three; 🎾', 1793491200002, 'message-key-2');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at) overriding system value values ('2026-10-26', 'This week''s paddles', '{"reviews":["player-0"],"note":"it''s JSON"}', '<p>{unsubscribe}</p>', 'Two lines
of text', 1793491200000, 'dana@example.com', 1, 1793491200001);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) overriding system value values ('mail-1', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 0, 1793491200000, null, 1793491200000, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) overriding system value values ('mail-2', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'waiting', 2, 1793491260000, '451 ''try'' later', 1793491200000, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) overriding system value values ('mail-3', 'confirmation', 'dana@example.com', '{"subject":"It''s here","text":"Text\nwith lines","html":"<p>“Text”</p>"}', null, 'dana@example.com', 'failed', 9, 1793491200000, '550 no', 1793491200000, 1793491200000);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at) overriding system value values ('mail-4', 'confirmation', 'dana@example.com', null, null, 'dana@example.com', 'delivered', 1, 1793491200000, null, 1793491200000, 1793491200000);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('act-1', 'reviews hide', 'player-5', 'Not about the paddle', 1793491200000);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('player-0', 'diadem-hero', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 0, null, 3500, 'QExuNdq0gEMwyWd9rLtyO_-ucsjAym7jdwHr5GXfOko', null, 0, 1);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('player-1', 'diadem-hero', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 0, null, 4250, 'lOxXw0-a1DJxEcIvTLNRsE-o5b_jJ_nCprL98LEXo3E', 'eu_5IW3xzBUpK1XvZzQyihi_7GUjxU4BvUkq_KrVQGE', 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('player-2', 'diadem-hero', '李', '4.0+', 1, '控制很好 🎾🏓, é and שלום, 100% of it.', 1793491202000, 1793491202000, 0, null, 4000, 'Xe64F3XcIfVTVSd1spxjixRgUybYAzlANSBZ_yskBUQ', null, 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('player-3', 'diadem-hero', 'O''Neil', '1', 2, 'x', 1793491203000, 1793491203000, 0, null, 1000, 'aRju1HC8uxXrBSLxa5W0geDXMIHzWAidPu5D-PwAves', null, 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('player-4', 'diadem-hero', 'Bo', '6.000', 4, 'A text that is long enough to be known again when it is sent twice by another.', 1793491204000, 1793491204000, 0, null, 6000, 'mjztnh3MzzXNEquot8PqS3V0RvuorZjpOdvfpkw1X_Q', 'zANiHI6nHAb4SZtglsvmoBg3oiEdY8yCAH5ts5qLiN0', 0, 0);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('player-5', 'neonic-flow', 'Hidden', '2.5', 5, 'Hidden by the owner: poor control.', 1793491205000, 1793491205000, 0, 1793491200000, 2500, 'Dat5lZ6JKzs9X5IwqSNkdmZiYLJ13KGuwJ8F0KvZktU', null, 0, 2);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('sample-0', 'joola-perseus-pro-iv', 'Ann', '3.5', 1, 'Great control, and ''calm'' at the net; "quiet" too.', 1793491200000, 1793491200000, 1, null, 3500, 'VkeXU-o9HURxJYF6ExnMBFN-FrQs5uCeMtscC6cA00A', null, 0, 1);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes) overriding system value values ('sample-1', 'joola-perseus-pro-iv', 'Zoë', '4,25', 1, 'Two lines
and a tab	here, -- and a remark; with \n and $1 and {}.', 1793491201000, 1793491201000, 1, null, 4250, 'Dc1UaUUXjt4Vl_20wGyB3E9H1cFlM8ym_MICMmjDchw', null, 0, 0);
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key) overriding system value values ('report-1', 'diadem-hero', 'player-1', 'spam', 'It''s an ''advert''', 1793491200000, 'report-key-1');
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('crbn-3x-power-series', 0, 2, 7, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 1, 12, 1, 4000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 2, 0, 1, 1000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 4, 20, 1, 6000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 1, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 1, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('neonic-flow', 0, 5, 6, 0, 0);
insert into seedings (paddle_name, seeded_at) overriding system value values ('joola-perseus-pro-iv', 1793491200000);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key) overriding system value values ('dana@example.com', 'Dana@Example.com', 'confirmed', 1793491200000, 1793491200000, 1793491200000, null, null, 0, 'key-0');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key) overriding system value values ('o''neil@example.com', 'o''neil@example.com', 'unsubscribed', 1793491200000, 1793491200001, 1793491200000, 1793491200001, null, 0, 'key-1');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key) overriding system value values ('zoë@example.com', 'zoë@example.com', 'pending', 1793491200000, 1793491200002, null, null, 1793491200000, 1, 'key-2');
insert into theme_rules (id, digest) overriding system value values (1, 'of-earlier-rules');
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('diadem-hero', 0, 0, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 0, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('neonic-flow', 0, 0, 0, 0);
select setval('messages_number_seq', 1003);
alter table accepted_posts add constraint accepted_posts_pkey PRIMARY KEY (act, visitor, hour);
alter table confirmations add constraint confirmations_pkey PRIMARY KEY (token_hash);
alter table daily_salts add constraint daily_salts_pkey PRIMARY KEY (day);
alter table helpful_votes add constraint helpful_votes_pkey PRIMARY KEY (day, review_id, visitor);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table messages add constraint messages_id_key UNIQUE (id);
alter table messages add constraint messages_pkey PRIMARY KEY (number);
alter table messages add constraint messages_submission_key_key UNIQUE (submission_key);
alter table newsletter_issues add constraint newsletter_issues_pkey PRIMARY KEY (date);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table owner_acts add constraint owner_acts_pkey PRIMARY KEY (id);
alter table paddle_reviews add constraint paddle_reviews_dupr_level_check CHECK (((dupr_level >= 1000) AND (dupr_level <= 6000)));
alter table paddle_reviews add constraint paddle_reviews_is_sample_check CHECK ((is_sample = ANY (ARRAY[0, 1])));
alter table paddle_reviews add constraint paddle_reviews_pkey PRIMARY KEY (id);
alter table paddle_reviews add constraint paddle_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)));
alter table paddle_reviews add constraint paddle_reviews_submission_key_key UNIQUE (submission_key);
alter table review_reports add constraint review_reports_pkey PRIMARY KEY (id);
alter table review_reports add constraint review_reports_submission_key_key UNIQUE (submission_key);
alter table review_totals add constraint review_totals_pkey PRIMARY KEY (paddle_name, is_sample, rating, level_band);
alter table seedings add constraint seedings_pkey PRIMARY KEY (paddle_name);
alter table subscribers add constraint subscribers_pkey PRIMARY KEY (email_key);
alter table theme_rules add constraint theme_rules_id_check CHECK ((id = 1));
alter table theme_rules add constraint theme_rules_pkey PRIMARY KEY (id);
alter table theme_totals add constraint theme_totals_pkey PRIMARY KEY (paddle_name, is_sample, theme);
CREATE INDEX confirmations_reader ON public.confirmations USING btree (email_key);
CREATE INDEX outbox_ended ON public.outbox USING btree (ended_at) WHERE (state <> 'waiting'::text);
CREATE INDEX outbox_reader ON public.outbox USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX outbox_waiting ON public.outbox USING btree (((issue_date IS NOT NULL)), due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX owner_acts_newest ON public.owner_acts USING btree (done_at DESC, id DESC);
CREATE INDEX paddle_reviews_all ON public.paddle_reviews USING btree (created_at DESC, id DESC);
CREATE INDEX paddle_reviews_cells ON public.paddle_reviews USING btree (paddle_name, rating, (((((dupr_level - 1000) / 500) * 2) +
CASE
    WHEN ((dupr_level % 500) = 0) THEN 0
    ELSE 1
END)), created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_helpful ON public.paddle_reviews USING btree (paddle_name, helpful DESC, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_helpful_cells ON public.paddle_reviews USING btree (paddle_name, rating, (((((dupr_level - 1000) / 500) * 2) +
CASE
    WHEN ((dupr_level % 500) = 0) THEN 0
    ELSE 1
END)), helpful DESC, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_hidden ON public.paddle_reviews USING btree (created_at DESC, id DESC) WHERE (hidden_at IS NOT NULL);
CREATE INDEX paddle_reviews_newest ON public.paddle_reviews USING btree (created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_shown ON public.paddle_reviews USING btree (paddle_name, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_stars ON public.paddle_reviews USING btree (paddle_name, rating, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_text ON public.paddle_reviews USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX review_reports_newest ON public.review_reports USING btree (created_at DESC, id DESC);
CREATE INDEX review_reports_review ON public.review_reports USING btree (review_id);
CREATE INDEX subscribers_confirmed ON public.subscribers USING btree (email_key) WHERE (state = 'confirmed'::text);
CREATE UNIQUE INDEX subscribers_unsubscribe_key ON public.subscribers USING btree (unsubscribe_key);
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
CREATE TRIGGER review_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_delete();
CREATE TRIGGER review_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_insert();
CREATE TRIGGER review_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_update();
CREATE TRIGGER tell_of_issue AFTER INSERT OR DELETE ON public.newsletter_issues FOR EACH STATEMENT EXECUTE FUNCTION tell_of_issue();
CREATE TRIGGER theme_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_delete();
CREATE TRIGGER theme_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_insert();
CREATE TRIGGER theme_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_update();
