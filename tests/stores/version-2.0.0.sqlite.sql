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
CREATE TABLE review_photos (
    id text primary key,
    subject text not null,
    review_id text not null,
    place integer not null check (place between 1 and 4),
    picture text not null,
    width integer not null,
    height integer not null,
    color text not null,
    bytes integer not null,
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
CREATE TABLE review_photos_reports (
    id text primary key,
    subject text not null,
    of_id text not null,
    reason text not null,
    details text not null,
    created_at integer not null,
    told_at integer,
    submission_key text not null unique
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
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) values ('top-rated-pickleballs-2025', 0, 'article', 0, 0);
insert into blocked_words (word, blocked_at) values ('casino', 1786629603569);
insert into confirmations (token_hash, email_key, expires_at, subject) values ('D-sO2SPTuaG-wdKCARymQq9O_AOwJf_-a1xvUCJnHxc', 'wendy@example.com', 1796292002958, 'neonic-flow');
insert into confirmations (token_hash, email_key, expires_at, subject) values ('aRun3pjOSTWXBJAvbqXGbzO5hhEezgOcDg1WyYdH8Wk', 'wendy@example.com', 1796292002837, '');
insert into console_sessions (digest, person, way, device, created_at, seen_at) values ('PC-lvlZUnRm8qsPEfvZcvaFVp-plSxbgPpGudRhEGhc', 'dana@example.com', 'link', 'an unknown browser', 1795687219464, 1795687219464);
insert into content_pictures (source, file, picture, width, height, color, bytes, refused, made_at) values ('85dee0dde1ef26665bd98bc2cc80c5bf51c9efd3a8300b3b08b2a0addea51870', 'neonic-flow-face-2c8f71f4.jpg', '2c8f71f4f030ed0fc268de863a1b23cb', 800, 600, '#6a8451', 22850, null, 1795687222850);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('38c528f7-a818-41d9-8ddb-be017b7d8a89', 'paddles/neonic-flow.yaml', 'name: Neonic Flow
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
', 'past', '9915f4aff5a1639d', '9915f4aff5a1639d', 'root (command)', '', 1786629627456, 1786629629250, null, '', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('593d5c83-2c93-48b4-9e5b-18f78176eced', 'paddles/neonic-flow.yaml', 'name: Neonic Flow
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
  - file: neonic-flow-face-2c8f71f4.jpg
    alt: A red corner on green.
    credit: Cleo
    license: own
    shows: face
', 'draft', '3fcd9349f5242ac4', '', 'Dana', 'dana@example.com', 1795687222909, null, null, '', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('98ca82b4-7501-4c46-929f-e18affde3927', 'paddles/neonic-flow.yaml', 'name: Neonic Flow
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
', 'live', 'ddf6128a8a69781a', '9915f4aff5a1639d', 'root (command)', '', 1795687204255, 1795687204255, null, '$99.99 on 2026-11-26', null);
insert into content_revisions (id, path, text, state, base, file, person, email, saved_at, published_at, publish_at, note, batch) values ('ffa5439a-6087-424d-9516-81ec188b5eab', 'paddles/diadem-hero.yaml', 'name: Diadem Hero
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
', 'draft', '166585a37bc8b2f1', '', 'root (command)', '', 1786629624263, null, 1796112000000, '', null);
insert into content_version (name, version) values ('content', 2);
insert into daily_salts (day, salt) values (20783, 'DuOWD_YHb5bBGfXpIrf1v-7Ny3tHNnRiYzHnJU9bn54');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('b4c9a436-ef01-42ca-b973-42f2d5a473f7', 'diadem-hero', 'weightOz', '7.9 oz', 'I weighed mine.
Twice.', null, null, null, 1786528805329, 1786528805329, null, null, 1786629626292, '6OunIlwAWMRFf9g50YKToaO-foqHiQUQrbQXfShPc9Y', null, '', 'HQxMLrffe_PeLVVxSUcayeqI1yt7oR3qImeikntaE-U');
insert into fact_corrections (id, subject, fact, value, source, email, entry, drafted_at, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('f518f1f6-f419-42f5-b81e-8994e1f984dc', 'diadem-hero', 'weightOz', '8.1 oz', 'I weighed mine.
Twice.', 'weigh@example.com', 'paddles/diadem-hero.yaml', 1786629624263, 1786528805312, 1786528805312, 1786528805312, 'all', null, 'Kt4Fyua0QQNKqj_PZrt6mWeOS8bRs5aAoe2svaEJDFU', null, '', 'MjZecoUWNjTzmntgPJuUrWQG8vyl5dDCk5j1-4gCfeg');
insert into helpful_votes (day, review_id, visitor) values (20783, '9b27e834-f3f6-4bef-aecd-38dc902282b2', 'Jj_hBJJ3Ohoa0CGmn2VOut');
insert into hold_orders (kind, until) values ('reviews', 1795708814610);
insert into kysely_migration (name, timestamp) values ('0001-reviews', '2026-08-10T10:00:02.219Z');
insert into kysely_migration (name, timestamp) values ('0002-subscribers-and-messages', '2026-08-10T10:00:02.220Z');
insert into kysely_migration (name, timestamp) values ('0003-outbox', '2026-08-10T10:00:02.222Z');
insert into kysely_migration (name, timestamp) values ('0004-newsletter', '2026-08-10T10:00:02.224Z');
insert into kysely_migration (name, timestamp) values ('0005-limits', '2026-08-10T10:00:02.225Z');
insert into kysely_migration (name, timestamp) values ('0006-moderation', '2026-08-10T10:00:02.226Z');
insert into kysely_migration (name, timestamp) values ('0007-helpful-votes', '2026-08-10T10:00:02.227Z');
insert into kysely_migration (name, timestamp) values ('0008-themes', '2026-08-10T10:00:02.228Z');
insert into kysely_migration (name, timestamp) values ('0009-key-placeholders-and-mailboxes', '2026-08-10T10:00:02.230Z');
insert into kysely_migration (name, timestamp) values ('0010-own-reviews', '2026-08-10T10:00:02.239Z');
insert into kysely_migration (name, timestamp) values ('0011-what-stood-out', '2026-08-10T10:00:02.241Z');
insert into kysely_migration (name, timestamp) values ('0012-reviews-by-email', '2026-08-10T10:00:02.254Z');
insert into kysely_migration (name, timestamp) values ('0013-console', '2026-08-10T10:00:02.255Z');
insert into kysely_migration (name, timestamp) values ('0014-held-reviews', '2026-08-10T10:00:02.257Z');
insert into kysely_migration (name, timestamp) values ('0015-newsletter-draft', '2026-08-10T10:00:02.259Z');
insert into kysely_migration (name, timestamp) values ('0016-more-look-alikes', '2026-08-10T10:00:02.260Z');
insert into kysely_migration (name, timestamp) values ('0017-undo', '2026-08-10T10:00:02.261Z');
insert into kysely_migration (name, timestamp) values ('0018-page-views', '2026-08-10T10:00:02.266Z');
insert into kysely_migration (name, timestamp) values ('0019-told-and-answered', '2026-08-10T10:00:02.268Z');
insert into kysely_migration (name, timestamp) values ('0020-issue-choices', '2026-08-10T10:00:02.270Z');
insert into kysely_migration (name, timestamp) values ('0021-hold-orders', '2026-08-10T10:00:02.271Z');
insert into kysely_migration (name, timestamp) values ('0022-content-revisions', '2026-08-10T10:00:02.272Z');
insert into kysely_migration (name, timestamp) values ('0023-requests-and-corrections', '2026-08-10T10:00:02.273Z');
insert into kysely_migration (name, timestamp) values ('0024-told', '2026-08-10T10:00:02.274Z');
insert into kysely_migration (name, timestamp) values ('0025-content-pictures', '2026-08-10T10:00:02.275Z');
insert into kysely_migration (name, timestamp) values ('0026-measured', '2026-08-10T10:00:02.279Z');
insert into kysely_migration (name, timestamp) values ('0027-follow-ups', '2026-08-10T10:00:02.283Z');
insert into kysely_migration (name, timestamp) values ('0028-questions-and-answers', '2026-08-10T10:00:02.286Z');
insert into kysely_migration (name, timestamp) values ('0029-switches', '2026-08-10T10:00:02.287Z');
insert into kysely_migration (name, timestamp) values ('0030-review-photos', '2026-08-10T10:00:02.288Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) values (1001, '50a35abe-2911-4309-90ca-2487643b0147', 'Ann', 'O''Hara', 'ann@example.com', 'First', 'Line one

of the first ''message''; 🎾', 1786356012325, 'q0fVkqdXqsg6oIY-sfnT_tv-u8K0HmNORYlZmQHOXH0', 1786629605608);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key, answered_at) values (1002, 'c6e42cf1-55c8-4be2-b616-981e3a07896f', 'Ann', 'O''Hara', 'ann@example.com', 'Second', 'Line one

of the second ''message''; 🎾', 1786356012580, 'dy_S2p5fP52WRKrCDrVZuMEVbaidNIZHLziSp5N4bP8', null);
insert into newsletter_draft (id, intro, chosen, weekday, hour, articles, subject, pick) values ('next', 'It''s fall.

Two "parts"', '["9b27e834-f3f6-4bef-aecd-38dc902282b2"]', 3, 14, '["/blog/core-thickness"]', 'It''s ''fall''', 'diadem-hero');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at, key_placeholder) values ('2026-08-10', 'RallyRank weekly: How to Play Pickleball in the Cold', '{"intro":"","articles":[{"path":"/blog/cold-weather-pickleball","title":"How to Play Pickleball in the Cold","text":"Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.","day":"2026-11-10"},{"path":"/blog/indoor-or-outdoor-balls","title":"Indoor or Outdoor Pickleballs: Which Should You Buy?","text":"Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.","day":"2026-09-22"},{"path":"/blog/what-dupr-means","title":"What Your DUPR Means, and What It Doesn''t","text":"Is 3.2 good? Here''s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.","day":"2026-07-14"},{"path":"/blog/how-to-choose-your-first-paddle","title":"How to Choose Your First Pickleball Paddle","text":"Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.","day":"2026-05-12"},{"path":"/blog/when-to-replace-a-paddle","title":"When to Replace a Pickleball Paddle","text":"When the grit is gone, the sound has changed or your drops won''t stay down, it may be time. Five checks you can do in ten minutes.","day":"2026-03-24"}],"reviews":[{"id":"80430e6c-594e-441a-81f0-2086a6e81941","subject":"diadem-hero"},{"id":"a0cc5af3-c4ca-41e0-a606-a0a4aa4ffea0","subject":"diadem-hero"},{"id":"43d05e7f-8c98-471f-a15d-48f89a4086aa","subject":"top-rated-pickleballs-2025"},{"id":"22c449ed-3964-4617-ada1-cb247bef48d3","subject":"neonic-flow"}],"pick":{"slug":"ronbus-r-series","name":"Ronbus R Series","text":"Three paddles share this name: the plain R1.16, the soft Nova and the livelier Pulsar. Check the box, then take a full swing.","facts":[{"name":"Category","value":"Control Paddle"},{"name":"List price","value":"$180.00"},{"name":"Surface","value":"Carbon Fiber"},{"name":"Shape","value":"elongated"},{"name":"Weight","value":"8 oz"},{"name":"Core thickness","value":"16 mm"},{"name":"Grip length","value":"5.5 in"}]}}', '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"/><title>RallyRank weekly: How to Play Pickleball in the Cold</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101820 !important; }
  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }
  .ink { color: #e9eff3 !important; }
  .muted { color: #b4c0cb !important; }
  .line { border-color: #334250 !important; }
}</style></head><body class="ground" style="margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" class="ground" style="background:#f2f6f8"><tbody><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style="max-width:560px;text-align:left"><tbody><tr><td style="padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800"><a href="https://rallyrank.example" style="color:#ffffff;text-decoration:none">RallyRank</a></td></tr><tr><td class="surface" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640"><h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e">The weekly newsletter</h1><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">August 10, 2026</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">New to read</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/cold-weather-pickleball" class="ink" style="color:#14202e;font-weight:700">How to Play Pickleball in the Cold</a><br/>Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/indoor-or-outdoor-balls" class="ink" style="color:#14202e;font-weight:700">Indoor or Outdoor Pickleballs: Which Should You Buy?</a><br/>Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/what-dupr-means" class="ink" style="color:#14202e;font-weight:700">What Your DUPR Means, and What It Doesn&#x27;t</a><br/>Is 3.2 good? Here&#x27;s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/how-to-choose-your-first-paddle" class="ink" style="color:#14202e;font-weight:700">How to Choose Your First Pickleball Paddle</a><br/>Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/when-to-replace-a-paddle" class="ink" style="color:#14202e;font-weight:700">When to Replace a Pickleball Paddle</a><br/>When the grit is gone, the sound has changed or your drops won&#x27;t stay down, it may be time. Five checks you can do in ten minutes.</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">What players wrote</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">These are players&#x27; own words. We don&#x27;t check whether they bought the gear.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>4 of 5 stars from Ned, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>It broke.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>4 of 5 stars from Mia, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Mine is lighter than they say.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/reviews/balls/top-rated-pickleballs-2025#player-reviews" class="ink" style="color:#14202e;font-weight:700">Top-Rated Pickleballs of 2025</a><br/>4 of 5 stars from Bo, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>They last.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow#player-reviews" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>4 of 5 stars from Restored, DUPR 2.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Hidden by mistake, and restored.</span></blockquote><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">Paddle of the week</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/ronbus-r-series" class="ink" style="color:#14202e;font-weight:700">Ronbus R Series</a><br/>Three paddles share this name: the plain R1.16, the soft Nova and the livelier Pulsar. Check the box, then take a full swing.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><span><span class="muted" style="color:#4a5a6b">Category:</span> Control Paddle</span><span><br/><span class="muted" style="color:#4a5a6b">List price:</span> $180.00</span><span><br/><span class="muted" style="color:#4a5a6b">Surface:</span> Carbon Fiber</span><span><br/><span class="muted" style="color:#4a5a6b">Shape:</span> elongated</span><span><br/><span class="muted" style="color:#4a5a6b">Weight:</span> 8 oz</span><span><br/><span class="muted" style="color:#4a5a6b">Core thickness:</span> 16 mm</span><span><br/><span class="muted" style="color:#4a5a6b">Grip length:</span> 5.5 in</span></p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">Every paddle in our catalog gets its turn. These specs come from makers and shops. We didn&#x27;t measure them.</p><p style="margin:0 0 20px"><a href="https://rallyrank.example/newsletter/issues/2026-08-10" style="display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none">Read this issue on the site</a></p><div class="line" style="border-top:1px solid #d3dbe2;padding:16px 0"><p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#4a5a6b">You&#x27;re getting this email because you confirmed this address for the weekly RallyRank newsletter.<br/><a href="https://rallyrank.example/newsletter/unsubscribe?key=86dTNVxeJ-yv5SqLYKF6KZQ9JmZsJAGD" class="muted" style="color:#4a5a6b">Unsubscribe</a></p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'The weekly newsletter
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
Unsubscribe: https://rallyrank.example/newsletter/unsubscribe?key=86dTNVxeJ-yv5SqLYKF6KZQ9JmZsJAGD', 1786615212788, 'lee@example.com', 3, 1786615212802, '86dTNVxeJ-yv5SqLYKF6KZQ9JmZsJAGD');
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('057d6e7f-aeba-42bd-adb8-99f772f0fee9', 'confirmation', 'nobody@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=kQRdoRz3b1bhMmMmE5CviIwlE-cVHUIl\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=kQRdoRz3b1bhMmMmE5CviIwlE-cVHUIl\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'nobody@example.com', 'failed', 1, 1786615333542, 'Can''t send mail - all recipients were rejected: 550 not now', 1786615213537, 1786615213576, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('1dafbf2c-83d5-4215-bd5f-c356fe4c87d1', 'week', 'hello@rallyrank.example', '{"subject":"Your site in the week of November 16, 2026","text":"The week of November 16, 2026\n=============================\n\nIt was a quiet week: no new reviews, sign-ups, reports or messages.\n\nWaiting for you\n---------------\n\nReviews to read before they appear: 1\nOpen reports: 1\nPlayers'' photos to look at: 2\nMessages you haven''t answered: 1\nEmails that failed: 1\n\nOpen the queue:\nhttps://rallyrank.example/owner/queue\n\nWe don''t know of any backup. Ours are noted by themselves; for others, run data backed-up FILE.\n\n-- \nYou''re getting this email because this is the contactEmail in content/site.yaml. To stop it, set weeklyEmail: false there.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Your site in the week of November 16, 2026</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">The week of November 16, 2026</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">It was a quiet week: no new reviews, sign-ups, reports or messages.</p><h2 class=\"ink line\" style=\"margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2\">Waiting for you</h2><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\"><span><span class=\"muted\" style=\"color:#4a5a6b\">Reviews to read before they appear:</span> 1</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Open reports:</span> 1</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Players&#x27; photos to look at:</span> 2</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Messages you haven&#x27;t answered:</span> 1</span><span><br/><span class=\"muted\" style=\"color:#4a5a6b\">Emails that failed:</span> 1</span></p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/owner/queue\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Open the queue</a></p><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">We don&#x27;t know of any backup. Ours are noted by themselves; for others, run data backed-up FILE.</p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because this is the contactEmail in content/site.yaml. To stop it, set weeklyEmail: false there.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, null, 'waiting', 2, 1795690863353, 'Invalid greeting. response=421 not now: 421 not now', 1795687202494, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('38f6137e-82dc-4ce7-b709-3a0f5ae52ef2', 'confirmation', 'wendy@example.com', '{"subject":"Please confirm: new reviews of the Neonic Flow","text":"Confirm your address\n====================\n\nDo you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=bTeYCosvnRWL_irmfJOvIbV-U3ER3gWp\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t email you about these reviews, and we''ll delete the request after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Please confirm: new reviews of the Neonic Flow</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Do you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=bTeYCosvnRWL_irmfJOvIbV-U3ER3gWp\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t email you about these reviews, and we&#x27;ll delete the request after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 2, 1795690863369, 'Invalid greeting. response=421 not now: 421 not now', 1795687202958, null, 'neonic-flow', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('3ff9ffad-d193-4f75-9084-b50a443917fd', 'confirmation', 'wendy@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=7QwgDyWtW74u2LWQoFxekMqKA0l1E_vO\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=7QwgDyWtW74u2LWQoFxekMqKA0l1E_vO\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 2, 1795690863363, 'Invalid greeting. response=421 not now: 421 not now', 1795687202837, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('8e63ed15-daed-428b-91b9-3f5270d8dd6b', 'answer', 'late@example.com', '{"subject":"An owner answered your question about the Diadem Hero","text":"There''s an answer to your question\n==================================\n\nYou asked owners of the Diadem Hero, and someone who has played it answered.\n\n> Does it come with a cover?\n(You asked)\n\n> No, it doesn''t.\n(Cory, DUPR 4.0)\n\nRead it on the site:\nhttps://rallyrank.example/answer/1ac6788d-dc9e-4b37-bbe1-91c311f47b0b\n\n-- \nYou''re getting this one email because you left your address with your question. We''ve deleted it from there, so we won''t write again.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>An owner answered your question about the Diadem Hero</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">There&#x27;s an answer to your question</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">You asked owners of the Diadem Hero, and someone who has played it answered.</p><blockquote class=\"ink line\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2\"><span>Does it come with a cover?</span><br/><span class=\"muted\" style=\"color:#4a5a6b;font-size:14px\">You asked</span></blockquote><blockquote class=\"ink line\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2\"><span>No, it doesn&#x27;t.</span><br/><span class=\"muted\" style=\"color:#4a5a6b;font-size:14px\">Cory, DUPR 4.0</span></blockquote><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/answer/1ac6788d-dc9e-4b37-bbe1-91c311f47b0b\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Read it on the site</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this one email because you left your address with your question. We&#x27;ve deleted it from there, so we won&#x27;t write again.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, null, 'waiting', 1, 1795690833497, 'Invalid greeting. response=421 not now: 421 not now', 1795690802856, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('b2c6485b-1e85-4d1c-aea9-05c612079dbc', 'price', 'low@example.com', '{"subject":"$99.99 at Acme: Neonic Flow","text":"Neonic Flow for $99.99\n======================\n\nWe saw it at Acme on November 26, 2026. You asked to hear about $100 or less. A shop can change its price at any time, so look before you buy.\n\nThe link to this shop on our page isn''t a paid link.\n\nSee where to buy it:\nhttps://rallyrank.example/neonic-flow#where-to-buy\n\n-- \nYou asked for this one email about the price of the Neonic Flow. We''ve deleted that request, so we won''t write about it again unless you ask again.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no, url=no\"/><title>$99.99 at Acme: Neonic Flow</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Neonic Flow for $99.99</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">We saw it at Acme on November 26, 2026. You asked to hear about $100 or less. A shop can change its price at any time, so look before you buy.</p><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">The link to this shop on our page isn&#x27;t a paid link.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/neonic-flow#where-to-buy\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">See where to buy it</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You asked for this one email about the price of the Neonic Flow. We&#x27;ve deleted that request, so we won&#x27;t write about it again unless you ask again.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, null, 'waiting', 1, 1795690833484, 'Invalid greeting. response=421 not now: 421 not now', 1795690802847, null, '', null, null);
insert into owner_acts (id, act, target, reason, done_at, actor) values ('0238f84c-ce02-4e3f-83b6-ae0fefd78037', 'photos approve', 'b72e7f95-a796-49d5-8bf0-cbc3106254ba', 'looks fine', 1786629613234, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('08a82c52-ebcf-4a8e-a871-eecbfa69a19c', 'newsletter draft', 'subject', '', 1795687216004, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('0a544592-f715-4d1b-b5f7-d30e2ee052c0', 'newsletter draft', 'intro', '', 1795687216004, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('2c3cee96-62c2-4f58-ad4b-df54dd1497d7', 'reviews hide', 'a3d467bd-ae36-4e0b-8dfb-9e07c1a97664', 'advertising', 1786615208924, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('2d2e2494-9a77-4cce-8812-6a5355c01820', 'console link', 'Dana', '', 1795687219250, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('30ae8216-43c3-4027-94d1-595a9709d65f', 'reviews delete', '827f405e-0197-4034-b0f0-afb447300962', 'advertising', 1786615211684, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('336a1e24-aad9-4812-8e21-5e08bd066bba', 'console sign-in', 'an unknown browser', 'by link', 1786629612320, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('3a65cf66-0736-4a96-afb8-4d8c5e520b60', 'console sign-in', 'an unknown browser', 'by link', 1795687219464, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('435cc26f-5143-461a-97b2-69937c4f1d72', 'log undo', '80430e6c-594e-441a-81f0-2086a6e81941', '', 1795687213098, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('45f65f75-2eff-4593-a606-e12c0184f196', 'newsletter send', '2026-08-10', '', 1786615212695, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('5154ef7e-f28b-4737-a53d-657afb76990a', 'reviews hide', 'd5057501-333f-45aa-b681-c38356523004', 'advertising', 1786615206455, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('5e21d14b-8aed-40e3-a025-6ea777efaa57', 'corrections draft', 'f518f1f6-f419-42f5-b81e-8994e1f984dc', '', 1786629624263, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('5e7ba7b7-2e24-4346-a729-ac201a6caaf9', 'reviews approve', 'ba882e21-a500-4fe4-9aa5-f5d8fd29fb1e', 'looks fine', 1786629612892, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('5f1df307-b5d1-4616-9185-583f9d281e4a', 'reviews hold-all', '6 h', 'a wave of spam', 1795687214610, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('6437c14d-2a76-4e9f-94b9-f3539b252510', 'photos hide', '074c7ad2-baf7-48bf-9cf1-231ae02c97fd', 'doesn''t belong on the site', 1786629617319, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('6513568f-dfbb-44d3-a06b-1ba5ac079dcb', 'newsletter draft', 'reviews', '', 1795687216004, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('7cce4ed0-85b3-4b72-a884-7a241d2e6e64', 'newsletter draft', 'paddle of the week', '', 1795687216004, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('83aa601e-5f22-4ef8-a92f-db9644a6ef7a', 'newsletter schedule', 'Thursday at 14:00', '', 1795687217396, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('9bb48621-52b9-40c5-b9ce-8fa3bd3f667f', 'reviews hide', '22c449ed-3964-4617-ada1-cb247bef48d3', 'advertising', 1786615207832, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('9ebf5b2f-a7c0-4ea7-9e6e-dae24185ae8c', 'reviews withdraw', 'a3d467bd-ae36-4e0b-8dfb-9e07c1a97664', 'its writer withdrew it', 1786615211845, 'its writer');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('a2dcf32c-87aa-44b6-a228-14042e8e34bc', 'reviews hide', '80430e6c-594e-441a-81f0-2086a6e81941', 'a mistake', 1795687211840, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('a46d209e-cb33-458e-8f92-4379dae41ff6', 'photos approve', '074c7ad2-baf7-48bf-9cf1-231ae02c97fd', 'looks fine', 1786629613132, 'Dana');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('a815ccf1-1063-4fcd-985a-233443686bd4', 'console link', 'Dana', '', 1786629611883, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('ab64e36c-c746-443d-ae62-093d76ef7520', 'newsletter draft', 'articles', '', 1795687216004, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('b1f88036-7972-42c2-9587-3dffee57f3d9', 'corrections take', 'b4c9a436-ef01-42ca-b973-42f2d5a473f7', '', 1786629626292, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('b861677b-a690-4bad-8022-e0ac5c5ef0ba', 'requests answer', '45c31758-9ba3-4f82-8da1-ae696b54413c', '', 1786629621293, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('bcd545c4-82f2-41ca-ae12-ca4dc5647b74', 'messages delete', '1003', 'no longer needed', 1786629607434, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('bf6c6171-341c-43ac-b45b-328dd57123af', 'content publish', 'paddles/diadem-hero.yaml', 'planned for 2026-12-01T08:00:00.000Z', 1795687228256, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('cae5c81a-a59c-47f9-9e97-d08deb0039f1', 'reviews withdraw', 'f91294a0-093e-4437-ae49-0b469237c2f7', 'its writer withdrew it', 1786356010578, 'its writer');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('cfa4eb46-6b1b-4007-8606-b8d701bc8cee', 'content price', 'paddles/neonic-flow.yaml#acme', '$99.99 on 2026-11-26', 1795687204255, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('d7feb2ee-3bbe-4124-89b2-3fae427db07f', 'messages answer', '1001', '', 1786629605608, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('d9f9c227-dcd1-4019-a249-9bdf729ace06', 'content publish', 'paddles/neonic-flow.yaml', 'published in the browser', 1786629629250, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('de731842-8b86-4591-8aa9-cae42e6aa559', 'reviews restore', '22c449ed-3964-4617-ada1-cb247bef48d3', 'it''s fine', 1786615210732, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('f009767e-472d-4399-bb28-8f5d71347114', 'words block', 'casino', 'advertising', 1786629603569, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('f1b40af2-0ba9-426d-8670-ee5d8f730d3d', 'reviews hide', '43d05e7f-8c98-471f-a15d-48f89a4086aa', 'insulting', 1795687210720, 'root (command)');
insert into owner_acts (id, act, target, reason, done_at, actor) values ('f6eb9633-bdfa-4817-acde-8e43a33932ae', 'reviews answer', '4514cd1e-5b75-477b-9ef8-d7120efcb6c5', '', 1786629610317, 'root (command)');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('6e538b68-043c-470d-bfe0-23156852cf9a', 'diadem-hero', 'e2843045-1cb5-4c13-99f0-fa3230589a54', 'Max', '4.25', 4250, 'months', 'Look at shop.example.', 1786528805178, 1786528805178, 1786528805178, 'link', null, 'VkT-3ia0Snt4OOCEEfG5DCzVkCv5SS8C2EDu1t8ApF0', null, 'KB8qFzX5C0N64dMNDkHrfmtgaXqN8ZUhTXf3xh7Q0ik', '0HMT_T2OjnG_u-EwWlSLL48Wsp7PpW2IrTLQiPdsGao');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('813470a9-f82f-4cfc-8f96-a80cf95c5c14', 'diadem-hero', '1ac6788d-dc9e-4b37-bbe1-91c311f47b0b', 'Cory', '4.0', 4000, 'year', 'No, it doesn''t.', 1795687203515, 1795687203515, null, null, null, 'rGtIFELWjrdG8rfC8jIpbtuzmix09TgDI5wx_d4kNnM', null, 'iQ3XxcjGnyTYkrXXo7XDNEkiMrleda76Am_YNO4-Zyw', 'x3f-BFsmkFoRWeHvfD5rce8gpFKGAnzn9aWiEUGTjIQ');
insert into paddle_answers (id, subject, question_id, first_name, dupr_rating, dupr_level, played_for, answer, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('8fed4e59-c760-40e1-b801-bb981cc95a0e', 'diadem-hero', 'e2843045-1cb5-4c13-99f0-fa3230589a54', 'Max', '4.25', 4250, 'months', 'Yes; it''s dry ’til August.', 1786528805073, 1786528805073, null, null, null, 'KGV6D_TevZ78PmYoBW80irb9tp9HlOblMQKdjtqe8HI', null, 'lKp9D2LAwzvECEkGJpqdwmahUT0SQzHTljF-CxOMGys', '1rRDctupC4HOzHDj00St39Sz3npDAhl-Y6DYw6ofY_c');
insert into paddle_answers_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) values ('fe69052c-0c1f-4d12-ba3c-402cc39a1fcb', 'diadem-hero', '8fed4e59-c760-40e1-b801-bb981cc95a0e', 'other', 'It isn''t about the grip.', 1786629617902, null, 'ziwC2oypwMFDOQsoie3wE6gHzMhmhcEITGLsAhA8ZyU');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('16853bb3-e785-4baa-bdce-7cb62bd1212b', 'diadem-hero', 'None', 'Is it for beginners?', null, 1786528804989, 1786528804989, null, null, null, 'WXVc-FotkzblH1W8eI03D7oWCQuhww9WZ84V9IrYKmo', null, 'RiWEboS5i4Me9Ii_jUPLuS_bIH-C34h5G_nzMsMn9UI', 'XPyXzuQ_DzMuk67PcLvB822KrP2SJZRak0WCj-0sOQk');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('1ac6788d-dc9e-4b37-bbe1-91c311f47b0b', 'diadem-hero', 'Late', 'Does it come with a cover?', null, 1786528804950, 1786528804950, null, null, null, 'XO4-6bPoKSH5H3aSN-dVcE6LeW6rSu_WaqBNbW72uxs', null, 'Vj3W5yRAqrPctJQNAzX88gV7h6UnbTLr5zQo-YphEvk', 'ImyljPCV4VRxB5dUdQcLqg5kIzKz4RUWZymgWJlf1xA');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('3b6b3ba2-5da9-4b2d-b21e-1786aed2edd5', 'diadem-hero', 'Wait', 'Is it "loud"?
Indoors?', 'W.ait+Q@Gmail.com', 1786528804793, 1786528804793, null, null, null, '0VlZxIMTVxrsHNLhHJkSC6mwcyDIEFbox2grQ0GSnHk', null, 'hn1qSoAMr4CR4rznKq77MJNffJlp2nZGbV5x-SZcyPE', 'kr0nQtMMcvopXfZibJ6lWUrLo9ptSLGbmYug4T7GSRs');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('3c67666e-c684-4297-8bd0-4f83b3cf5771', 'diadem-hero', 'Link', 'Seen it on shop.example?', 'held@example.com', 1786528805018, 1786528805018, 1786528805018, 'link', null, '56x9J8p1LSl_zDmNnS5Q-3jmdpaNjUDoSOWrfCdPhbI', null, 'J2CzOmsdg0fUAPPKHUGB5x5OYfpgvxEI5jm4UsB8kvk', 'ufNhjPOMEFcQZ3g4JycZc1SgaECzS3R6veS-SRCPDFs');
insert into paddle_questions (id, subject, first_name, question, email, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('e2843045-1cb5-4c13-99f0-fa3230589a54', 'diadem-hero', 'Told', 'Does the grip stay dry?', null, 1786528804702, 1786528804702, null, null, null, 'husI2vgtUgm2Rt7qoHTiClOKkpAabzd4FEaK9--KCR8', null, 'AfZQBDCso2dwXr-Xqz0qLYd-Hc_UI2P0GFCXg00Adoc', 'f1ittsB9TnameCzEcaXt8iUr_ayy5F4-VDqhiaT-idY');
insert into paddle_questions_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) values ('d78ef110-1072-4150-b7a0-c65c6af17d47', 'diadem-hero', '16853bb3-e785-4baa-bdce-7cb62bd1212b', 'other', 'It isn''t about the grip.', 1786629617783, null, 'HHsQzj0wHtjeLKS4ajp47RtATliDQR-DynF5waFFZlI');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('0c6fc169-4916-41ba-b8c9-a2882eb597e8', 'vatic pro prism flash', 'PRISM Flash', 'vatic pro', 'https://shop.example/flash?a=1&b=2', null, null, 1786528805251, 1786528805251, 1786528805251, 'all', null, 'd5JM-Bb-QQk6LyiqEm-o7DCNYNcqMmFPYIJrJZo__4k', null, '', 'RKPF7p5aQSKVB7Ho9wVoFxDTUVjM4AUklEOYKsbgWUU');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('45c31758-9ba3-4f82-8da1-ae696b54413c', 'diadem hero', 'Hero', 'Diadem', 'https://shop.example/flash?a=1&b=2', null, 'diadem-hero', 1786528805279, 1786528805279, null, null, 1786629621293, '8CityRvY1aHbiCLicNXTjIGduAJqMuIEhqojBrpBa1A', null, '', '73eUZ6Zqf1jTMByR62yBK8Kz-cdNbt-duKIq0FklVKw');
insert into paddle_requests (id, subject, name, brand, link, email, page, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('80c90632-95a5-4f5f-af5d-467d71e6ce51', 'vatic pro prism flash', 'Prism Flash', 'Vatic Pro', 'https://shop.example/flash?a=1&b=2', 'flash@example.com', null, 1786528805225, 1786528805225, 1786528805225, 'all', null, '8IOI23Pbe1uhAIgjNuN7pR3sIMz-C_frDqCmvq4aeO4', null, '', '8CSZBI0PATHtPX3ZrSwu5QOtOd-sm4P9TOIrFTvE41M');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('139def8b-caa1-4aae-8729-f6e6840eaba0', 'neonic-flow', 'Reported', '2.5', 4, 'Somebody doesn''t like this one.', 1786356011108, 1786356011108, 0, null, 2500, 'O12wz4v7Ls1uSV15-2cT2LYKhAwXR90obno2i7WAn4Y', null, 0, 0, 'k1XDHeN-QmoNhhGpNoEPyDzxyRmtqw5a84cuJagDbGI', '', '', '', '', '', null, null, 'AZCT0OKJbGDTFt31LVddzy_-4CkD9_KIxBLDg4wXxfc', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('199a662b-a503-4cae-9ba6-9c401c431fc4', 'joola-perseus-pro-iv', 'Tom', '4.5', 5, 'Topspin off both wings is unreal. Roll volleys dive.', 1785909606782, 1785909606782, 1, null, 4500, 'EgoUuDGOfbGipCkDLJ0HfyDF7iQtOoAFIgOHtWjjVtI', null, 0, 16, null, '', 'spin', '', '', '', null, null, 'WFT0f_KbKvH4SClX6GkP5mEI-vUvvRgygKs3b4SY2DQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('1c1f46c4-2fd1-4db9-8868-fdc1afad6f15', 'joola-perseus-pro-iv', 'Leif', '4.5', 4, 'Took me three weeks to stop popping up dinks, and my resets still float when I grip too tight. I came off a LUXX Control Air, so it''s a big change. I''m keeping it, but plan on some drilling.', 1786132806782, 1786132806782, 1, null, 4500, 'NFOm8OVA8aqShNSfgnIULQxMT8R3YFkAfFLI4-yH_F4', null, 0, 2, null, '', '', 'control', '', '', null, null, 'zdzrOqGJI7EHFLJzsq-htO5gAIBTKaqVdhq7Q1Ev89k', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('22c449ed-3964-4617-ada1-cb247bef48d3', 'neonic-flow', 'Restored', '2.5', 4, 'Hidden by mistake, and restored.', 1786356010882, 1786356010882, 0, null, 2500, 'olB_vP-QVdhOwt2WdKUQVLccnjU0DOKpu6F5E4FYPL0', 'KpLTixjrJuatWoL5kafItabqvZhY3tQCP50beD-cQ1k', 0, 0, '1UE6YJ1676ooL3KHamoAN-Ed1bno0ItEhxvYGAX4CH4', '', '', '', '', '', null, null, 'WzKDsoRlQzUogHBhcurA35Ku7kg2NxSdpZRz3tnYVlk', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('2b8acb31-d4aa-4462-98bb-3e76b8d8e280', 'joola-perseus-pro-iv', 'Kyle', '4.0', 4, 'People talk about the pop. I like the touch. My thirds come down in the kitchen and I can dink with anyone in our 4.0 group. Slowing down my swing was the hard part, maybe ten sessions. I''d hit 20 crosscourt and 20 down the line before open play, at half speed, until my arm got the message.', 1786021206782, 1786021206782, 1, null, 4000, '0R58rmiohgIyKfrjycaMAhCAySqABX5Xce84YeWwB3c', null, 0, 1, null, '', 'control', '', '', '', null, null, '5NnfWdM4BmO1h9Qg1ZcCGbbGC8EzdTz46VEDEtZzj3w', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('2c61fcca-7d0b-414d-b98d-1560aaefd4ea', 'joola-perseus-pro-iv', 'Alma', '4.43', 5, 'Swing easy and it still goes. That''s huge for me, because I used to muscle everything and my shoulder paid for it. Now I hit through people in singles and feel good the next morning. Three months, four or five days a week.', 1784235606782, 1784235606782, 1, null, 4430, 'UZahY1vBHOe5VLzg958XrCLHMDyxS0CH_ax0OkdyS80', null, 0, 1028, null, '', 'power, comfort', '', '', '', null, null, '4qFyTK4vaU-Mt4Lnl-EoO2StYKFSOBYpKUDbcpINvdM', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('31537d68-d712-4c4e-8dd4-e2f59304833e', 'joola-perseus-pro-iv', 'Dwight', '3.8', 5, 'Was on the fence at $280. Six months later I''d call it worth every dollar, because my drive wins points by itself now. At 3.8 that used to take me two or three more shots.', 1785463206782, 1785463206782, 1, null, 3800, '-eNUgZ7cHKdM6CjNwma3OEBTrXK6IS2Cpo7TeFSowbk', null, 0, 16388, null, '', 'power, value', '', '', '', null, null, 'kMD59Xq9rs4XPLalIGY2zht5q0C0y8z734ivbD33tBU', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('43d05e7f-8c98-471f-a15d-48f89a4086aa', 'top-rated-pickleballs-2025', 'Bo', '3.5', 4, 'They last.', 1786356011315, 1786356011315, 0, 1795687210720, 3500, 'D4JOXtPd9wF3NzPGCn9iZly0LnV9MhzT5UzlqVZWMqc', 'jAUHKkb4jruVJRBk5a5dm7LLdS-gcj8bi3x3VgRC9qk', 0, 0, 'yObcvsz8B5KZPBe8MajAJm0yHTToSmFHVy1dA9c-HkA', 'article', '', '', '', '', null, null, 'SghwVT9k078q_zCaxtNNR-01xU93AAMUWZdgPZbokiY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('4514cd1e-5b75-477b-9ef8-d7120efcb6c5', 'diadem-hero', 'Edith', '3.5', 3, 'Not so loud.', 1786356009443, 1786356010055, 0, null, 3500, 'GYaDd1bvkicoT5ecpMGa1G8bVXYZvpZytMN2LEUJ_VA', null, 0, 0, '2plHXsB2hR4E1bMH9pN4a56GzOrV8hLJuxASdSRhrU0', '', '', '', '', '', null, null, 'hdAgHt0DgE9x5jMWps23N9JchHZAitkALri7OzZ01nI', 'Thanks, Edith:
it''s noted.', 1786629610317, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('469a133e-afb7-4056-a117-2a1f600ccf4c', 'joola-perseus-pro-iv', 'Viola', '3.73', 5, 'Moved up from the 3S. Even more power on serves, and I don''t swing any harder.', 1786244406782, 1786244406782, 1, null, 3730, 'j_ItoBglXfjKcfbMFINO4101Cxs00AvJbhxt7ss4InA', null, 0, 4, null, '', 'power', '', '', '', null, null, 'fD9dxhUeGo4o2KDjGyESCRaag_v5rHOevWwe2hFI8Kk', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('46f2ccef-de78-40f1-8753-6f6909f6338a', 'joola-perseus-pro-iv', 'Ana', '4.7', 5, 'Fourth JOOLA for me, after a Hyperion, the CFS and the 3S. This one grabs the ball best. My inside-out forehand curls off the court and my two-hander dips late. We took silver in a 4.5 bracket two weeks after I switched. Could be a coincidence, but I''m not giving it back.', 1784458806782, 1784458806782, 1, null, 4700, 'sK2kDalNKlROAEnfhuUFd01vAYHERt-s6RtFYThd_9o', null, 0, 16, null, '', 'spin', '', '', '', null, null, 'DvkOl6vUcN8jkSeqpxyVvr4ttvir_-t66TGp2v7NmwQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('55c97dc2-1d71-4dff-9ffc-90ba63fae296', 'joola-perseus-pro-iv', 'Cody', '3.5', 5, 'Didn''t think a $280 paddle was for a 3.5. My kids got it for my birthday. The feel is soft, the handle fits both hands, and I can place a dink crosscourt instead of just getting it over. When I miss now, I know it''s me.', 1784347206782, 1784347206782, 1, null, 3500, '6MuHD-oa_RRGyWW_Iz34B12Q26SrTqS6Ks-imE45ATY', null, 0, 1025, null, '', 'control, comfort', '', '', '', null, null, 'LWupY7aefKvnW45YZcMnQrRD01EAQTGtsXJ6_-SDcpA', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('5d1e1e4e-55c0-4289-9093-cf06a4ad32dc', 'joola-perseus-pro-iv', 'Elif', '3.5', 4, 'Power is easy. Hit it clean and the ball jumps. Miss the sweet spot toward the tip and it goes nowhere, and I do that a few times a game. Next stop is a couple strips of lead tape on the sides.', 1784793606782, 1784793606782, 1, null, 3500, 'tkFCQZ2YJsRj41Yd08WVJjhmB2bAzjBqUqAlOwEWQOo', null, 0, 516, null, '', 'power', 'forgiveness', '', '', null, null, 'TskfLDTYVs6m6IXvys5AyO3KfBOWNxe4G4bxkRJRagw', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('60d7761b-4a49-4545-9ccb-185a4cff09c8', 'joola-perseus-pro-iv', 'Kelly', '4.0', 5, 'Long enough handle for two hands, and the grip shape is comfortable. It''s easier on my palm than the Gearbox I had. First paddle in a while that I didn''t have to mess with.', 1785128406782, 1785128406782, 1, null, 4000, '9RA_2EB6Fy7s6kEP4lOaZKOSEcRj7zBEGhb_ebswLBs', null, 0, 1024, null, '', 'comfort', '', '', '', null, null, 'Owzfn7ZJNH0_dhGoJe4BhV0B1ofjvL1o_xPKWibHSuY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('7adb58b7-b229-4128-9093-3606140c566b', 'joola-perseus-pro-iv', 'Leo', '4.0', 5, 'Serve is a weapon now. Tons of spin, tons of pace, still lands in.', 1785016806782, 1785016806782, 1, null, 4000, 'RrXGUFm495vcPUe6llwcvvJXH643zagfJUC822BH46E', null, 0, 20, null, '', 'power, spin', '', '', '', null, null, 'WoZp986Go5vZO9cJ1M4Gos1VtQ56HatCktxtOTnBmEo', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('7c4b99a2-e2bf-4e91-be17-84ceaa7f414f', 'diadem-hero', '李', '4.25', 5, '控制很好 🎾, é and 100% of \n and $1.', 1786356009284, 1786356009284, 0, null, 4250, 'hjd0w5c-rJfWlw03FLTlkv3OAIXP3U0jmwmYI222lWk', null, 0, 0, 'Pm41UfnE4iB4PciZ06Tsn9Dtufb3kzTXCE7YAZwx_Y8', '', '', '', '', '', null, null, 'upst9BjL8HiKDZGw5ABGzwBhL_Zd7Fc1O3IabAV26yQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('80430e6c-594e-441a-81f0-2086a6e81941', 'diadem-hero', 'Ned', '3.5', 4, 'It broke.', 1786528802457, 1786528802457, 0, null, 3500, 'H7lhWcL9D_xd8pGnQbebhKMnd7WBItERWSsnWbHtXfE', null, 0, 0, '5JAiAAm_nskB6dbQURd3gXikFXQtaluITdX4WawfYzA', '', '', '', '', '', null, null, 'E9eDfy6OY4M4Qhb5qJu4s_CYse1hEGALAy8EvQwRmtA', '', null, '', '', '', '', '', '', '', 1, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('83395a3e-7df4-46bd-89c5-2bbb1eb13a97', 'joola-perseus-pro-iv', 'Naomi', '3.8', 4, 'More put-away power than my J2K, no question. It''s also a bit slower in hands battles. I play mostly mixed, so I take that trade most nights and bring the J2K when I know the other team speeds everything up.', 1784124006782, 1784124006782, 1, null, 3800, 'CKN3TCgTdw_0XXey6p-QKWy5fpHNrqmuVzD4dS4Iu0A', null, 0, 132, null, '', 'power', 'hands', '', '', null, null, 'tEwYq0nAIU3VksHwYoNMh6v1aJkJO4oDlmzCEgaVjBg', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('91cf87e5-c42d-495f-8ead-d82a3a161b63', 'joola-perseus-pro-iv', 'Wanda', '4.0', 5, 'Easy power, soft touch on drops, no arm pain. Best paddle I''ve owned!!', 1785240006782, 1785240006782, 1, null, 4000, 'Qlp3l9MWs4q8IPx6NFpzs9bbTNGqGN4UvE2Jql9gGI8', null, 0, 1029, null, '', 'control, power, comfort', '', '', '', null, null, 'QbEt3yVb2IByh1-2VtUtQi-dhtIz2BXGo1mqfkv5iFQ', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('9b27e834-f3f6-4bef-aecd-38dc902282b2', 'diadem-hero', 'Nora', '3.5', 4, 'Great control, and "calm" at the net; it''s quiet, too.
New line.', 1786356008868, 1786356008868, 0, null, 3500, 'g9QmJ9Z81mqmeUCZmd7WfxeX3imlQkFNRceXwmJd0NQ', null, 2, 9, 'PsxOP-l-JV6EUyKrkBEC1_Nsd67PMbpBej5hFGgq4bk', '', 'control', 'power', 'months', 'Selkirk AMPED S2', null, null, '_eWJSCFHHT3RJImA1QRTZ8gs8aLHPFomXyvuxNYfymY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('9c40bdb7-26c0-4c43-943c-61ec7254842f', 'joola-perseus-pro-iv', 'Julie', '4.3', 5, 'Softer in the hand than I expected from a power paddle. Dinks are predictable, and my wrist feels fine after back-to-back matches.', 1785686406782, 1785686406782, 1, null, 4300, 'xAs8FJIFGvS586l4I4PtVvipqW3kqKEnQ_pVhlFghhA', null, 0, 1025, null, '', 'control, comfort', '', '', '', null, null, 'hwy-1zkleliMLl8sIqj0KhkfrlrO33zD_c50XxpnO7Q', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('a0cc5af3-c4ca-41e0-a606-a0a4aa4ffea0', 'diadem-hero', 'Mia', '3.5', 4, 'Mine is lighter than they say.', 1786528802067, 1786528802067, 0, null, 3500, 'GygYe4LK1LLyq8DYReyNbSghTKBHQDwzC3Wp06ED--E', null, 0, 0, 'Dw6yEnlA063Y1Neth9HEgSaOP74M2UFZ_a0qEoyvCuI', '', '', '', '', '', null, null, 'Dt_valp_MqLFRaokhZBarqnvWKsU0M99S0tqvhvGu7Y', '', null, '8.1 oz', '5.5 in', '240 mm', '16 mm', 'bare', 'a scale', '', 1, 'playing', 'yes', 1794477603268, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('a7e60e15-0b83-4dab-a203-bf8907adea22', 'joola-perseus-pro-iv', 'Petra', '4.25', 5, 'I didn''t see this coming, but my resets got better. I hold it loose, block out in front, and the ball drops in the kitchen. My partner plays a Genesis and we traded for one game. We both wanted ours back.', 1784682006782, 1784682006782, 1, null, 4250, '1wYGFVoaVuP9-rsYzo0uzwf_wTerAbkSDMNtJyWayB8', null, 0, 1, null, '', 'control', '', '', '', null, null, '_Tp6x5b4L_8IhcShoPyledcdISxiI--S6eNRD3XV3TE', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('b3ff4921-860a-47fb-9563-b423d9fbc262', 'joola-perseus-pro-iv', 'Wes', '3.75', 5, 'I play league on Mondays and drill on Thursdays. My drives are heavier than they were with the Bantam TKO-C, and the ball still dies on a drop when I relax my hand. That''s the combo I wanted. Started the year at 3.5.', 1785798006782, 1785798006782, 1, null, 3750, 'RlDdtW5KI_lM1iRLxdaFtec1Lo4sGFgqLgfHt4nhpY8', null, 0, 5, null, '', 'control, power', '', '', '', null, null, 'r0tS4CQoXCu2rIF2S1Xi15lJ-mhusGZKp2zxBzPQzKk', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('ba882e21-a500-4fe4-9aa5-f5d8fd29fb1e', 'diadem-hero', 'Held', '3.5', 4, 'See deals.example too.', 1786528804424, 1786528804424, 0, null, 3500, 'WuIckKqCkS6pDxWdOz9g9PoH7plA7VyltBOK1lSeQFk', null, 0, 0, 'kA_H2aqDnQXap0qDa5004T_0HPGDSFlRg_YhkctiYXY', '', '', '', '', '', null, 1786629612892, 'Hk8nG1EorgDV9OQtxTUaN0zCsD5TnHlqydnlAMY_rHY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('d5057501-333f-45aa-b681-c38356523004', 'neonic-flow', 'Hidden', '2.5', 4, 'Hidden by the owner: poor control.', 1786356010777, 1786356010777, 0, 1786615206455, 2500, 'jDiahr5nvbYmGebjwwhsFUWQ9c1SbBUXoC1YKumsMTw', 'LMT92BytzLLUXUmQLgLYCGSNZNQaElErgz5lIoq2sq4', 0, 2, 'oIj08KslmbTG_opJ52nGqxfWlnvE179rd-NgSWAXD-w', '', '', '', '', '', null, null, 'z865Gy25yrOm-ddJR9rwfpcYOBQeI2-FTCzpIBjduVI', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('d536f788-fc64-4b13-a5f5-896c7ed569d9', 'joola-perseus-pro-iv', 'Cassidy', '3.5', 4, 'Drives are huge. Drops go long if I''m even a little tense.', 1784570406782, 1784570406782, 1, null, 3500, 'fefZgr2ZlS9WzCkpYic8dIagh1U_m96oPOzPhuJdjGo', null, 0, 6, null, '', 'power', 'control', '', '', null, null, 'EaDXoHnUsrr0If5wmWWh8v_ONe5oPX_FsYEJudfHY2s', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('d890b6f0-12b7-42f8-95a4-93ac1ea3ff18', 'joola-perseus-pro-iv', 'Bettina', '4.5', 5, 'My kick serve went from annoying to a real problem for people. I get more spin than I did with my Hyperion. Same on the backhand roll: it clears the net by a foot and drops at their shoes.', 1785574806782, 1785574806782, 1, null, 4500, 's6LYKP0IUFwQeNcqASM-RC_lOfKONM9dmTier7kTO90', null, 0, 16, null, '', 'spin', '', '', '', null, null, '3Fsg3_qM5Eq3g9NKsFfgyrO2JBfCol6Ylol2OCpHRHY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('e2a10a8d-42f4-4fec-b485-2799d655cc0b', 'joola-perseus-pro-iv', 'Faith', '3.25', 3, 'Hits hard and spins like crazy, no argument. It''s just too slow for me up close. I lost a lot of quick volleys in the 3.0 bracket and went back to my Z5 for mixed. Might try again when my hands catch up.', 1784905206782, 1784905206782, 1, null, 3250, 'WdSq8VAERUjJHYyQ7w6aSF7NPwrv7Co4kSJ8GPBOuWo', null, 0, 148, null, '', 'power, spin', 'hands', '', '', null, null, 'eu4BE3hyLtIGqhDw41UMgEcfY085ZG7zyi_2f98DsuY', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('e58ec382-0643-4e07-84a8-74bf86d741c2', 'joola-perseus-pro-iv', 'Serena', '3.8', 4, 'Don''t judge it the first week. I''m a 3.8, and it played different every night until I quit messing with the grip size. Two overgrips, done. I like it more every session.', 1785351606782, 1785351606782, 1, null, 3800, 'Fz7q6Jw_d0BIXkifLEdGVj3JMGdMsUXetek5QuJN4Us', null, 0, 0, null, '', '', '', '', '', null, null, 'lfDVShZPv9urOuQFB4eJT3WipCU8jYon3AWrA5Ln5NI', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before, held_because, approved_at, likeness_key, answer, answered_at, measured_weight, measured_grip, measured_balance, measured_thickness, measured_bare, measured_with, measured_version, asked, aged_3, again_3, aged_3_at, aged_12, again_12, aged_12_at) values ('feb165b3-0753-42a0-b422-b5bd0a116835', 'diadem-hero', 'Link', '3.5', 4, 'See shop.example for more.', 1786528804380, 1786528804380, 0, 1786528804380, 3500, 'pr0JtZntax-45j6YcjFCK8eXLhgz3ipuJj22KXoPQD0', null, 0, 0, '03Zi9PWH_7UQXn-qM1v0IRHxyVlnJdr9dpv8k5Yjfx0', '', '', '', '', '', 'link', null, 'zQkClIDOQUaW2cZr349hstXtfOlj4pP4vWdVAjdXEcI', '', null, '', '', '', '', '', '', '', 0, '', '', null, '', '', null);
insert into review_photos (id, subject, review_id, place, picture, width, height, color, bytes, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('074c7ad2-baf7-48bf-9cf1-231ae02c97fd', 'diadem-hero', 'a0cc5af3-c4ca-41e0-a606-a0a4aa4ffea0', 1, '34587113683e733a964b3eae8767430b', 400, 300, '#ed6d5f', 6512, 1786528803633, 1786528803633, 1786629617319, null, null, 't23iNd6pLraO_KBIDlhPrURd4GVjNR-OW2hYBLOshC8', null, '', 'FEOgAzBhDXqicU3UYpi1FJdaAJr9oS7DlZPdUlOnEZ4');
insert into review_photos (id, subject, review_id, place, picture, width, height, color, bytes, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('b72e7f95-a796-49d5-8bf0-cbc3106254ba', 'diadem-hero', 'a0cc5af3-c4ca-41e0-a606-a0a4aa4ffea0', 2, 'd389bc256c2cfd225a4a126eac73fae6', 400, 300, '#32ab2d', 7062, 1786528803818, 1786528803818, null, null, 1786629613234, 'G-gDuIRXhQ2xTbsQ_GzBJTXjENjg55VCXQJGTFFvHUo', null, '', 'of_db1HOGV3me21xSrW7OZ8F6YZAaY32A-eedZWcmqs');
insert into review_photos (id, subject, review_id, place, picture, width, height, color, bytes, created_at, updated_at, hidden_at, held_because, approved_at, submission_key, text_key, likeness_key, edit_key) values ('df997673-6543-43c2-b86a-f080be9fe2e6', 'diadem-hero', 'a0cc5af3-c4ca-41e0-a606-a0a4aa4ffea0', 3, '30f82076ed51fd981d0a38608a299774', 400, 300, '#9d80fe', 6317, 1786528804144, 1786528804144, 1786528804144, 'all', null, 'VuMEI0odIGMwCOlv7c-OngzWyPu1Hg0vhefDIfk89aU', null, '', 'CShuq9F9zEDueueKFJ7vxglrTCAf2debnbfkdVGqT88');
insert into review_photos_reports (id, subject, of_id, reason, details, created_at, told_at, submission_key) values ('2177cb85-cacf-4c9a-8ec6-b3a8d6bb3886', 'diadem-hero', 'b72e7f95-a796-49d5-8bf0-cbc3106254ba', 'spam', 'An ''advert''', 1786629618438, 1786629618438, 'UXkjsjGTy1F_JOlaQ_q6L6KP9-Kd1u4WqGtl-d9oq_I');
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key, told_at) values ('7a8d3448-65b7-49c6-80d6-95b441c6b1d6', 'neonic-flow', '139def8b-caa1-4aae-8729-f6e6840eaba0', 'spam', 'It''s an "advert".
Twice.', 1786356011926, '_R8w1ntOe_FZLww5TfkKRYRgP6fowhkCf_kRwa7Zih8', 1786356011926);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 3, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 4, 10, 4, 14000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 5, 13, 1, 4250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 3, 9, 1, 3250);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 4, 10, 2, 7000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 4, 11, 2, 7600);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 4, 12, 1, 4000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 4, 14, 1, 4500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 5, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 5, 11, 3, 11280);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 5, 12, 3, 12000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 5, 13, 3, 12980);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 5, 14, 2, 9000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('joola-perseus-pro-iv', 1, 5, 15, 1, 4700);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('neonic-flow', 0, 4, 6, 2, 5000);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('neonic-flow', 0, 4, 10, 0, 0);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('top-rated-pickleballs-2025', 0, 4, 10, 0, 0);
insert into secrets (name, secret) values ('report links', '40244f6cda2587196351d56f5fc2e85c3479c095d9cbcde68fb6e2d6aa7f1ace');
insert into seedings (paddle_name, seeded_at) values ('joola-perseus-pro-iv', 1786356006782);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('ada@example.com', 'ada@example.com', 'confirmed', 1786442403165, 1786442403227, 1786442403227, null, null, 0, '5vfEMCigcQ2MKyxE7EIQE_x_RKg5I3Xw', 'ada@example.com', 'approvals:neonic-flow', 1786442403227, '[{"list":"USA Pickleball","version":null,"state":"approved","on":"2026-03"},{"list":"UPA-A","version":null,"state":"not listed","on":"2026-03"}]');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('cheap@example.com', 'cheap@example.com', 'confirmed', 1786442403535, 1786442403596, 1786442403596, null, null, 0, 'SFEdUwkSOUTvrRpz1DmRX6L9fUgHJ6Lf', 'cheap@example.com', 'price:neonic-flow:2000', 1786442403596, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('d.ana+news@googlemail.com', 'D.ana+News@googlemail.com', 'confirmed', 1786442402582, 1786442402819, 1786442402819, null, null, 0, '2PuzL6vf681MGDXi9F0liBo0k0FPYYyC', 'dana@gmail.com', '', 1786442402819, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('dana@example.com', 'dana@example.com', 'confirmed', 1786442401990, 1786442402203, 1786442402203, null, null, 0, 'PuPaKB99F1UmOPBrIGA_JBmaBsKGTb8t', 'dana@example.com', '', 1786442402203, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('lee@example.com', 'lee@example.com', 'unsubscribed', 1786442402229, 1786615213509, 1786442402527, 1786615213509, null, 0, 'TX1GOwjup7xfz9VGtqEmh0r-KcuLgKyk', 'lee@example.com', '', 1786442402527, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('max@example.com', 'max@example.com', 'confirmed', 1786442402883, 1786442403016, 1786442403016, null, null, 0, 'mHw-3W1MSBdRfu9kPD6q5nyD8h_QOhct', 'max@example.com', 'diadem-hero', 1786629612892, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('mia@example.com', 'mia@example.com', 'confirmed', 1786528802130, 1786528802398, 1786528802398, null, null, 0, 'Gp5rC1pI7X3qsaDosDCr-grKij7I6hay', 'mia@example.com', 'aged:a0cc5af3-c4ca-41e0-a606-a0a4aa4ffea0', 1786528802398, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('ned@example.com', 'ned@example.com', 'confirmed', 1786528802512, 1786528802579, 1786528802579, null, null, 0, 'koHGQUhNio3YbC3lueR8ZzISD47nj-2g', 'ned@example.com', 'aged:80430e6c-594e-441a-81f0-2086a6e81941', 1786528802579, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('quinn@example.com', 'quinn@example.com', 'confirmed', 1786442403248, 1786442403337, 1786442403337, null, null, 0, 'PbVab1b8vikIAVMphDB62QVsTfvN6oj_', 'quinn@example.com', 'questions:neonic-flow', 1786442403337, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202837, 1795687202837, null, null, 1795687202958, 2, 'Tw0H3o1NtD0YR9Tg6RKwjR-zrgqtVZ-H', 'wendy@example.com', '', 0, '');
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through, told) values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202958, 1795687202958, null, null, 1795687202958, 2, 'ZHwfGIBqOQiJVd9Gr1OwQqV2aQ5I39tj', 'wendy@example.com', 'neonic-flow', 0, '');
insert into theme_rules (id, digest) values (1, 'dxBs31ckB9vMoiNAlzYqR1ctWMHJocK6XKXwVSbCCmw');
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('diadem-hero', 0, 0, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('diadem-hero', 0, 1, 0, 1);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 0, 6, 2);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 1, 10, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 2, 5, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 3, 0, 2);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 4, 0, 1);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 5, 5, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('joola-perseus-pro-iv', 1, 7, 1, 0);
insert into theme_totals (paddle_name, is_sample, theme, praise, complaint) values ('neonic-flow', 0, 0, 0, 0);
insert into undoable_acts (id, actor, done_at, steps) values ('95bb0b85-10eb-4cad-aaa8-9bc1916f18ac', 'root (command)', 1795687210720, '[{"act":"reviews hide","saved":[{"id":"43d05e7f-8c98-471f-a15d-48f89a4086aa","before":{"hidden_at":null,"held_because":null,"approved_at":null,"text_key":null},"after":{"hidden_at":1795687210720,"held_because":null,"approved_at":null,"text_key":"jAUHKkb4jruVJRBk5a5dm7LLdS-gcj8bi3x3VgRC9qk"}}],"logged":["f1b40af2-0ba9-426d-8670-ee5d8f730d3d"]}]');
insert into weekly_rounds (name, through) values ('held reviews', 1786615141989);
insert into weekly_rounds (name, through) values ('newsletter', 1795687217396);
insert into weekly_rounds (name, through) values ('owner''s email', 1795413600000);
insert into withdrawn_texts (text_key, paddle_name, withdrawn_at) values ('HJQEjLm3i_ToxNmlSpzrBMLu_emWTInzTuehabQJhsQ', 'neonic-flow', 1786615211845);
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
CREATE INDEX paddle_reviews_played_before on paddle_reviews (paddle_name, played_before)
    where played_before <> '' and hidden_at is null and is_sample = 0;
CREATE INDEX paddle_reviews_settled on paddle_reviews (paddle_name, (coalesce(approved_at,
    case when updated_at < created_at + 86400000 then updated_at else created_at end)))
    where hidden_at is null and is_sample = 0;
CREATE INDEX paddle_reviews_shown on paddle_reviews
    (paddle_name, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_stars on paddle_reviews
    (paddle_name, rating, created_at desc, id desc) where hidden_at is null;
CREATE INDEX paddle_reviews_text on paddle_reviews
    (text_key, created_at) where text_key is not null;
CREATE INDEX review_photos_all on review_photos (created_at desc, id desc);
CREATE INDEX review_photos_held on review_photos
    (created_at desc, id desc) where held_because is not null;
CREATE INDEX review_photos_likeness on review_photos (likeness_key);
CREATE INDEX review_photos_picture on review_photos (picture);
CREATE UNIQUE INDEX review_photos_place on review_photos (review_id, place);
CREATE INDEX review_photos_reports_newest on review_photos_reports (created_at desc, id desc);
CREATE INDEX review_photos_reports_of on review_photos_reports (of_id);
CREATE INDEX review_photos_shown on review_photos
    (subject, created_at desc, id desc) where hidden_at is null;
CREATE INDEX review_photos_text on review_photos (text_key, created_at)
    where text_key is not null;
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
CREATE TRIGGER review_photos_alone before insert on review_photos
      when not exists (select 1 from paddle_reviews where id = new.review_id)
      begin select raise(ignore); end;
CREATE TRIGGER review_photos_gone after delete on paddle_reviews
      begin delete from review_photos where review_id = old.id; end;
CREATE TRIGGER review_photos_moved after update of paddle_name on paddle_reviews
      when new.paddle_name <> old.paddle_name begin
        update review_photos_reports set subject = new.paddle_name where of_id in (select id from review_photos where review_id = new.id);
        update review_photos set subject = new.paddle_name where review_id = new.id;
      end;
CREATE TRIGGER review_photos_reports_gone after delete on review_photos
      begin delete from review_photos_reports where of_id = old.id; end;
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
