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
create table review_photos (id text not null, subject text not null, review_id text not null, place integer not null, picture text not null, width integer not null, height integer not null, color text not null, bytes integer not null, created_at bigint not null, updated_at bigint not null, hidden_at bigint, held_because text, approved_at bigint, submission_key text not null, text_key text, likeness_key text not null default ''::text, edit_key text);
create table review_photos_reports (id text not null, subject text not null, of_id text not null, reason text not null, details text not null, created_at bigint not null, told_at bigint, submission_key text not null);
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
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) overriding system value values ('top-rated-pickleballs-2025', 0, 'article', 0, 0);
insert into blocked_words (word, blocked_at) overriding system value values ('casino', 1786629604667);
insert into confirmations (token_hash, email_key, expires_at, subject) overriding system value values ('HFAwE_kzA2djG2GexLveranmrkHHzalJunLkhoqg7Mg', 'wendy@example.com', 1796292003473, 'neonic-flow');
insert into confirmations (token_hash, email_key, expires_at, subject) overriding system value values ('vAl2dlRQ7goTHL78MFcxLIFsV0ZDREn3-PXVlFroCJQ', 'wendy@example.com', 1796292002661, '');
insert into console_sessions (digest, person, way, device, created_at, seen_at) overriding system value values ('iscfGCO11Ivzf6DjEBV4R3iJdd-3u-NwzuQlhbnUPmU', 'dana@example.com', 'link', 'an unknown browser', 1795687234522, 1795687234522);
insert into content_pictures (source, file, picture, width, height, color, bytes, refused, made_at) overriding system value values ('85dee0dde1ef26665bd98bc2cc80c5bf51c9efd3a8300b3b08b2a0addea51870', 'neonic-flow-face-e35d38c9.jpg', 'e35d38c9d2b207b40541da564fde8e8d', 800, 600, '#6a8451', 22850, null, 1795687239271);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('011b308b-9329-4f92-b5e5-5540c9e6b7db', 'paddles/diadem-hero.yaml', 'name: Diadem Hero
fullName: Diadem Hero
shortName: "Diadem Hero"
brand: Diadem
category: All-Around Paddle
year: 2023
listPriceCents: null
surface: Fiberglass
faceMaterial: fiberglass
shape: standard
coreMm: 14
lengthIn: 15.9
widthIn: 7.9
gripLengthIn: 5.0
weightOz: 8.1
notConfirmed: [identity, year, surface, shape, coreMm, lengthIn, widthIn, gripLengthIn, weightOz]
updated: 2026-11-22
featured: false
wording: C
recommendPercent: 80
averageDupr: "3.6"
colourway: { face: "#f3eee2", tone: "#8db6e4", accent: "#1f5fa8", edge: "#1f5fa8", grip: "#163f70", motif: ring }
excerpt: >-
  This looks like Diadem''s entry-level paddle.
knownFor: []
criticisedFor: []
keywords:
  - diadem hero
  - diadem hero paddle
  - diadem hero review
  - diadem pickleball paddle
  - entry level pickleball paddle
  - all around pickleball paddle
', 'draft', '166585a37bc8b2f1', '', 'root (command)', '', 1786629623644, null, 1796112000000, '', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('8379e2d2-c2c2-4132-88c6-a38bba7a3096', 'paddles/neonic-flow.yaml', 'name: Neonic Flow
fullName: Neonic Flow
shortName: "Neonic Flow"
brand: Neonic
category: Control Paddle
year: 2024
listPriceCents: 12999
surface: Carbon Fiber
faceMaterial: raw carbon
shape: hybrid
coreMm: 16
lengthIn: 16.3
widthIn: 7.7
gripLengthIn: 5.2
weightOz: 8.1
approvals:
  - { list: USA Pickleball, state: approved, on: "2026-03" }
  - { list: UPA-A, state: not listed, on: "2026-03" }
notConfirmed: [lengthIn, widthIn]
updated: 2026-11-22
featured: false
wording: B
recommendPercent: 88
averageDupr: "3.7"
colourway: { face: "#11303a", tone: "#0f7f78", accent: "#3df0c8", edge: "#0c1417", grip: "#16343a", motif: arcs }
excerpt: >-
  Dinks leave at the speed you meant. It''s plush and fairly priced, and it won''t end many rallies
  for you.
intro: >-
  Picture a dink rally, 15 shots in. That''s where you want the Flow. It''s plush: the ball sits on
  the face for a moment, then leaves about as fast as you intended. Drops and resets get the same
  help, and the hybrid head is easy to get along with if a full-length paddle feels like too much.
  You give up pace. Low power is the main complaint, so even a sitter needs a real swing. The {grip}
  handle is snug for two hands. And few shops carry the Flow, so you''ll probably order it without
  holding one.
knownFor:
  - A plush feel on dinks and resets
  - A hybrid shape at a midrange price
  - Soft shots that stay under control
criticisedFor:
  - Low power on drives and put-aways
  - Hard to find in shops
buyIf:
  - dinks and drops are how you build points
  - you''d pick a hybrid over a full-length paddle
  - you want a control paddle without paying top prices
skipIf:
  - you want free pace to end rallies
  - you won''t buy before you''ve held one
  - you need a long handle for your two-handed backhand
strengths:
  control: A plush feel on dinks and resets
  comfort: A plush feel on dinks and resets
  value: you want a control paddle without paying top prices
repeats:
  control: dinks and drops are how you build points
weaknesses:
  power: Low power on drives and put-aways
  twoHands: you need a long handle for your two-handed backhand
description: >-
  Neonic Flow: a plush {price} hybrid for dinks, drops and resets. Why it''s short on pace, and why
  you may have to hunt for one.
keywords:
  - neonic flow
  - neonic flow review
  - neonic pickleball paddle
  - soft control pickleball paddle
  - hybrid shape pickleball paddle
  - mid-price control paddle
offers:
  - { shop: Acme, url: "https://acme.example/flow", isPaid: false, checks: [{ on: "2026-08-13", priceCents: 14999 }, { on: "2026-11-26", priceCents: 9999 }] }
photos:
  - file: neonic-flow-face-e35d38c9.jpg
    alt: A red corner on green.
    credit: Cleo
    license: own
    shows: face
', 'draft', '3fcd9349f5242ac4', '', 'Dana', 'dana@example.com', 1795687239620, null, null, '', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('cf484d6d-d4fd-4090-92c9-997d6c2ca198', 'paddles/neonic-flow.yaml', 'name: Neonic Flow
fullName: Neonic Flow
shortName: "Neonic Flow"
brand: Neonic
category: Control Paddle
year: 2024
listPriceCents: 12999
surface: Carbon Fiber
faceMaterial: raw carbon
shape: hybrid
coreMm: 16
lengthIn: 16.3
widthIn: 7.7
gripLengthIn: 5.2
weightOz: 8.1
approvals:
  - { list: USA Pickleball, state: approved, on: "2026-03" }
  - { list: UPA-A, state: not listed, on: "2026-03" }
notConfirmed: [lengthIn, widthIn]
updated: 2026-11-22
featured: false
wording: B
recommendPercent: 88
averageDupr: "3.7"
colourway: { face: "#11303a", tone: "#0f7f78", accent: "#3df0c8", edge: "#0c1417", grip: "#16343a", motif: arcs }
excerpt: >-
  Dinks leave at the speed you meant. It''s plush and fairly priced, and it won''t end many rallies
  for you.
intro: >-
  Picture a dink rally, 15 shots in. That''s where you want the Flow. It''s plush: the ball sits on
  the face for a moment, then leaves about as fast as you intended. Drops and resets get the same
  help, and the hybrid head is easy to get along with if a full-length paddle feels like too much.
  You give up pace. Low power is the main complaint, so even a sitter needs a real swing. The {grip}
  handle is snug for two hands. And few shops carry the Flow, so you''ll probably order it without
  holding one.
knownFor:
  - A plush feel on dinks and resets
  - A hybrid shape at a midrange price
  - Soft shots that stay under control
criticisedFor:
  - Low power on drives and put-aways
  - Hard to find in shops
buyIf:
  - dinks and drops are how you build points
  - you''d pick a hybrid over a full-length paddle
  - you want a control paddle without paying top prices
skipIf:
  - you want free pace to end rallies
  - you won''t buy before you''ve held one
  - you need a long handle for your two-handed backhand
strengths:
  control: A plush feel on dinks and resets
  comfort: A plush feel on dinks and resets
  value: you want a control paddle without paying top prices
repeats:
  control: dinks and drops are how you build points
weaknesses:
  power: Low power on drives and put-aways
  twoHands: you need a long handle for your two-handed backhand
description: >-
  Neonic Flow: a plush {price} hybrid for dinks, drops and resets. Why it''s short on pace, and why
  you may have to hunt for one.
keywords:
  - neonic flow
  - neonic flow review
  - neonic pickleball paddle
  - soft control pickleball paddle
  - hybrid shape pickleball paddle
  - mid-price control paddle
offers:
  - { shop: Acme, url: "https://acme.example/flow", isPaid: false, checks: [{ on: "2026-08-13", priceCents: 14999 }] }
', 'past', '9915f4aff5a1639d', '9915f4aff5a1639d', 'root (command)', '', 1786629628673, 1786629631640, null, '', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) overriding system value values ('e7f951b3-17e3-428e-a5c8-374e3be610d4', 'paddles/neonic-flow.yaml', 'name: Neonic Flow
fullName: Neonic Flow
shortName: "Neonic Flow"
brand: Neonic
category: Control Paddle
year: 2024
listPriceCents: 12999
surface: Carbon Fiber
faceMaterial: raw carbon
shape: hybrid
coreMm: 16
lengthIn: 16.3
widthIn: 7.7
gripLengthIn: 5.2
weightOz: 8.1
approvals:
  - { list: USA Pickleball, state: approved, on: "2026-03" }
  - { list: UPA-A, state: not listed, on: "2026-03" }
notConfirmed: [lengthIn, widthIn]
updated: 2026-11-22
featured: false
wording: B
recommendPercent: 88
averageDupr: "3.7"
colourway: { face: "#11303a", tone: "#0f7f78", accent: "#3df0c8", edge: "#0c1417", grip: "#16343a", motif: arcs }
excerpt: >-
  Dinks leave at the speed you meant. It''s plush and fairly priced, and it won''t end many rallies
  for you.
intro: >-
  Picture a dink rally, 15 shots in. That''s where you want the Flow. It''s plush: the ball sits on
  the face for a moment, then leaves about as fast as you intended. Drops and resets get the same
  help, and the hybrid head is easy to get along with if a full-length paddle feels like too much.
  You give up pace. Low power is the main complaint, so even a sitter needs a real swing. The {grip}
  handle is snug for two hands. And few shops carry the Flow, so you''ll probably order it without
  holding one.
knownFor:
  - A plush feel on dinks and resets
  - A hybrid shape at a midrange price
  - Soft shots that stay under control
criticisedFor:
  - Low power on drives and put-aways
  - Hard to find in shops
buyIf:
  - dinks and drops are how you build points
  - you''d pick a hybrid over a full-length paddle
  - you want a control paddle without paying top prices
skipIf:
  - you want free pace to end rallies
  - you won''t buy before you''ve held one
  - you need a long handle for your two-handed backhand
strengths:
  control: A plush feel on dinks and resets
  comfort: A plush feel on dinks and resets
  value: you want a control paddle without paying top prices
repeats:
  control: dinks and drops are how you build points
weaknesses:
  power: Low power on drives and put-aways
  twoHands: you need a long handle for your two-handed backhand
description: >-
  Neonic Flow: a plush {price} hybrid for dinks, drops and resets. Why it''s short on pace, and why
  you may have to hunt for one.
keywords:
  - neonic flow
  - neonic flow review
  - neonic pickleball paddle
  - soft control pickleball paddle
  - hybrid shape pickleball paddle
  - mid-price control paddle
offers:
  - { shop: Acme, url: "https://acme.example/flow", isPaid: false, checks: [{ on: "2026-08-13", priceCents: 14999 }, { on: "2026-11-26", priceCents: 9999 }] }
', 'live', 'ddf6128a8a69781a', '9915f4aff5a1639d', 'root (command)', '', 1795687206648, 1795687206648, null, '$99.99 on 2026-11-26', null);
insert into content_version (name, version) overriding system value values ('content', 2);
insert into daily_salts (day, salt) overriding system value values (20783, 'r7bRxmRXmnmow8NyF-D0jzs_zjequ2QYoPI0ZBFUp38');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('067a3833-294b-414b-accb-9e7349d76ce0', 'diadem-hero', 'weightOz', '8.1 oz', 'I weighed mine.
Twice.', 'weigh@example.com', 'paddles/diadem-hero.yaml', 1786629623644, 1786528807968, 1786528807968, 1786528807968, 'all', null, 'tBv_Jg4_HIQz4KsTBthsOgkNXsElPL4PP-m9Y4PH-jk', null, '', 'JVyO3qPRI0QH3fpWZgthvLSrBxiRsC3kviw1EROi2dY');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('1dc78662-93cc-415c-85cb-ef69a83944d3', 'diadem-hero', 'weightOz', '7.9 oz', 'I weighed mine.
Twice.', null, null, null, 1786528808085, 1786528808085, null, null, 1786629626992, '4vAgz15qazDxrPE0JDRKChLdZUWWwK5E6mRkWUsMQDM', null, '', 'FYYYUOH2zHBrNIStMfbBROn_J3f9VThFEXctxBSD1D4');
insert into helpful_votes (day, review_id, visitor) overriding system value values (20783, '8da11996-1e16-4d95-b7be-b96f49e5fb1d', '3xU2DfgRnI1bWS8e-TMN0S');
insert into hold_orders (kind, until) overriding system value values ('reviews', 1795708825260);
insert into kysely_migration (name, timestamp) overriding system value values ('0001-reviews', '2026-08-10T10:00:03.398Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0002-subscribers-and-messages', '2026-08-10T10:00:03.421Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0003-outbox', '2026-08-10T10:00:03.445Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0004-newsletter', '2026-08-10T10:00:03.484Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0005-limits', '2026-08-10T10:00:03.506Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0006-moderation', '2026-08-10T10:00:03.536Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0007-helpful-votes', '2026-08-10T10:00:03.556Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0008-themes', '2026-08-10T10:00:03.588Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0009-key-placeholders-and-mailboxes', '2026-08-10T10:00:03.601Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0010-own-reviews', '2026-08-10T10:00:03.645Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0011-what-stood-out', '2026-08-10T10:00:03.657Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0012-reviews-by-email', '2026-08-10T10:00:03.680Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0013-console', '2026-08-10T10:00:03.711Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0014-held-reviews', '2026-08-10T10:00:03.746Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0015-newsletter-draft', '2026-08-10T10:00:03.758Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0016-more-look-alikes', '2026-08-10T10:00:03.797Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0017-undo', '2026-08-10T10:00:03.809Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0018-page-views', '2026-08-10T10:00:03.814Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0019-told-and-answered', '2026-08-10T10:00:03.830Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0020-issue-choices', '2026-08-10T10:00:03.838Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0021-hold-orders', '2026-08-10T10:00:03.845Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0022-content-revisions', '2026-08-10T10:00:03.868Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0023-requests-and-corrections', '2026-08-10T10:00:03.915Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0024-told', '2026-08-10T10:00:03.920Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0025-content-pictures', '2026-08-10T10:00:03.937Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0026-measured', '2026-08-10T10:00:03.969Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0027-follow-ups', '2026-08-10T10:00:04.018Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0028-questions-and-answers', '2026-08-10T10:00:04.113Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0029-switches', '2026-08-10T10:00:04.117Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0030-review-photos', '2026-08-10T10:00:04.204Z');
insert into kysely_migration_lock (id, is_locked) overriding system value values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) overriding system value values (1001, 'b1d4b5e0-73e5-4f0d-a3cf-95d6b9482907', 'Ann', 'O''Hara', 'ann@example.com', 'First', 'Line one

of the first ''message''; 🎾', 1786356015220, 'q0fVkqdXqsg6oIY-sfnT_tv-u8K0HmNORYlZmQHOXH0', 1786629606337);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) overriding system value values (1002, '79092dea-00f5-45b3-b20d-74fc9e8ba92f', 'Ann', 'O''Hara', 'ann@example.com', 'Second', 'Line one

of the second ''message''; 🎾', 1786356015423, 'dy_S2p5fP52WRKrCDrVZuMEVbaidNIZHLziSp5N4bP8', null);
insert into newsletter_draft (id, intro, chosen, weekday, hour, articles, subject, pick) overriding system value values ('next', 'It''s fall.

Two "parts"', '["8da11996-1e16-4d95-b7be-b96f49e5fb1d"]', 3, 14, '["/blog/core-thickness"]', 'It''s ''fall''', 'diadem-hero');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at, key_placeholder) overriding system value values ('2026-08-10', 'RallyRank weekly: How to Play Pickleball in the Cold', '{"intro":"","articles":[{"path":"/blog/cold-weather-pickleball","title":"How to Play Pickleball in the Cold","text":"Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.","day":"2026-11-10"},{"path":"/blog/indoor-or-outdoor-balls","title":"Indoor or Outdoor Pickleballs: Which Should You Buy?","text":"Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.","day":"2026-09-22"},{"path":"/blog/what-dupr-means","title":"What Your DUPR Means, and What It Doesn''t","text":"Is 3.2 good? Here''s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.","day":"2026-07-14"},{"path":"/blog/how-to-choose-your-first-paddle","title":"How to Choose Your First Pickleball Paddle","text":"Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.","day":"2026-05-12"},{"path":"/blog/when-to-replace-a-paddle","title":"When to Replace a Pickleball Paddle","text":"When the grit is gone, the sound has changed or your drops won''t stay down, it may be time. Five checks you can do in ten minutes.","day":"2026-03-24"}],"reviews":[{"id":"e92617a0-be0a-4d62-b70e-8d904c678bcd","subject":"diadem-hero"},{"id":"f32a7ee5-c7ce-432d-99db-600e22e95d32","subject":"diadem-hero"},{"id":"4535d04b-2c57-4a7c-9d24-874e88095098","subject":"top-rated-pickleballs-2025"},{"id":"0a4a3804-769a-442d-9b20-a38247a82d65","subject":"neonic-flow"}],"pick":{"slug":"ronbus-r-series","name":"Ronbus R Series","text":"Three paddles share this name: the plain R1.16, the soft Nova and the livelier Pulsar. Check the box, then take a full swing.","facts":[{"name":"Category","value":"Control Paddle"},{"name":"List price","value":"$180.00"},{"name":"Surface","value":"Carbon Fiber"},{"name":"Shape","value":"elongated"},{"name":"Weight","value":"8 oz"},{"name":"Core thickness","value":"16 mm"},{"name":"Grip length","value":"5.5 in"}]}}', '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"/><title>RallyRank weekly: How to Play Pickleball in the Cold</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101820 !important; }
  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }
  .ink { color: #e9eff3 !important; }
  .muted { color: #b4c0cb !important; }
  .line { border-color: #334250 !important; }
}</style></head><body class="ground" style="margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" class="ground" style="background:#f2f6f8"><tbody><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style="max-width:560px;text-align:left"><tbody><tr><td style="padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800"><a href="https://rallyrank.example" style="color:#ffffff;text-decoration:none">RallyRank</a></td></tr><tr><td class="surface" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640"><h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e">The weekly newsletter</h1><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">August 10, 2026</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">New to read</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/cold-weather-pickleball" class="ink" style="color:#14202e;font-weight:700">How to Play Pickleball in the Cold</a><br/>Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/indoor-or-outdoor-balls" class="ink" style="color:#14202e;font-weight:700">Indoor or Outdoor Pickleballs: Which Should You Buy?</a><br/>Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/what-dupr-means" class="ink" style="color:#14202e;font-weight:700">What Your DUPR Means, and What It Doesn&#x27;t</a><br/>Is 3.2 good? Here&#x27;s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/how-to-choose-your-first-paddle" class="ink" style="color:#14202e;font-weight:700">How to Choose Your First Pickleball Paddle</a><br/>Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/when-to-replace-a-paddle" class="ink" style="color:#14202e;font-weight:700">When to Replace a Pickleball Paddle</a><br/>When the grit is gone, the sound has changed or your drops won&#x27;t stay down, it may be time. Five checks you can do in ten minutes.</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">What players wrote</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">These are players&#x27; own words. We don&#x27;t check whether they bought the gear.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>4 of 5 stars from Ned, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>It broke.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>4 of 5 stars from Mia, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Mine is lighter than they say.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/reviews/balls/top-rated-pickleballs-2025#player-reviews" class="ink" style="color:#14202e;font-weight:700">Top-Rated Pickleballs of 2025</a><br/>4 of 5 stars from Bo, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>They last.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow#player-reviews" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>4 of 5 stars from Restored, DUPR 2.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Hidden by mistake, and restored.</span></blockquote><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">Paddle of the week</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/ronbus-r-series" class="ink" style="color:#14202e;font-weight:700">Ronbus R Series</a><br/>Three paddles share this name: the plain R1.16, the soft Nova and the livelier Pulsar. Check the box, then take a full swing.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><span><span class="muted" style="color:#4a5a6b">Category:</span> Control Paddle</span><span><br/><span class="muted" style="color:#4a5a6b">List price:</span> $180.00</span><span><br/><span class="muted" style="color:#4a5a6b">Surface:</span> Carbon Fiber</span><span><br/><span class="muted" style="color:#4a5a6b">Shape:</span> elongated</span><span><br/><span class="muted" style="color:#4a5a6b">Weight:</span> 8 oz</span><span><br/><span class="muted" style="color:#4a5a6b">Core thickness:</span> 16 mm</span><span><br/><span class="muted" style="color:#4a5a6b">Grip length:</span> 5.5 in</span></p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">Every paddle in our catalog gets its turn. These specs come from makers and shops. We didn&#x27;t measure them.</p><p style="margin:0 0 20px"><a href="https://rallyrank.example/newsletter/issues/2026-08-10" style="display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none">Read this issue on the site</a></p><div class="line" style="border-top:1px solid #d3dbe2;padding:16px 0"><p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#4a5a6b">You&#x27;re getting this email because you confirmed this address for the weekly RallyRank newsletter.<br/><a href="https://rallyrank.example/newsletter/unsubscribe?key=vVAXa0zgwfql0XnksqCZC4UYSIKd_OJB" class="muted" style="color:#4a5a6b">Unsubscribe</a></p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'The weekly newsletter
=====================

August 10, 2026

New to read
-----------

* How to Play Pickleball in the Cold
  Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.
  https://rallyrank.example/blog/cold-weather-pickleball

* Indoor or Outdoor Pickleballs: Which Should You Buy?
  Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.
  https://rallyrank.example/blog/indoor-or-outdoor-balls

* What Your DUPR Means, and What It Doesn''t
  Is 3.2 good? Here''s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.
  https://rallyrank.example/blog/what-dupr-means

* How to Choose Your First Pickleball Paddle
  Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.
  https://rallyrank.example/blog/how-to-choose-your-first-paddle

* When to Replace a Pickleball Paddle
  When the grit is gone, the sound has changed or your drops won''t stay down, it may be time. Five checks you can do in ten minutes.
  https://rallyrank.example/blog/when-to-replace-a-paddle

What players wrote
------------------

These are players'' own words. We don''t check whether they bought the gear.

* Diadem Hero
  4 of 5 stars from Ned, DUPR 3.5
  https://rallyrank.example/diadem-hero#player-reviews

> It broke.

* Diadem Hero
  4 of 5 stars from Mia, DUPR 3.5
  https://rallyrank.example/diadem-hero#player-reviews

> Mine is lighter than they say.

* Top-Rated Pickleballs of 2025
  4 of 5 stars from Bo, DUPR 3.5
  https://rallyrank.example/reviews/balls/top-rated-pickleballs-2025#player-reviews

> They last.

* Neonic Flow
  4 of 5 stars from Restored, DUPR 2.5
  https://rallyrank.example/neonic-flow#player-reviews

> Hidden by mistake, and restored.

Paddle of the week
------------------

* Ronbus R Series
  Three paddles share this name: the plain R1.16, the soft Nova and the livelier Pulsar. Check the box, then take a full swing.
  https://rallyrank.example/ronbus-r-series

Category: Control Paddle
List price: $180.00
Surface: Carbon Fiber
Shape: elongated
Weight: 8 oz
Core thickness: 16 mm
Grip length: 5.5 in

Every paddle in our catalog gets its turn. These specs come from makers and shops. We didn''t measure them.

Read this issue on the site:
https://rallyrank.example/newsletter/issues/2026-08-10

-- 
You''re getting this email because you confirmed this address for the weekly RallyRank newsletter.
Unsubscribe: https://rallyrank.example/newsletter/unsubscribe?key=vVAXa0zgwfql0XnksqCZC4UYSIKd_OJB', 1786615215045, 'lee@example.com', 3, 1786615215218, 'vVAXa0zgwfql0XnksqCZC4UYSIKd_OJB');
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('6061aca7-aae1-47db-9c82-934eada747cb', 'confirmation', 'wendy@example.com', '{"subject":"Please confirm: new reviews of the Neonic Flow","text":"Confirm your address\n====================\n\nDo you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=W3OcSPWUJJ3-fu0ssBhprnxTg4ss4XUL\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t email you about these reviews, and we''ll delete the request after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Please confirm: new reviews of the Neonic Flow</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Do you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=W3OcSPWUJJ3-fu0ssBhprnxTg4ss4XUL\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t email you about these reviews, and we&#x27;ll delete the request after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 3, 1795690925344, 'Invalid greeting. response=421 not now: 421 not now', 1795687203473, null, 'neonic-flow', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('7071f399-b799-4680-9c5c-a6f3a4dac83a', 'price', 'low@example.com', '{"subject":"$99.99 at Acme: Neonic Flow","text":"Neonic Flow for $99.99\n======================\n\nWe saw it at Acme on November 26, 2026. You asked to hear about $100 or less. A shop can change its price at any time, so look before you buy.\n\nThe link to this shop on our page isn''t a paid link.\n\nSee where to buy it:\nhttps://rallyrank.example/neonic-flow#where-to-buy\n\n-- \nYou asked for this one email about the price of the Neonic Flow. We''ve deleted that request, so we won''t write about it again unless you ask again.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>$99.99 at Acme: Neonic Flow</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Neonic Flow for $99.99</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">We saw it at Acme on November 26, 2026. You asked to hear about $100 or less. A shop can change its price at any time, so look before you buy.</p><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">The link to this shop on our page isn&#x27;t a paid link.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/neonic-flow#where-to-buy\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">See where to buy it</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You asked for this one email about the price of the Neonic Flow. We&#x27;ve deleted that request, so we won&#x27;t write about it again unless you ask again.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, null, 'waiting', 1, 1795690835667, 'Invalid greeting. response=421 not now: 421 not now', 1795690804573, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('7075bbe0-20b2-4072-a054-4f01cc828708', 'week', 'hello@rallyrank.example', '{"subject":"Your site in the week of November 16, 2026","text":"The week of November 16, 2026\n=============================\n\nIt was a quiet week: no new reviews, sign-ups, reports or messages.\n\nWaiting for you\n---------------\n\nReviews to read before they appear: 1\nOpen reports: 1\nPlayers'' photos to look at: 2\nMessages you haven''t answered: 1\nEmails that failed: 1\n\nOpen the queue:\nhttps://rallyrank.example/owner/queue\n\nWe don''t know of any backup. Ours are noted by themselves; for others, run data backed-up FILE.\n\n-- \nYou''re getting this email because this is the contactEmail in content/site.yaml. To stop it, set weeklyEmail: false there.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Your site in the week of November 16, 2026</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">The week of November 16, 2026</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">It was a quiet week: no new reviews, sign-ups, reports or messages.</p><h2 class=\"ink line\" style=\"margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2\">Waiting for you</h2><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\"><span><span class=\"muted\" style=\"color:#4a5a6b\">Reviews to read before they appear:</span> 1</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Open reports:</span> 1</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Players&#x27; photos to look at:</span> 2</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Messages you haven&#x27;t answered:</span> 1</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Emails that failed:</span> 1</span></p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/owner/queue\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Open the queue</a></p><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">We don&#x27;t know of any backup. Ours are noted by themselves; for others, run data backed-up FILE.</p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because this is the contactEmail in content/site.yaml. To stop it, set weeklyEmail: false there.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, null, 'waiting', 3, 1795690925345, 'Invalid greeting. response=421 not now: 421 not now', 1795687202017, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('9ec36a76-f06a-43eb-b003-a2fa2c2ee7db', 'confirmation', 'wendy@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=u_xlsvBWe_7G4yAc4kBr2_wgi--G1sbi\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=u_xlsvBWe_7G4yAc4kBr2_wgi--G1sbi\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 3, 1795690925342, 'Invalid greeting. response=421 not now: 421 not now', 1795687202661, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('af658460-2355-41d2-9572-8f6f33eacee1', 'answer', 'late@example.com', '{"subject":"An owner answered your question about the Diadem Hero","text":"There''s an answer to your question\n==================================\n\nYou asked owners of the Diadem Hero, and someone who has played it answered.\n\n> Does it come with a cover?\n(You asked)\n\n> No, it doesn''t.\n(Cory, DUPR 4.0)\n\nRead it on the site:\nhttps://rallyrank.example/answer/1aaaa775-9e39-45e3-8b20-90744098a63e\n\n-- \nYou''re getting this one email because you left your address with your question. We''ve deleted it from there, so we won''t write again.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>An owner answered your question about the Diadem Hero</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">There&#x27;s an answer to your question</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">You asked owners of the Diadem Hero, and someone who has played it answered.</p><blockquote class=\"ink line\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2\"><span>Does it come with a cover?</span><br/><span class=\"muted\" style=\"color:#4a5a6b;font-size:14px\">You asked</span></blockquote><blockquote class=\"ink line\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2\"><span>No, it doesn&#x27;t.</span><br/><span class=\"muted\" style=\"color:#4a5a6b;font-size:14px\">Cory, DUPR 4.0</span></blockquote><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/answer/1aaaa775-9e39-45e3-8b20-90744098a63e\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Read it on the site</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this one email because you left your address with your question. We&#x27;ve deleted it from there, so we won&#x27;t write again.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, null, 'waiting', 1, 1795690835505, 'Invalid greeting. response=421 not now: 421 not now', 1795690804600, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('c481289d-bc7a-438d-9dc5-6b05f698225f', 'confirmation', 'nobody@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=VkHyRmznwQQ9gSexLXrD095K4vucJpom\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=VkHyRmznwQQ9gSexLXrD095K4vucJpom\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'nobody@example.com', 'failed', 1, 1786615336728, 'Can''t send mail - all recipients were rejected: 550 not now', 1786615216699, 1786615216756, '', null, null);
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('07a7d162-3a6f-4d9f-9fb0-8097f1d209f0', 'photos approve', '47515548-1104-439c-b5e1-e8a80ac68fd4', 'looks fine', 1786629613637, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('0e2218bc-2fe7-405f-ba3e-69f3a9a2836b', 'photos approve', '84db6692-596e-40bc-9a8d-3307b5e9f5b7', 'looks fine', 1786629613491, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('1027e2ca-4616-4666-acc9-774a7ca17726', 'reviews withdraw', 'a25e91f8-8102-46a1-a6ad-8e686dc57408', 'its writer withdrew it', 1786356013799, 'its writer');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('105dd0d4-8b34-4726-aa8d-04df84d67868', 'reviews hide', '0a4a3804-769a-442d-9b20-a38247a82d65', 'advertising', 1786615206057, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('19ca855d-b342-4b0c-aea1-b47404e461b5', 'newsletter draft', 'articles', '', 1795687227787, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('29116121-c271-4843-8ab6-d95e9685930d', 'corrections draft', '067a3833-294b-414b-accb-9e7349d76ce0', '', 1786629623644, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('2e0c24e4-07e4-4d60-88a4-421b25b9b5fd', 'requests answer', '7146099c-a84b-4e66-b655-6393d3622e20', '', 1786629620199, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('325def98-5a3a-4c77-8011-3c7f81cdff38', 'newsletter draft', 'intro', '', 1795687227787, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('32b121e9-e9d0-4662-919e-774340cb3f7e', 'reviews answer', 'ea5f010d-2ee0-4856-b248-102fcd5cf669', '', 1786629611225, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('41418345-4751-40a5-bad6-3c265b68a948', 'content publish', 'paddles/neonic-flow.yaml', 'published in the browser', 1786629631640, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('43f06279-95eb-4243-965a-6a01b1e35c3b', 'reviews approve', '733f2886-df02-453f-bac0-db6af6a9e272', 'looks fine', 1786629613282, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('45c53178-f6a9-48be-a6a4-dce1e9c4f49c', 'console sign-in', 'an unknown browser', 'by link', 1795687234522, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('4ad56543-292b-4f53-95a4-388e441cd97d', 'reviews withdraw', 'e98fbcf3-0dda-4a52-845e-37e1b2b2da87', 'its writer withdrew it', 1786615212885, 'its writer');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('4e229827-38d0-4d06-898a-1f5987735d4f', 'reviews hide', '4535d04b-2c57-4a7c-9d24-874e88095098', 'insulting', 1795687218425, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('53bc689d-106a-44f9-9960-7f0c8712a822', 'newsletter schedule', 'Thursday at 14:00', '', 1795687230436, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('5c9de439-99bb-4b4a-bd9d-c2631b58a5e1', 'reviews hide', 'e92617a0-be0a-4d62-b70e-8d904c678bcd', 'a mistake', 1795687220459, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('62ccda0c-f941-46b7-a4ea-25f69474f426', 'messages answer', '1001', '', 1786629606337, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('639e8aa9-e9fd-4e94-95bc-7bdffd83f482', 'console link', 'Dana', '', 1786629612531, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('7fd1e021-4f2f-4e26-b8fb-29af46316f33', 'log undo', 'e92617a0-be0a-4d62-b70e-8d904c678bcd', '', 1795687223199, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('82ad6a98-4541-4035-bd02-6fa99ae77407', 'newsletter draft', 'subject', '', 1795687227787, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('9f97b85b-d5be-4b9c-8a26-f71b7561b5cf', 'console link', 'Dana', '', 1795687233972, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('a49e36af-baa5-4715-9db6-63fb688acf2d', 'newsletter draft', 'reviews', '', 1795687227787, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('abf23148-56ca-4d8e-8c20-487d583e76d2', 'reviews delete', 'a1c8b63b-595c-4c42-a87b-67d02e8d07e3', 'advertising', 1786615212602, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('ac22fa4e-68a1-4024-9fca-a34383cf931a', 'newsletter draft', 'paddle of the week', '', 1795687227787, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('ae143021-ab71-4bc8-8027-b2ce5c98354a', 'reviews hide', 'e98fbcf3-0dda-4a52-845e-37e1b2b2da87', 'advertising', 1786615207738, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('b3fadc1d-b236-4c7b-9952-7b1f3c3e5a56', 'corrections take', '1dc78662-93cc-415c-85cb-ef69a83944d3', '', 1786629626992, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('bd43bcd5-131b-49cc-b394-7ffe4427c807', 'content price', 'paddles/neonic-flow.yaml#acme', '$99.99 on 2026-11-26', 1795687206648, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('bfc56d4f-8309-41c9-8760-d35befd1f541', 'console sign-in', 'an unknown browser', 'by link', 1786629612838, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('ccde47c3-b386-4de5-b705-6ee1f20f705d', 'reviews hold-all', '6 h', 'a wave of spam', 1795687225260, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('d6386738-7ecc-4850-baed-99e4df313695', 'reviews restore', '0a4a3804-769a-442d-9b20-a38247a82d65', 'it''s fine', 1786615210584, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('dea71be8-f087-42c2-9335-36f308354d2d', 'newsletter send', '2026-08-10', '', 1786615214579, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('e04d2723-cd16-46bc-9e28-a1a6dcbb1cc4', 'words block', 'casino', 'advertising', 1786629604667, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('f054477f-0a61-4f75-93c8-db61c4a59d8a', 'messages delete', '1003', 'no longer needed', 1786629607789, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('f67a84a3-73ca-4e73-a190-562718086674', 'reviews hide', '657ea9c8-d1f8-44ef-a328-541984be9b81', 'advertising', 1786615204603, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('ff7e7ef9-ab98-4ddd-b086-ad658126389e', 'photos hide', '84db6692-596e-40bc-9a8d-3307b5e9f5b7', 'doesn''t belong on the site', 1786629616904, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) overriding system value values ('ffc0154e-f7c0-45cb-8597-49389425db1b', 'content publish', 'paddles/diadem-hero.yaml', 'planned for 2026-12-01T08:00:00.000Z', 1795687249227, 'root (command)');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('737c6450-2257-41f6-babb-149fb3697d7d', 'diadem-hero', '1aaaa775-9e39-45e3-8b20-90744098a63e', 'Cory', '4.0', 4000, 'year', 'No, it doesn''t.', 1795687204222, 1795687204222, null, null, null, 'X6oi4TaUCrOqh6dDoSptcKBH4J-Z5FyvC9ZgLfRjb-A', null, 'iQ3XxcjGnyTYkrXXo7XDNEkiMrleda76Am_YNO4-Zyw', 'nhIXSZUY2eHl-k3N7OtnvT2F11UqGCZnZSfDlYGHCYw');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('7ba12b0b-87b3-44fa-9b0c-94bcb14b693c', 'diadem-hero', '0e4f859d-9bdf-4bcc-ab81-220b097ae8f0', 'Max', '4.25', 4250, 'months', 'Yes; it''s dry ’til August.', 1786528807380, 1786528807380, null, null, null, '28loUXnEj3oyNzdpF4vyJPTNO6GVEELwAlbuyVvB1KE', null, 'lKp9D2LAwzvECEkGJpqdwmahUT0SQzHTljF-CxOMGys', '64lnQRW8N1XfQylMC8A76RPo-Aj2Jh8OZQAoFCDoDYU');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('abe6d83b-64ac-43f2-80e4-1f4299d1674b', 'diadem-hero', '0e4f859d-9bdf-4bcc-ab81-220b097ae8f0', 'Max', '4.25', 4250, 'months', 'Look at shop.example.', 1786528807456, 1786528807456, 1786528807456, 'link', null, 'y7c8jWMjnWqwQe4ZbznH0wxfXI3DRCvprkArduILUbA', null, 'KB8qFzX5C0N64dMNDkHrfmtgaXqN8ZUhTXf3xh7Q0ik', 'VwFlQFpelHta71m8AWWu-aOId9c-qQEAsSSUsj9vPj8');
insert into paddle_answers_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) overriding system value values ('3d2bd48c-5833-4fd2-a10e-0a9fbf9eb125', 'diadem-hero', '7ba12b0b-87b3-44fa-9b0c-94bcb14b693c', 'other', 'It isn''t about the grip.', 1786629617357, null, '8uAGKPUsdJOIzMrm1gJ9PErjGQhpsrQw1DJYM3YyGMw');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('0e4f859d-9bdf-4bcc-ab81-220b097ae8f0', 'diadem-hero', 'Told', 'Does the grip stay dry?', null, 1786528806734, 1786528806734, null, null, null, 'husI2vgtUgm2Rt7qoHTiClOKkpAabzd4FEaK9--KCR8', null, 'AfZQBDCso2dwXr-Xqz0qLYd-Hc_UI2P0GFCXg00Adoc', 'rIlE1yt3wzViNurG2LxuY1oJ3ZKSHBFkASNo1TMoMs0');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('1aaaa775-9e39-45e3-8b20-90744098a63e', 'diadem-hero', 'Late', 'Does it come with a cover?', null, 1786528807030, 1786528807030, null, null, null, 'XO4-6bPoKSH5H3aSN-dVcE6LeW6rSu_WaqBNbW72uxs', null, 'Vj3W5yRAqrPctJQNAzX88gV7h6UnbTLr5zQo-YphEvk', 'rwiaqR0CS_V4p4gsdUgaBHrGMChaZQhBwX6sneq5-DQ');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('1d3597cc-d3b0-44da-811b-ef28049472b1', 'diadem-hero', 'None', 'Is it for beginners?', null, 1786528807190, 1786528807190, null, null, null, 'WXVc-FotkzblH1W8eI03D7oWCQuhww9WZ84V9IrYKmo', null, 'RiWEboS5i4Me9Ii_jUPLuS_bIH-C34h5G_nzMsMn9UI', 's2-Sbxnqfx19i-mwQ9U6rcEyU5NcbEsrpXLvFpP0_uA');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('a5784a37-1359-4a74-86b7-64cda4bee6d6', 'diadem-hero', 'Wait', 'Is it "loud"?
Indoors?', 'W.ait+Q@Gmail.com', 1786528806920, 1786528806920, null, null, null, '0VlZxIMTVxrsHNLhHJkSC6mwcyDIEFbox2grQ0GSnHk', null, 'hn1qSoAMr4CR4rznKq77MJNffJlp2nZGbV5x-SZcyPE', 'bf05XExSYd1kxbz2KYmarbimecPm160s9d2-1I6qKFg');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('fe62e624-db49-4189-890d-4e38e1d5cf55', 'diadem-hero', 'Link', 'Seen it on shop.example?', 'held@example.com', 1786528807275, 1786528807275, 1786528807275, 'link', null, '56x9J8p1LSl_zDmNnS5Q-3jmdpaNjUDoSOWrfCdPhbI', null, 'J2CzOmsdg0fUAPPKHUGB5x5OYfpgvxEI5jm4UsB8kvk', 'FtIlzgslhariuS_slPqRYvJWBOWnkSGlaJGhredzhak');
insert into paddle_questions_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) overriding system value values ('decf7556-720d-4066-91cf-55b77957c87d', 'diadem-hero', '1d3597cc-d3b0-44da-811b-ef28049472b1', 'other', 'It isn''t about the grip.', 1786629617307, null, 'OpX7vbu5irJb_HVq0H7X87F_yAUL_bQEe7q8J5zK5eI');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('3e379211-9329-405c-b400-b61a9bb712e6', 'vatic pro prism flash', 'Prism Flash', 'Vatic Pro', 'https://shop.example/flash?a=1&b=2', 'flash@example.com', null, 1786528807619, 1786528807619, 1786528807619, 'all', null, 'fP-9gy2AYi_Zeyf9MnuhBtnMog-wf2lyEZl6J9m7t9Q', null, '', 'fLo9sswxAFYkyAdilgKt7NllzP_aZ-Q5VfWth90MVEw');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('7146099c-a84b-4e66-b655-6393d3622e20', 'diadem hero', 'Hero', 'Diadem', 'https://shop.example/flash?a=1&b=2', null, 'diadem-hero', 1786528807819, 1786528807819, null, null, 1786629620199, 'wd_0FthMDDrir2PDCNT6YMsDpG-gvZbI3oludjKAj8k', null, '', 'ab6IziITTfbNICBqVakwaNoFwlaw-pMCQyy9aSPEBn8');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('fd2ada71-0786-4b65-b01a-f890752b2788', 'vatic pro prism flash', 'PRISM Flash', 'vatic pro', 'https://shop.example/flash?a=1&b=2', null, null, 1786528807724, 1786528807724, 1786528807724, 'all', null, 'BYdrjeaKa8hiaF5ehwFbHzVeYhi8yyWUChZIGYn_vAs', null, '', 'ldHsYoXocAT5ZPWJzkhKMkfPHe78PYG4jTbd1KqJJww');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('0a4a3804-769a-442d-9b20-a38247a82d65', 'neonic-flow', 'Restored', '2.5', 4, 'Hidden by mistake, and restored.', 1786356014083, 1786356014083, 0, null, 2500, 'olB_vP-QVdhOwt2WdKUQVLccnjU0DOKpu6F5E4FYPL0', 'KpLTixjrJuatWoL5kafItabqvZhY3tQCP50beD-cQ1k', 0, 0, '-dS3JglHAs0NCqk1-c9v7t_30B-rp_qLSEzdpz0hsig', '', '', '', '', '', null, null, 'WzKDsoRlQzUogHBhcurA35Ku7kg2NxSdpZRz3tnYVlk', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('19103a8d-c72d-4f12-9d2c-f4a40388b443', 'joola-perseus-pro-iv', 'Bettina', '4.5', 5, 'My kick serve went from annoying to a real problem for people. I get more spin than I did with my Hyperion. Same on the backhand roll: it clears the net by a foot and drops at their shoes.', 1785574810030, 1785574810030, 1, null, 4500, 's6LYKP0IUFwQeNcqASM-RC_lOfKONM9dmTier7kTO90', null, 0, 16, null, '', 'spin', '', '', '', null, null, '3Fsg3_qM5Eq3g9NKsFfgyrO2JBfCol6Ylol2OCpHRHY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('1cf97a1b-470c-41e7-a0d3-cf5991e97f0d', 'diadem-hero', '李', '4.25', 5, '控制很好 🎾, é and 100% of \n and $1.', 1786356012833, 1786356012833, 0, null, 4250, 'hjd0w5c-rJfWlw03FLTlkv3OAIXP3U0jmwmYI222lWk', null, 0, 0, 'yrvPiAgaxlvjEP3HIHI08BqkREPwWeB-NMR8VCfwQE4', '', '', '', '', '', null, null, 'upst9BjL8HiKDZGw5ABGzwBhL_Zd7Fc1O3IabAV26yQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('21e1407c-5ac7-4047-80e5-10db06090c0e', 'joola-perseus-pro-iv', 'Viola', '3.73', 5, 'Moved up from the 3S. Even more power on serves, and I don''t swing any harder.', 1786244410030, 1786244410030, 1, null, 3730, 'j_ItoBglXfjKcfbMFINO4101Cxs00AvJbhxt7ss4InA', null, 0, 4, null, '', 'power', '', '', '', null, null, 'fD9dxhUeGo4o2KDjGyESCRaag_v5rHOevWwe2hFI8Kk', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('25361f20-aa40-471d-a86f-d7792b8d4ede', 'joola-perseus-pro-iv', 'Elif', '3.5', 4, 'Power is easy. Hit it clean and the ball jumps. Miss the sweet spot toward the tip and it goes nowhere, and I do that a few times a game. Next stop is a couple strips of lead tape on the sides.', 1784793610030, 1784793610030, 1, null, 3500, 'tkFCQZ2YJsRj41Yd08WVJjhmB2bAzjBqUqAlOwEWQOo', null, 0, 516, null, '', 'power', 'forgiveness', '', '', null, null, 'TskfLDTYVs6m6IXvys5AyO3KfBOWNxe4G4bxkRJRagw', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('2b79c948-d0b8-4d96-8bd4-829a95b58bf0', 'joola-perseus-pro-iv', 'Kelly', '4.0', 5, 'Long enough handle for two hands, and the grip shape is comfortable. It''s easier on my palm than the Gearbox I had. First paddle in a while that I didn''t have to mess with.', 1785128410030, 1785128410030, 1, null, 4000, '9RA_2EB6Fy7s6kEP4lOaZKOSEcRj7zBEGhb_ebswLBs', null, 0, 1024, null, '', 'comfort', '', '', '', null, null, 'Owzfn7ZJNH0_dhGoJe4BhV0B1ofjvL1o_xPKWibHSuY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('2db3cc1f-6ecc-4af5-bb4e-9b36542c6045', 'joola-perseus-pro-iv', 'Serena', '3.8', 4, 'Don''t judge it the first week. I''m a 3.8, and it played different every night until I quit messing with the grip size. Two overgrips, done. I like it more every session.', 1785351610030, 1785351610030, 1, null, 3800, 'Fz7q6Jw_d0BIXkifLEdGVj3JMGdMsUXetek5QuJN4Us', null, 0, 0, null, '', '', '', '', '', null, null, 'lfDVShZPv9urOuQFB4eJT3WipCU8jYon3AWrA5Ln5NI', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('3647428a-4e24-48ed-a72e-4795e4a8ed2a', 'joola-perseus-pro-iv', 'Naomi', '3.8', 4, 'More put-away power than my J2K, no question. It''s also a bit slower in hands battles. I play mostly mixed, so I take that trade most nights and bring the J2K when I know the other team speeds everything up.', 1784124010030, 1784124010030, 1, null, 3800, 'CKN3TCgTdw_0XXey6p-QKWy5fpHNrqmuVzD4dS4Iu0A', null, 0, 132, null, '', 'power', 'hands', '', '', null, null, 'tEwYq0nAIU3VksHwYoNMh6v1aJkJO4oDlmzCEgaVjBg', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('4535d04b-2c57-4a7c-9d24-874e88095098', 'top-rated-pickleballs-2025', 'Bo', '3.5', 4, 'They last.', 1786356014854, 1786356014854, 0, 1795687218425, 3500, 'D4JOXtPd9wF3NzPGCn9iZly0LnV9MhzT5UzlqVZWMqc', 'jAUHKkb4jruVJRBk5a5dm7LLdS-gcj8bi3x3VgRC9qk', 0, 0, 'utONZTzdIEa1D03JQ8wywtg7-dxzIL8ZEPymMx6r5xc', 'article', '', '', '', '', null, null, 'SghwVT9k078q_zCaxtNNR-01xU93AAMUWZdgPZbokiY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('5d4cdd83-e023-483b-80be-95ff2e4eaa7e', 'joola-perseus-pro-iv', 'Ana', '4.7', 5, 'Fourth JOOLA for me, after a Hyperion, the CFS and the 3S. This one grabs the ball best. My inside-out forehand curls off the court and my two-hander dips late. We took silver in a 4.5 bracket two weeks after I switched. Could be a coincidence, but I''m not giving it back.', 1784458810030, 1784458810030, 1, null, 4700, 'sK2kDalNKlROAEnfhuUFd01vAYHERt-s6RtFYThd_9o', null, 0, 16, null, '', 'spin', '', '', '', null, null, 'DvkOl6vUcN8jkSeqpxyVvr4ttvir_-t66TGp2v7NmwQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('657ea9c8-d1f8-44ef-a328-541984be9b81', 'neonic-flow', 'Hidden', '2.5', 4, 'Hidden by the owner: poor control.', 1786356013996, 1786356013996, 0, 1786615204603, 2500, 'jDiahr5nvbYmGebjwwhsFUWQ9c1SbBUXoC1YKumsMTw', 'LMT92BytzLLUXUmQLgLYCGSNZNQaElErgz5lIoq2sq4', 0, 2, 't8rW2hIoE3mkh-bx-szc4X1mS1_yPSuHhC_efwaaQr4', '', '', '', '', '', null, null, 'z865Gy25yrOm-ddJR9rwfpcYOBQeI2-FTCzpIBjduVI', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('6ccfee7e-ee75-48fd-abbc-ff82bb651e82', 'joola-perseus-pro-iv', 'Wanda', '4.0', 5, 'Easy power, soft touch on drops, no arm pain. Best paddle I''ve owned!!', 1785240010030, 1785240010030, 1, null, 4000, 'Qlp3l9MWs4q8IPx6NFpzs9bbTNGqGN4UvE2Jql9gGI8', null, 0, 1029, null, '', 'control, power, comfort', '', '', '', null, null, 'QbEt3yVb2IByh1-2VtUtQi-dhtIz2BXGo1mqfkv5iFQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('6da82604-0b55-45d8-82a4-bbd4de63261d', 'joola-perseus-pro-iv', 'Julie', '4.3', 5, 'Softer in the hand than I expected from a power paddle. Dinks are predictable, and my wrist feels fine after back-to-back matches.', 1785686410030, 1785686410030, 1, null, 4300, 'xAs8FJIFGvS586l4I4PtVvipqW3kqKEnQ_pVhlFghhA', null, 0, 1025, null, '', 'control, comfort', '', '', '', null, null, 'hwy-1zkleliMLl8sIqj0KhkfrlrO33zD_c50XxpnO7Q', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('733f2886-df02-453f-bac0-db6af6a9e272', 'diadem-hero', 'Held', '3.5', 4, 'See deals.example too.', 1786528806563, 1786528806563, 0, null, 3500, 'WuIckKqCkS6pDxWdOz9g9PoH7plA7VyltBOK1lSeQFk', null, 0, 0, '69NiAw97IpCcrQXRvOddqkCFBgrw-MbFlH9IrBtQWZA', '', '', '', '', '', null, 1786629613282, 'Hk8nG1EorgDV9OQtxTUaN0zCsD5TnHlqydnlAMY_rHY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('73459c5e-c2c6-4d41-bc17-0194c9031a31', 'joola-perseus-pro-iv', 'Wes', '3.75', 5, 'I play league on Mondays and drill on Thursdays. My drives are heavier than they were with the Bantam TKO-C, and the ball still dies on a drop when I relax my hand. That''s the combo I wanted. Started the year at 3.5.', 1785798010030, 1785798010030, 1, null, 3750, 'RlDdtW5KI_lM1iRLxdaFtec1Lo4sGFgqLgfHt4nhpY8', null, 0, 5, null, '', 'control, power', '', '', '', null, null, 'r0tS4CQoXCu2rIF2S1Xi15lJ-mhusGZKp2zxBzPQzKk', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('7af7c363-2c21-4f94-af4c-a8081db63f32', 'joola-perseus-pro-iv', 'Cody', '3.5', 5, 'Didn''t think a $280 paddle was for a 3.5. My kids got it for my birthday. The feel is soft, the handle fits both hands, and I can place a dink crosscourt instead of just getting it over. When I miss now, I know it''s me.', 1784347210030, 1784347210030, 1, null, 3500, '6MuHD-oa_RRGyWW_Iz34B12Q26SrTqS6Ks-imE45ATY', null, 0, 1025, null, '', 'control, comfort', '', '', '', null, null, 'LWupY7aefKvnW45YZcMnQrRD01EAQTGtsXJ6_-SDcpA', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('7d9c0e9f-3a9e-4523-8ed6-4c6ffcabe6b9', 'joola-perseus-pro-iv', 'Leif', '4.5', 4, 'Took me three weeks to stop popping up dinks, and my resets still float when I grip too tight. I came off a LUXX Control Air, so it''s a big change. I''m keeping it, but plan on some drilling.', 1786132810030, 1786132810030, 1, null, 4500, 'NFOm8OVA8aqShNSfgnIULQxMT8R3YFkAfFLI4-yH_F4', null, 0, 2, null, '', '', 'control', '', '', null, null, 'zdzrOqGJI7EHFLJzsq-htO5gAIBTKaqVdhq7Q1Ev89k', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('7ee67461-76b1-4bb9-96a0-fc904691253c', 'joola-perseus-pro-iv', 'Kyle', '4.0', 4, 'People talk about the pop. I like the touch. My thirds come down in the kitchen and I can dink with anyone in our 4.0 group. Slowing down my swing was the hard part, maybe ten sessions. I''d hit 20 crosscourt and 20 down the line before open play, at half speed, until my arm got the message.', 1786021210030, 1786021210030, 1, null, 4000, '0R58rmiohgIyKfrjycaMAhCAySqABX5Xce84YeWwB3c', null, 0, 1, null, '', 'control', '', '', '', null, null, '5NnfWdM4BmO1h9Qg1ZcCGbbGC8EzdTz46VEDEtZzj3w', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('82eab671-95cf-46a6-9d7e-c7b93f3d9967', 'neonic-flow', 'Reported', '2.5', 4, 'Somebody doesn''t like this one.', 1786356014357, 1786356014357, 0, null, 2500, 'O12wz4v7Ls1uSV15-2cT2LYKhAwXR90obno2i7WAn4Y', null, 0, 0, 'AR2asIA0FWtIQgO2x2NBGeDD1ZeAWfsYRLjoONsN3So', '', '', '', '', '', null, null, 'AZCT0OKJbGDTFt31LVddzy_-4CkD9_KIxBLDg4wXxfc', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('8d18c99a-7dc1-4c0e-bc48-0db87f4e625b', 'diadem-hero', 'Link', '3.5', 4, 'See shop.example for more.', 1786528806325, 1786528806325, 0, 1786528806325, 3500, 'pr0JtZntax-45j6YcjFCK8eXLhgz3ipuJj22KXoPQD0', null, 0, 0, 'OmwD0wGN0HnAlOldAzHFWFepEmWOIGB3muOLRj5edFI', '', '', '', '', '', 'link', null, 'zQkClIDOQUaW2cZr349hstXtfOlj4pP4vWdVAjdXEcI', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('8da11996-1e16-4d95-b7be-b96f49e5fb1d', 'diadem-hero', 'Nora', '3.5', 4, 'Great control, and "calm" at the net; it''s quiet, too.
New line.', 1786356012118, 1786356012118, 0, null, 3500, 'g9QmJ9Z81mqmeUCZmd7WfxeX3imlQkFNRceXwmJd0NQ', null, 2, 9, '0wkiVh5wyUVNCUPPe1QeGpKOhmA9TtVeAHHcaHCQ_6M', '', 'control', 'power', 'months', 'Selkirk AMPED S2', null, null, '_eWJSCFHHT3RJImA1QRTZ8gs8aLHPFomXyvuxNYfymY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('9ff033d0-d80f-4432-aefe-43b5d52a5292', 'joola-perseus-pro-iv', 'Faith', '3.25', 3, 'Hits hard and spins like crazy, no argument. It''s just too slow for me up close. I lost a lot of quick volleys in the 3.0 bracket and went back to my Z5 for mixed. Might try again when my hands catch up.', 1784905210030, 1784905210030, 1, null, 3250, 'WdSq8VAERUjJHYyQ7w6aSF7NPwrv7Co4kSJ8GPBOuWo', null, 0, 148, null, '', 'power, spin', 'hands', '', '', null, null, 'eu4BE3hyLtIGqhDw41UMgEcfY085ZG7zyi_2f98DsuY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('c7ad9e77-7ec6-4ae6-8377-9fc59eb91fad', 'joola-perseus-pro-iv', 'Cassidy', '3.5', 4, 'Drives are huge. Drops go long if I''m even a little tense.', 1784570410030, 1784570410030, 1, null, 3500, 'fefZgr2ZlS9WzCkpYic8dIagh1U_m96oPOzPhuJdjGo', null, 0, 6, null, '', 'power', 'control', '', '', null, null, 'EaDXoHnUsrr0If5wmWWh8v_ONe5oPX_FsYEJudfHY2s', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('c835d273-e27c-4b64-8dfe-ad214279ec41', 'joola-perseus-pro-iv', 'Leo', '4.0', 5, 'Serve is a weapon now. Tons of spin, tons of pace, still lands in.', 1785016810030, 1785016810030, 1, null, 4000, 'RrXGUFm495vcPUe6llwcvvJXH643zagfJUC822BH46E', null, 0, 20, null, '', 'power, spin', '', '', '', null, null, 'WoZp986Go5vZO9cJ1M4Gos1VtQ56HatCktxtOTnBmEo', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('cd19f2f1-c545-4c2d-9507-15354bfda71c', 'joola-perseus-pro-iv', 'Alma', '4.43', 5, 'Swing easy and it still goes. That''s huge for me, because I used to muscle everything and my shoulder paid for it. Now I hit through people in singles and feel good the next morning. Three months, four or five days a week.', 1784235610030, 1784235610030, 1, null, 4430, 'UZahY1vBHOe5VLzg958XrCLHMDyxS0CH_ax0OkdyS80', null, 0, 1028, null, '', 'power, comfort', '', '', '', null, null, '4qFyTK4vaU-Mt4Lnl-EoO2StYKFSOBYpKUDbcpINvdM', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('e189d8e7-bba8-4b00-8c24-1afa96425b86', 'joola-perseus-pro-iv', 'Dwight', '3.8', 5, 'Was on the fence at $280. Six months later I''d call it worth every dollar, because my drive wins points by itself now. At 3.8 that used to take me two or three more shots.', 1785463210030, 1785463210030, 1, null, 3800, '-eNUgZ7cHKdM6CjNwma3OEBTrXK6IS2Cpo7TeFSowbk', null, 0, 16388, null, '', 'power, value', '', '', '', null, null, 'kMD59Xq9rs4XPLalIGY2zht5q0C0y8z734ivbD33tBU', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('e92617a0-be0a-4d62-b70e-8d904c678bcd', 'diadem-hero', 'Ned', '3.5', 4, 'It broke.', 1786528803973, 1786528803973, 0, null, 3500, 'H7lhWcL9D_xd8pGnQbebhKMnd7WBItERWSsnWbHtXfE', null, 0, 0, '6LHJEO98NQNgg_cs4bRWLt7d_OoPDqayZybJTba4WU4', '', '', '', '', '', null, null, 'E9eDfy6OY4M4Qhb5qJu4s_CYse1hEGALAy8EvQwRmtA', '', null, '', '', '', '', '', '', '', 1, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('ea5f010d-2ee0-4856-b248-102fcd5cf669', 'diadem-hero', 'Edith', '3.5', 3, 'Not so loud.', 1786356013097, 1786356013278, 0, null, 3500, 'GYaDd1bvkicoT5ecpMGa1G8bVXYZvpZytMN2LEUJ_VA', null, 0, 0, 'B5uoCqPxxbwGt5R-a50Kt57-_0Iydh1Bj4BTQuYHkrw', '', '', '', '', '', null, null, 'hdAgHt0DgE9x5jMWps23N9JchHZAitkALri7OzZ01nI', 'Thanks, Edith:
it''s noted.', 1786629611225, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('f28f02d6-e217-4934-a7f6-96b587facc10', 'joola-perseus-pro-iv', 'Tom', '4.5', 5, 'Topspin off both wings is unreal. Roll volleys dive.', 1785909610030, 1785909610030, 1, null, 4500, 'EgoUuDGOfbGipCkDLJ0HfyDF7iQtOoAFIgOHtWjjVtI', null, 0, 16, null, '', 'spin', '', '', '', null, null, 'WFT0f_KbKvH4SClX6GkP5mEI-vUvvRgygKs3b4SY2DQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('f32a7ee5-c7ce-432d-99db-600e22e95d32', 'diadem-hero', 'Mia', '3.5', 4, 'Mine is lighter than they say.', 1786528803033, 1786528803033, 0, null, 3500, 'GygYe4LK1LLyq8DYReyNbSghTKBHQDwzC3Wp06ED--E', null, 0, 0, 'P5nyvzXYdhSGi5nKlY0W6M3ePVZLfBDBchOG0ER31gI', '', '', '', '', '', null, null, 'Dt_valp_MqLFRaokhZBarqnvWKsU0M99S0tqvhvGu7Y', '', null, '8.1 oz', '5.5 in', '240 mm', '16 mm', 'bare', 'a scale', '', 1, 'playing', 'yes', 1794477604493, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) overriding system value values ('fe1485b0-59fd-4e4c-958f-c77fd0e354cb', 'joola-perseus-pro-iv', 'Petra', '4.25', 5, 'I didn''t see this coming, but my resets got better. I hold it loose, block out in front, and the ball drops in the kitchen. My partner plays a Genesis and we traded for one game. We both wanted ours back.', 1784682010030, 1784682010030, 1, null, 4250, '1wYGFVoaVuP9-rsYzo0uzwf_wTerAbkSDMNtJyWayB8', null, 0, 1, null, '', 'control', '', '', '', null, null, '_Tp6x5b4L_8IhcShoPyledcdISxiI--S6eNRD3XV3TE', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into review_photos (id, subject, review_id, place, picture, width, height, color, bytes, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('47515548-1104-439c-b5e1-e8a80ac68fd4', 'diadem-hero', 'f32a7ee5-c7ce-432d-99db-600e22e95d32', 2, 'c21262a4c5cb556200ae7ecd1f02d90f', 400, 300, '#32ab2d', 7062, 1786528805889, 1786528805889, null, null, 1786629613637, 'ZkSyAZT1_9X90vSj8k9mNu66GFJlbP-Ql-aufcMDygM', null, '', 's66wWUIhVa52gNqzUipzTkXj5YIoLHGzSlRVyo8fPfE');
insert into review_photos (id, subject, review_id, place, picture, width, height, color, bytes, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('84db6692-596e-40bc-9a8d-3307b5e9f5b7', 'diadem-hero', 'f32a7ee5-c7ce-432d-99db-600e22e95d32', 1, 'b1961a5001d9628a64d4802d05448fbb', 400, 300, '#ed6d5f', 6512, 1786528805575, 1786528805575, 1786629616904, null, null, 'JjRbLhFW2Km7Hvre4x3u6kH8xtFjIH50O7n2tMm8570', null, '', 'Z7rmBSi5nHqVY1EoDFOg2iyHEZz2WQSCHO1gggo1iLw');
insert into review_photos (id, subject, review_id, place, picture, width, height, color, bytes, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) overriding system value values ('a46d6d4f-4c6e-4104-b2c3-708af391cb81', 'diadem-hero', 'f32a7ee5-c7ce-432d-99db-600e22e95d32', 3, '147cdea3b8ff7207633ab4942814d296', 400, 300, '#9d80fe', 6317, 1786528806135, 1786528806135, 1786528806135, 'all', null, 'VuOUbf7CEa7hXRASFWQkjHfRm2gcJoAooXTYKzbf9Qw', null, '', 'xVyoFEi5f_wPaTWhePIqAw3Z7sY1Wu0svCntyTf9kys');
insert into review_photos_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) overriding system value values ('277f7ca5-9d6a-4809-8ae6-e69186fb7815', 'diadem-hero', '47515548-1104-439c-b5e1-e8a80ac68fd4', 'spam', 'An ''advert''', 1786629617836, 1786629617836, 'yWvndou9UjYkFDlgZMmex8SgHszP7g_HAhhFyTown58');
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key, told_at) overriding system value values ('31a2bd1d-3a4c-498d-bdfa-8ca2e6263280', 'neonic-flow', '82eab671-95cf-46a6-9d7e-c7b93f3d9967', 'spam', 'It''s an "advert".
Twice.', 1786356015085, 'Vm9HOreAu_c4sjOYyng3XoVKKDQePQ7mbyQXDeTNjZc', 1786356015085);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 3, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 4, 10, 4, 14000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 5, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 3, 9, 1, 3250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 4, 10, 2, 7000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 4, 11, 2, 7600);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 4, 12, 1, 4000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 4, 14, 1, 4500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 5, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 5, 11, 3, 11280);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 5, 12, 3, 12000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 5, 13, 3, 12980);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 5, 14, 2, 9000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('joola-perseus-pro-iv', 1, 5, 15, 1, 4700);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('neonic-flow', 0, 4, 6, 2, 5000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('neonic-flow', 0, 4, 10, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('top-rated-pickleballs-2025', 0, 4, 10, 0, 0);
insert into secrets (name, secret) overriding system value values ('report links', '479b44754e77ab9286363f5b2004b9faef6df7e57cd75d93e8cbffe97c4a6806');
insert into seedings (paddle_name, seeded_at) overriding system value values ('joola-perseus-pro-iv', 1786356010030);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('ada@example.com', 'ada@example.com', 'confirmed', 1786442404415, 1786442404542, 1786442404542, null, null, 0, '-Q3NyPveOhcHiOiUwHE01lGeNpeqstO1', 'ada@example.com', 'approvals:neonic-flow', 1786442404542, '[{"list":"USA Pickleball","version":null,"state":"approved","on":"2026-03"},{"list":"UPA-A","version":null,"state":"not listed","on":"2026-03"}]');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('cheap@example.com', 'cheap@example.com', 'confirmed', 1786442405047, 1786442405138, 1786442405138, null, null, 0, 'FSWfNZSqkzWkvtErRcILiOVSrWx883Pq', 'cheap@example.com', 'price:neonic-flow:2000', 1786442405138, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('d.ana+news@googlemail.com', 'D.ana+News@googlemail.com', 'confirmed', 1786442403839, 1786442404057, 1786442404057, null, null, 0, 'RO0ao_dtQ1sH101uvliAF13nLeIFsc17', 'dana@gmail.com', '', 1786442404057, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('dana@example.com', 'dana@example.com', 'confirmed', 1786442402954, 1786442403532, 1786442403532, null, null, 0, 'Q-34r-OrqyMX__EUvb6rFtWAMBIyqmc4', 'dana@example.com', '', 1786442403532, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('lee@example.com', 'lee@example.com', 'unsubscribed', 1786442403650, 1786615216618, 1786442403787, 1786615216618, null, 0, 'l9Ut4yqgCOrYWs18cJX8tiRfkuBo3DLy', 'lee@example.com', '', 1786442403787, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('max@example.com', 'max@example.com', 'confirmed', 1786442404194, 1786442404318, 1786442404318, null, null, 0, 'GMMQvZMR56b3WzwHDi6Ll-6xt30Z1A2H', 'max@example.com', 'diadem-hero', 1786629613282, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('mia@example.com', 'mia@example.com', 'confirmed', 1786528803342, 1786528803660, 1786528803660, null, null, 0, 'COXqUiW89bUa6drnV851gut-DsCf1hEV', 'mia@example.com', 'aged:f32a7ee5-c7ce-432d-99db-600e22e95d32', 1786528803660, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('ned@example.com', 'ned@example.com', 'confirmed', 1786528804144, 1786528804251, 1786528804251, null, null, 0, 'YXxNP6IdzX4ypFNqcosedzxUAtcnuwdP', 'ned@example.com', 'aged:e92617a0-be0a-4d62-b70e-8d904c678bcd', 1786528804251, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('quinn@example.com', 'quinn@example.com', 'confirmed', 1786442404643, 1786442404738, 1786442404738, null, null, 0, 'RG1DfHyjwDwKN2O0o-NSacJQ_ZFy02yT', 'quinn@example.com', 'questions:neonic-flow', 1786442404738, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202661, 1795687202661, null, null, 1795687203473, 2, 'NbnX5HSBZRc45y0xohIYGEQhCTFWO10b', 'wendy@example.com', '', 0, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) overriding system value values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687203473, 1795687203473, null, null, 1795687203473, 2, 'luLY0wJ97BNjFonMyLoPBqgUHcBwLHD2', 'wendy@example.com', 'neonic-flow', 0, '');
insert into theme_rules (id, digest) overriding system value values (1, 'dxBs31ckB9vMoiNAlzYqR1ctWMHJocK6XKXwVSbCCmw');
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('diadem-hero', 0, 0, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('diadem-hero', 0, 1, 0, 1);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 0, 6, 2);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 1, 10, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 2, 5, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 3, 0, 2);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 4, 0, 1);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 5, 5, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('joola-perseus-pro-iv', 1, 7, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) overriding system value values ('neonic-flow', 0, 0, 0, 0);
insert into undoable_acts (id, actor, done_at, steps) overriding system value values ('22dace12-9bca-4270-afc3-8a13a7a7afed', 'root (command)', 1795687218425, '[{"act":"reviews hide","saved":[{"id":"4535d04b-2c57-4a7c-9d24-874e88095098","before":{"hidden_at":null,"held_because":null,"approved_at":null,"text_key":null},"after":{"hidden_at":1795687218425,"held_because":null,"approved_at":null,"text_key":"jAUHKkb4jruVJRBk5a5dm7LLdS-gcj8bi3x3VgRC9qk"}}],"logged":["4e229827-38d0-4d06-898a-1f5987735d4f"]}]');
insert into weekly_rounds (name, through) overriding system value values ('held reviews', 1786615142034);
insert into weekly_rounds (name, through) overriding system value values ('newsletter', 1795687230436);
insert into weekly_rounds (name, through) overriding system value values ('owner''s email', 1795413600000);
insert into withdrawn_texts (text_key, paddle_name, withdrawn_at) overriding system value values ('HJQEjLm3i_ToxNmlSpzrBMLu_emWTInzTuehabQJhsQ', 'neonic-flow', 1786615212885);
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
alter table review_photos add constraint review_photos_edit_key_key UNIQUE (edit_key);
alter table review_photos add constraint review_photos_pkey PRIMARY KEY (id);
alter table review_photos add constraint review_photos_place_check CHECK (((place >= 1) AND (place <= 4)));
alter table review_photos_reports add constraint review_photos_reports_pkey PRIMARY KEY (id);
alter table review_photos_reports add constraint review_photos_reports_submission_key_key UNIQUE (submission_key);
alter table review_photos add constraint review_photos_submission_key_key UNIQUE (submission_key);
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
CREATE INDEX paddle_reviews_played_before ON public.paddle_reviews USING btree (paddle_name, played_before) WHERE ((played_before <> ''::text) AND (hidden_at IS NULL) AND (is_sample = 0));
CREATE INDEX paddle_reviews_settled ON public.paddle_reviews USING btree (paddle_name, COALESCE(approved_at,
CASE
    WHEN (updated_at < (created_at + 86400000)) THEN updated_at
    ELSE created_at
END)) WHERE ((hidden_at IS NULL) AND (is_sample = 0));
CREATE INDEX paddle_reviews_shown ON public.paddle_reviews USING btree (paddle_name, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_stars ON public.paddle_reviews USING btree (paddle_name, rating, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX paddle_reviews_text ON public.paddle_reviews USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
CREATE INDEX review_photos_all ON public.review_photos USING btree (created_at DESC, id DESC);
CREATE INDEX review_photos_held ON public.review_photos USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX review_photos_likeness ON public.review_photos USING btree (likeness_key);
CREATE INDEX review_photos_picture ON public.review_photos USING btree (picture);
CREATE UNIQUE INDEX review_photos_place ON public.review_photos USING btree (review_id, place);
CREATE INDEX review_photos_reports_newest ON public.review_photos_reports USING btree (created_at DESC, id DESC);
CREATE INDEX review_photos_reports_of ON public.review_photos_reports USING btree (of_id);
CREATE INDEX review_photos_shown ON public.review_photos USING btree (subject, created_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX review_photos_text ON public.review_photos USING btree (text_key, created_at) WHERE (text_key IS NOT NULL);
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
CREATE OR REPLACE FUNCTION public.review_photos_alone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform 1 from paddle_reviews where id = new.review_id for key share;
      return case when found then new end;
    end $function$
;
CREATE OR REPLACE FUNCTION public.review_photos_changed()
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
CREATE OR REPLACE FUNCTION public.review_photos_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin delete from review_photos where review_id = old.id; return null; end $function$
;
CREATE OR REPLACE FUNCTION public.review_photos_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update review_photos_reports set subject = new.paddle_name where of_id in (select id from review_photos where review_id = new.id);
      update review_photos set subject = new.paddle_name where review_id = new.id;
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.review_photos_reports_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin delete from review_photos_reports where of_id = old.id; return null; end $function$
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
CREATE TRIGGER review_photos_alone BEFORE INSERT ON public.review_photos FOR EACH ROW EXECUTE FUNCTION review_photos_alone();
CREATE TRIGGER review_photos_changed AFTER INSERT OR DELETE OR UPDATE ON public.review_photos FOR EACH ROW EXECUTE FUNCTION review_photos_changed();
CREATE TRIGGER review_photos_gone AFTER DELETE ON public.paddle_reviews FOR EACH ROW EXECUTE FUNCTION review_photos_gone();
CREATE TRIGGER review_photos_moved AFTER UPDATE OF paddle_name ON public.paddle_reviews FOR EACH ROW WHEN ((new.paddle_name <> old.paddle_name)) EXECUTE FUNCTION review_photos_moved();
CREATE TRIGGER review_photos_reports_gone AFTER DELETE ON public.review_photos FOR EACH ROW EXECUTE FUNCTION review_photos_reports_gone();
CREATE TRIGGER review_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_delete();
CREATE TRIGGER review_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_insert();
CREATE TRIGGER review_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_update();
CREATE TRIGGER tell_of_issue AFTER INSERT OR DELETE ON public.newsletter_issues FOR EACH STATEMENT EXECUTE FUNCTION tell_of_issue();
CREATE TRIGGER theme_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_delete();
CREATE TRIGGER theme_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_insert();
CREATE TRIGGER theme_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_update();
