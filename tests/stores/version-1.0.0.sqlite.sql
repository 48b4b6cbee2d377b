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
CREATE TABLE confirmations (
    token_hash text primary key,
    email_key text not null,
    expires_at integer not null
  , subject text not null default '');
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
  , text_key text, helpful integer not null default 0, themes integer not null default 0, edit_key text, ball text not null default '', liked text not null default '', disliked text not null default '', played_for text not null default '', played_before text not null default '');
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
    told_through integer not null default 0,
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
CREATE TABLE withdrawn_texts (
    text_key text not null,
    paddle_name text not null,
    withdrawn_at integer not null,
    primary key (text_key, paddle_name)
  );
insert into accepted_posts (act, visitor, hour, accepted) values ('signUp', '*', 498802, 2);
insert into accepted_posts (act, visitor, hour, accepted) values ('signUp', 'ZHxS6o20uOAr6ijAIkdStz', 498802, 2);
insert into accepted_posts (act, visitor, hour, accepted) values ('signUp', 'gPefGelKXRg8C4f9Hqgrbk', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) values ('signUp', 'zazJu95q2y07-9yqArlYXO', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) values ('vote', '*', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) values ('vote', 'ZHxS6o20uOAr6ijAIkdStz', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) values ('vote', 'zh9bwBJpkQGn5wLTZa_hU4', 498802, 1);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) values ('top-rated-pickleballs-2025', 0, 'article', 1, 4);
insert into confirmations (token_hash, email_key, expires_at, subject) values ('PMvoMxwsvD2xnNwYw1lwHi0eVzvKRZAPQYtgwAzqTUo', 'wendy@example.com', 1796292002103, '');
insert into confirmations (token_hash, email_key, expires_at, subject) values ('kWiKesUkgjdcTrE1Pz_Qn3zo-HZJftmJdPae8blcpLE', 'wendy@example.com', 1796292002172, 'neonic-flow');
insert into daily_salts (day, salt) values (20783, 'ZReHbCBVBGMf8k3vtRDj_pdAwriwKD924ihktkdhgog');
insert into helpful_votes (day, review_id, visitor) values (20783, '90f2069a-6205-4316-a98e-4d5903c2142a', 'zh9bwBJpkQGn5wLTZa_hU4');
insert into kysely_migration (name, timestamp) values ('0001-reviews', '2026-08-10T10:00:01.123Z');
insert into kysely_migration (name, timestamp) values ('0002-subscribers-and-messages', '2026-08-10T10:00:01.124Z');
insert into kysely_migration (name, timestamp) values ('0003-outbox', '2026-08-10T10:00:01.125Z');
insert into kysely_migration (name, timestamp) values ('0004-newsletter', '2026-08-10T10:00:01.127Z');
insert into kysely_migration (name, timestamp) values ('0005-limits', '2026-08-10T10:00:01.128Z');
insert into kysely_migration (name, timestamp) values ('0006-moderation', '2026-08-10T10:00:01.129Z');
insert into kysely_migration (name, timestamp) values ('0007-helpful-votes', '2026-08-10T10:00:01.130Z');
insert into kysely_migration (name, timestamp) values ('0008-themes', '2026-08-10T10:00:01.131Z');
insert into kysely_migration (name, timestamp) values ('0009-key-placeholders-and-mailboxes', '2026-08-10T10:00:01.133Z');
insert into kysely_migration (name, timestamp) values ('0010-own-reviews', '2026-08-10T10:00:01.135Z');
insert into kysely_migration (name, timestamp) values ('0011-what-stood-out', '2026-08-10T10:00:01.138Z');
insert into kysely_migration (name, timestamp) values ('0012-reviews-by-email', '2026-08-10T10:00:01.142Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) values (1001, '445632a9-10bd-4d89-93a2-7fa646e123e8', 'Ann', 'O''Hara', 'ann@example.com', 'First', 'Line one

of the first ''message''; 🎾', 1786356003560, 'q0fVkqdXqsg6oIY-sfnT_tv-u8K0HmNORYlZmQHOXH0');
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) values (1002, 'c3161ce4-df26-4395-8614-f644d52bc6b1', 'Ann', 'O''Hara', 'ann@example.com', 'Second', 'Line one

of the second ''message''; 🎾', 1786356003771, 'dy_S2p5fP52WRKrCDrVZuMEVbaidNIZHLziSp5N4bP8');
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) values (1003, '47d1bc13-7251-40f2-886e-b75ef399d35c', 'Ann', 'O''Hara', 'ann@example.com', 'Third', 'Line one

of the third ''message''; 🎾', 1786356003813, '67z5EiKzVvX3bAHjzQ7KfxCwgOAl2AjNWvN_GrzdDFE');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at, key_placeholder) values ('2026-08-10', 'RallyRank weekly: How to Play Pickleball in the Cold', '{"articles":[{"path":"/blog/cold-weather-pickleball","title":"How to Play Pickleball in the Cold","text":"Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.","day":"2026-11-10"},{"path":"/blog/indoor-or-outdoor-balls","title":"Indoor or Outdoor Pickleballs: Which Should You Buy?","text":"Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.","day":"2026-09-22"},{"path":"/blog/what-dupr-means","title":"What Your DUPR Means, and What It Doesn''t","text":"Is 3.2 good? Here''s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.","day":"2026-07-14"},{"path":"/blog/how-to-choose-your-first-paddle","title":"How to Choose Your First Pickleball Paddle","text":"Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.","day":"2026-05-12"},{"path":"/blog/when-to-replace-a-paddle","title":"When to Replace a Pickleball Paddle","text":"When the grit is gone, the sound has changed or your drops stop listening, it may be time. Five checks you can do in ten minutes.","day":"2026-03-24"}],"reviews":[{"id":"3346fb36-f410-4bc5-a53d-dcfc9bc0756c","subject":"top-rated-pickleballs-2025"},{"id":"df974919-5b7a-4ce9-a585-371272b4bb96","subject":"neonic-flow"},{"id":"f502dd84-e931-4b0c-9461-6a6fb81b8190","subject":"neonic-flow"},{"id":"c8fc8207-3dcb-4510-8406-698919bc2c33","subject":"diadem-hero"},{"id":"66dd8044-0e42-4c1a-ac6b-22146f3065a7","subject":"diadem-hero"}],"pick":{"slug":"neonic-flow","name":"Neonic Flow","text":"Dinks leave at the speed you meant. It''s plush and fairly priced, and it won''t end many rallies for you.","facts":[{"name":"Category","value":"Control Paddle"},{"name":"List price","value":"$129.99"},{"name":"Surface","value":"Carbon Fiber"},{"name":"Shape","value":"hybrid"},{"name":"Weight","value":"8.1 oz"},{"name":"Core thickness","value":"16 mm"},{"name":"Grip length","value":"5.2 in"}]}}', '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><title>RallyRank weekly: How to Play Pickleball in the Cold</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101820 !important; }
  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }
  .ink { color: #e9eff3 !important; }
  .muted { color: #b4c0cb !important; }
  .line { border-color: #334250 !important; }
}</style></head><body class="ground" style="margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" class="ground" style="background:#f2f6f8"><tbody><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style="max-width:560px;text-align:left"><tbody><tr><td style="padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800"><a href="https://rallyrank.example" style="color:#ffffff;text-decoration:none">RallyRank</a></td></tr><tr><td class="surface" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640"><h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e">The weekly newsletter</h1><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">August 10, 2026</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">New to read</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/cold-weather-pickleball" class="ink" style="color:#14202e;font-weight:700">How to Play Pickleball in the Cold</a><br/>Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/indoor-or-outdoor-balls" class="ink" style="color:#14202e;font-weight:700">Indoor or Outdoor Pickleballs: Which Should You Buy?</a><br/>Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/what-dupr-means" class="ink" style="color:#14202e;font-weight:700">What Your DUPR Means, and What It Doesn&#x27;t</a><br/>Is 3.2 good? Here&#x27;s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/how-to-choose-your-first-paddle" class="ink" style="color:#14202e;font-weight:700">How to Choose Your First Pickleball Paddle</a><br/>Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/when-to-replace-a-paddle" class="ink" style="color:#14202e;font-weight:700">When to Replace a Pickleball Paddle</a><br/>When the grit is gone, the sound has changed or your drops stop listening, it may be time. Five checks you can do in ten minutes.</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">What players wrote</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">These are players&#x27; own words. We don&#x27;t check whether they bought the gear.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/reviews/balls/top-rated-pickleballs-2025#player-reviews" class="ink" style="color:#14202e;font-weight:700">Top-Rated Pickleballs of 2025</a><br/>4 of 5 stars from Bo, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>They last.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow#player-reviews" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>4 of 5 stars from Reported, DUPR 2.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Somebody doesn&#x27;t like this one.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow#player-reviews" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>4 of 5 stars from Restored, DUPR 2.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Hidden by mistake, and restored.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>3 of 5 stars from Edith, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Not so loud.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>5 of 5 stars from 李, DUPR 4.25</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>控制很好 🎾, é and 100% of \n and $1.</span></blockquote><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">Paddle of the week</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>Dinks leave at the speed you meant. It&#x27;s plush and fairly priced, and it won&#x27;t end many rallies for you.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><span><span class="muted" style="color:#4a5a6b">Category:</span> Control Paddle</span><span><br/><span class="muted" style="color:#4a5a6b">List price:</span> $129.99</span><span><br/><span class="muted" style="color:#4a5a6b">Surface:</span> Carbon Fiber</span><span><br/><span class="muted" style="color:#4a5a6b">Shape:</span> hybrid</span><span><br/><span class="muted" style="color:#4a5a6b">Weight:</span> 8.1 oz</span><span><br/><span class="muted" style="color:#4a5a6b">Core thickness:</span> 16 mm</span><span><br/><span class="muted" style="color:#4a5a6b">Grip length:</span> 5.2 in</span></p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">Every paddle in our catalog gets its turn. These specs come from makers and shops. We didn&#x27;t measure them.</p><p style="margin:0 0 20px"><a href="https://rallyrank.example/newsletter/issues/2026-08-10" style="display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none">Read this issue on the site</a></p><div class="line" style="border-top:1px solid #d3dbe2;padding:16px 0"><p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#4a5a6b">You&#x27;re getting this email because you confirmed this address for the weekly RallyRank newsletter.<br/><a href="https://rallyrank.example/newsletter/unsubscribe?key=kmfmUBewjH_RFZ4IY7S223cE2d-B2ZgF" class="muted" style="color:#4a5a6b">Unsubscribe</a></p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'The weekly newsletter
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
  When the grit is gone, the sound has changed or your drops stop listening, it may be time. Five checks you can do in ten minutes.
  https://rallyrank.example/blog/when-to-replace-a-paddle

What players wrote
------------------

These are players'' own words. We don''t check whether they bought the gear.

* Top-Rated Pickleballs of 2025
  4 of 5 stars from Bo, DUPR 3.5
  https://rallyrank.example/reviews/balls/top-rated-pickleballs-2025#player-reviews

> They last.

* Neonic Flow
  4 of 5 stars from Reported, DUPR 2.5
  https://rallyrank.example/neonic-flow#player-reviews

> Somebody doesn''t like this one.

* Neonic Flow
  4 of 5 stars from Restored, DUPR 2.5
  https://rallyrank.example/neonic-flow#player-reviews

> Hidden by mistake, and restored.

* Diadem Hero
  3 of 5 stars from Edith, DUPR 3.5
  https://rallyrank.example/diadem-hero#player-reviews

> Not so loud.

* Diadem Hero
  5 of 5 stars from 李, DUPR 4.25
  https://rallyrank.example/diadem-hero#player-reviews

> 控制很好 🎾, é and 100% of \n and $1.

Paddle of the week
------------------

* Neonic Flow
  Dinks leave at the speed you meant. It''s plush and fairly priced, and it won''t end many rallies for you.
  https://rallyrank.example/neonic-flow

Category: Control Paddle
List price: $129.99
Surface: Carbon Fiber
Shape: hybrid
Weight: 8.1 oz
Core thickness: 16 mm
Grip length: 5.2 in

Every paddle in our catalog gets its turn. These specs come from makers and shops. We didn''t measure them.

Read this issue on the site:
https://rallyrank.example/newsletter/issues/2026-08-10

-- 
You''re getting this email because you confirmed this address for the weekly RallyRank newsletter.
Unsubscribe: https://rallyrank.example/newsletter/unsubscribe?key=kmfmUBewjH_RFZ4IY7S223cE2d-B2ZgF', 1786615208284, 'lee@example.com', 3, 1786615208304, 'kmfmUBewjH_RFZ4IY7S223cE2d-B2ZgF');
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('8c20a04f-10cb-4b12-bba7-49305c5650d3', 'confirmation', 'wendy@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=LkU8Id-HJ4-ZByUdljeKVWeYsiWscmhf\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=LkU8Id-HJ4-ZByUdljeKVWeYsiWscmhf\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 1, 1795687232451, 'Invalid greeting. response=421 not now: 421 not now', 1795687202103, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('922ce815-0d69-447f-a2b6-3ccafcc1e693', 'confirmation', 'nobody@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=GOvJfABUjHddRRNlFhjJgMYmkVaw7QkE\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=GOvJfABUjHddRRNlFhjJgMYmkVaw7QkE\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'nobody@example.com', 'failed', 1, 1786615329541, 'Can''t send mail - all recipients were rejected: 550 not now', 1786615209530, 1786615209596, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) values ('b2a244e6-234d-4db9-8cda-00dfe03fde80', 'confirmation', 'wendy@example.com', '{"subject":"Please confirm: new reviews of the Neonic Flow","text":"Confirm your address\n====================\n\nDo you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=nxQcQ3RmsUd2zcGULQmF0f4gp4p2-Q8U\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t email you about these reviews, and we''ll delete the request after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><title>Please confirm: new reviews of the Neonic Flow</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Do you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=nxQcQ3RmsUd2zcGULQmF0f4gp4p2-Q8U\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t email you about these reviews, and we&#x27;ll delete the request after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 1, 1795687232750, 'Invalid greeting. response=421 not now: 421 not now', 1795687202172, null, 'neonic-flow', null, null);
insert into owner_acts (id, act, target, reason, done_at) values ('34cf21a0-f974-4c62-a01b-93835333d827', 'reviews withdraw', '597b8597-b588-43a7-bab8-ab0b0fefd2e7', 'its writer withdrew it', 1786615206833);
insert into owner_acts (id, act, target, reason, done_at) values ('9049a015-1f46-43c8-871a-31b10c23775e', 'reviews restore', 'f502dd84-e931-4b0c-9461-6a6fb81b8190', 'advertising', 1786615205346);
insert into owner_acts (id, act, target, reason, done_at) values ('add689a4-b737-4b1e-8d53-e93381da13af', 'reviews hide', '597b8597-b588-43a7-bab8-ab0b0fefd2e7', 'advertising', 1786615204454);
insert into owner_acts (id, act, target, reason, done_at) values ('c4b93576-0646-43f9-942e-c75fe615e313', 'reviews delete', '702c7edf-eb0d-4cd9-935f-2055ab70eaaa', 'advertising', 1786615206640);
insert into owner_acts (id, act, target, reason, done_at) values ('caac1c1f-e044-4e53-9bd8-9fcc4d4b3895', 'reviews hide', 'f502dd84-e931-4b0c-9461-6a6fb81b8190', 'advertising', 1786615203491);
insert into owner_acts (id, act, target, reason, done_at) values ('d4de04f9-a40e-4170-80d4-150af473c28d', 'reviews hide', 'ea70826a-a8e4-42c7-b4a4-623fed0658c1', 'advertising', 1786615202603);
insert into owner_acts (id, act, target, reason, done_at) values ('d78471b4-73f4-4f5b-b9f5-f7d8f1d0b0a2', 'reviews withdraw', '51962983-511c-4af9-a1e5-3b58042f0467', 'its writer withdrew it', 1786356002439);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('03efb72f-e3cd-4d81-8e28-7b026cf7c991', 'joola-perseus-pro-iv', 'Wes', '3.75', 5, 'I play league on Mondays and drill on Thursdays. My drives are heavier than they were with the Bantam TKO-C, and the ball still dies on a drop when I relax my hand. That''s the combo I wanted. Started the year at 3.5.', 1785798001150, 1785798001150, 1, null, 3750, 'RlDdtW5KI_lM1iRLxdaFtec1Lo4sGFgqLgfHt4nhpY8', null, 0, 5, null, '', 'control, power', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('18d3160a-19c4-4f75-81e3-e55802e745ce', 'joola-perseus-pro-iv', 'Tom', '4.5', 5, 'Topspin off both wings is unreal. Roll volleys dive.', 1785909601150, 1785909601150, 1, null, 4500, 'EgoUuDGOfbGipCkDLJ0HfyDF7iQtOoAFIgOHtWjjVtI', null, 0, 16, null, '', 'spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('2603dcf7-7c28-4b7b-8f27-6bba569e8e32', 'joola-perseus-pro-iv', 'Elif', '3.5', 4, 'Power is easy. Hit it clean and the ball jumps. Miss the sweet spot toward the tip and it goes nowhere, and I do that a few times a game. Next stop is a couple strips of lead tape on the sides.', 1784793601150, 1784793601150, 1, null, 3500, 'tkFCQZ2YJsRj41Yd08WVJjhmB2bAzjBqUqAlOwEWQOo', null, 0, 516, null, '', 'power', 'forgiveness', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('2a76a76e-9e30-463e-8fdf-f29d7f287925', 'joola-perseus-pro-iv', 'Dwight', '3.8', 5, 'Was on the fence at $280. Six months later I''d call it worth every dollar, because my drive wins points by itself now. At 3.8 that used to take me two or three more shots.', 1785463201150, 1785463201150, 1, null, 3800, '-eNUgZ7cHKdM6CjNwma3OEBTrXK6IS2Cpo7TeFSowbk', null, 0, 16388, null, '', 'power, value', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('3346fb36-f410-4bc5-a53d-dcfc9bc0756c', 'top-rated-pickleballs-2025', 'Bo', '3.5', 4, 'They last.', 1786356003190, 1786356003190, 0, null, 3500, 'D4JOXtPd9wF3NzPGCn9iZly0LnV9MhzT5UzlqVZWMqc', null, 0, 0, 'RsYwMzAzmQ5DSsXS6B4VqgWOYJeSbo_SNiVlwoh4yc0', 'article', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('37253df3-7568-4f01-855d-29a609c8600c', 'joola-perseus-pro-iv', 'Naomi', '3.8', 4, 'More put-away power than my J2K, no question. It''s also a bit slower in hands battles. I play mostly mixed, so I take that trade most nights and bring the J2K when I know the other team speeds everything up.', 1784124001150, 1784124001150, 1, null, 3800, 'CKN3TCgTdw_0XXey6p-QKWy5fpHNrqmuVzD4dS4Iu0A', null, 0, 132, null, '', 'power', 'hands', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('38a27eb7-8c36-4045-b637-2be0649fe047', 'joola-perseus-pro-iv', 'Cody', '3.5', 5, 'Didn''t think a $280 paddle was for a 3.5. My kids got it for my birthday. The feel is soft, the handle fits both hands, and I can place a dink crosscourt instead of just getting it over. When I miss now, I know it''s me.', 1784347201150, 1784347201150, 1, null, 3500, '6MuHD-oa_RRGyWW_Iz34B12Q26SrTqS6Ks-imE45ATY', null, 0, 1025, null, '', 'control, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('414baaa8-3284-44b2-b6ba-854b1803f00b', 'joola-perseus-pro-iv', 'Alma', '4.43', 5, 'Swing easy and it still goes. That''s huge for me, because I used to muscle everything and my shoulder paid for it. Now I hit through people in singles and feel good the next morning. Three months, four or five days a week.', 1784235601150, 1784235601150, 1, null, 4430, 'UZahY1vBHOe5VLzg958XrCLHMDyxS0CH_ax0OkdyS80', null, 0, 1028, null, '', 'power, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('45b81833-dcc0-430f-a19f-7691bc7bbb30', 'joola-perseus-pro-iv', 'Cassidy', '3.5', 4, 'Drives are huge. Drops go long if I''m even a little tense.', 1784570401150, 1784570401150, 1, null, 3500, 'fefZgr2ZlS9WzCkpYic8dIagh1U_m96oPOzPhuJdjGo', null, 0, 6, null, '', 'power', 'control', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('4f3d8648-e846-48a8-ba22-5fa8c1420951', 'joola-perseus-pro-iv', 'Leif', '4.5', 4, 'Took me three weeks to stop popping up dinks, and my resets still float when I grip too tight. I came off a LUXX Control Air, so it''s a big change. I''m keeping it, but plan on some drilling.', 1786132801150, 1786132801150, 1, null, 4500, 'NFOm8OVA8aqShNSfgnIULQxMT8R3YFkAfFLI4-yH_F4', null, 0, 2, null, '', '', 'control', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('6075dc36-2678-4efb-9845-8655ce094e62', 'joola-perseus-pro-iv', 'Julie', '4.3', 5, 'Softer in the hand than I expected from a power paddle. Dinks are predictable, and my wrist feels fine after back-to-back matches.', 1785686401150, 1785686401150, 1, null, 4300, 'xAs8FJIFGvS586l4I4PtVvipqW3kqKEnQ_pVhlFghhA', null, 0, 1025, null, '', 'control, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('66dd8044-0e42-4c1a-ac6b-22146f3065a7', 'diadem-hero', '李', '4.25', 5, '控制很好 🎾, é and 100% of \n and $1.', 1786356001991, 1786356001991, 0, null, 4250, 'hjd0w5c-rJfWlw03FLTlkv3OAIXP3U0jmwmYI222lWk', null, 0, 0, 'xtrR2oCpRbZ3EO9HiqzmsCgP88qUPllr3F6ZaHB-uaE', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('6fcce2e8-f69d-4267-bc21-cd98a08abfe3', 'joola-perseus-pro-iv', 'Kyle', '4.0', 4, 'People talk about the pop. I like the touch. My thirds come down in the kitchen and I can dink with anyone in our 4.0 group. Slowing down my swing was the hard part, maybe ten sessions. I''d hit 20 crosscourt and 20 down the line before open play, at half speed, until my arm got the message.', 1786021201150, 1786021201150, 1, null, 4000, '0R58rmiohgIyKfrjycaMAhCAySqABX5Xce84YeWwB3c', null, 0, 1, null, '', 'control', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('72dce92b-f3aa-4a5e-b56b-2ad5b78cb73c', 'joola-perseus-pro-iv', 'Wanda', '4.0', 5, 'Easy power, soft touch on drops, no arm pain. Best paddle I''ve owned!!', 1785240001150, 1785240001150, 1, null, 4000, 'Qlp3l9MWs4q8IPx6NFpzs9bbTNGqGN4UvE2Jql9gGI8', null, 0, 1029, null, '', 'control, power, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('904d6b0b-b268-419d-a890-b45d69fd4a29', 'joola-perseus-pro-iv', 'Serena', '3.8', 4, 'Don''t judge it the first week. I''m a 3.8, and it played different every night until I quit messing with the grip size. Two overgrips, done. I like it more every session.', 1785351601150, 1785351601150, 1, null, 3800, 'Fz7q6Jw_d0BIXkifLEdGVj3JMGdMsUXetek5QuJN4Us', null, 0, 0, null, '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('90f2069a-6205-4316-a98e-4d5903c2142a', 'diadem-hero', 'Nora', '3.5', 4, 'Great control, and "calm" at the net; it''s quiet, too.
New line.', 1786356001728, 1786356001728, 0, null, 3500, 'g9QmJ9Z81mqmeUCZmd7WfxeX3imlQkFNRceXwmJd0NQ', null, 2, 9, 'h3AVwRBN0vhsDxQz36LipLAMluMZQBP-ykakf1WxFm4', '', 'control', 'power', 'months', 'Selkirk AMPED S2');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('aac11d9d-b741-4b03-8920-5d56d4cc0ba2', 'joola-perseus-pro-iv', 'Viola', '3.73', 5, 'Moved up from the 3S. Even more power on serves, and I don''t swing any harder.', 1786244401150, 1786244401150, 1, null, 3730, 'j_ItoBglXfjKcfbMFINO4101Cxs00AvJbhxt7ss4InA', null, 0, 4, null, '', 'power', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('acaca177-1cc2-4faf-9cc4-b4d5106879d2', 'joola-perseus-pro-iv', 'Kelly', '4.0', 5, 'Long enough handle for two hands, and the grip shape is comfortable. It''s easier on my palm than the Gearbox I had. First paddle in a while that I didn''t have to mess with.', 1785128401150, 1785128401150, 1, null, 4000, '9RA_2EB6Fy7s6kEP4lOaZKOSEcRj7zBEGhb_ebswLBs', null, 0, 1024, null, '', 'comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('b0db7af6-ff53-482c-8e79-6e76d31a00aa', 'joola-perseus-pro-iv', 'Bettina', '4.5', 5, 'My kick serve went from annoying to a real problem for people. I get more spin than I did with my Hyperion. Same on the backhand roll: it clears the net by a foot and drops at their shoes.', 1785574801150, 1785574801150, 1, null, 4500, 's6LYKP0IUFwQeNcqASM-RC_lOfKONM9dmTier7kTO90', null, 0, 16, null, '', 'spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('bd1d96bc-7362-4b61-948d-d0ae24699642', 'joola-perseus-pro-iv', 'Ana', '4.7', 5, 'Fourth JOOLA for me, after a Hyperion, the CFS and the 3S. This one grabs the ball best. My inside-out forehand curls off the court and my two-hander dips late. We took silver in a 4.5 bracket two weeks after I switched. Could be a coincidence, but I''m not giving it back.', 1784458801150, 1784458801150, 1, null, 4700, 'sK2kDalNKlROAEnfhuUFd01vAYHERt-s6RtFYThd_9o', null, 0, 16, null, '', 'spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('c832e292-872f-483a-8687-263f73da9fea', 'joola-perseus-pro-iv', 'Petra', '4.25', 5, 'I didn''t see this coming, but my resets got better. I hold it loose, block out in front, and the ball drops in the kitchen. My partner plays a Genesis and we traded for one game. We both wanted ours back.', 1784682001150, 1784682001150, 1, null, 4250, '1wYGFVoaVuP9-rsYzo0uzwf_wTerAbkSDMNtJyWayB8', null, 0, 1, null, '', 'control', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('c8fc8207-3dcb-4510-8406-698919bc2c33', 'diadem-hero', 'Edith', '3.5', 3, 'Not so loud.', 1786356002183, 1786356002217, 0, null, 3500, 'GYaDd1bvkicoT5ecpMGa1G8bVXYZvpZytMN2LEUJ_VA', null, 0, 0, 'K1Nix1lEEM4Jquc26OePTm8-2YZvMCm9k9HCYsOwHCU', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('d9cf49cb-3aea-45ef-9d8d-6abb7df6f3c3', 'joola-perseus-pro-iv', 'Leo', '4.0', 5, 'Serve is a weapon now. Tons of spin, tons of pace, still lands in.', 1785016801150, 1785016801150, 1, null, 4000, 'RrXGUFm495vcPUe6llwcvvJXH643zagfJUC822BH46E', null, 0, 20, null, '', 'power, spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('df974919-5b7a-4ce9-a585-371272b4bb96', 'neonic-flow', 'Reported', '2.5', 4, 'Somebody doesn''t like this one.', 1786356002971, 1786356002971, 0, null, 2500, 'O12wz4v7Ls1uSV15-2cT2LYKhAwXR90obno2i7WAn4Y', null, 0, 0, 'RLTB_t7JgFuLw57cLYvw32dWsIvcmieQ-srSex02Veo', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('e0bee014-3ad8-4ee6-a99b-116ddaf70263', 'joola-perseus-pro-iv', 'Faith', '3.25', 3, 'Hits hard and spins like crazy, no argument. It''s just too slow for me up close. I lost a lot of quick volleys in the 3.0 bracket and went back to my Z5 for mixed. Might try again when my hands catch up.', 1784905201150, 1784905201150, 1, null, 3250, 'WdSq8VAERUjJHYyQ7w6aSF7NPwrv7Co4kSJ8GPBOuWo', null, 0, 148, null, '', 'power, spin', 'hands', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('ea70826a-a8e4-42c7-b4a4-623fed0658c1', 'neonic-flow', 'Hidden', '2.5', 4, 'Hidden by the owner: poor control.', 1786356002511, 1786356002511, 0, 1786615202603, 2500, 'jDiahr5nvbYmGebjwwhsFUWQ9c1SbBUXoC1YKumsMTw', 'LMT92BytzLLUXUmQLgLYCGSNZNQaElErgz5lIoq2sq4', 0, 2, 'qEkddVqKaT1ZrjyzvQxyDg2j-r8nW4UOOmFxLKu3nc0', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) values ('f502dd84-e931-4b0c-9461-6a6fb81b8190', 'neonic-flow', 'Restored', '2.5', 4, 'Hidden by mistake, and restored.', 1786356002643, 1786356002643, 0, null, 2500, 'olB_vP-QVdhOwt2WdKUQVLccnjU0DOKpu6F5E4FYPL0', 'KpLTixjrJuatWoL5kafItabqvZhY3tQCP50beD-cQ1k', 0, 0, 'gmKj-iHLhsO4eFoV-EPZ9TPla8SEP8Z76GcdDQID3Vs', '', '', '', '', '');
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key) values ('dc4af72f-2375-4fac-aafd-fd8b916c146c', 'neonic-flow', 'df974919-5b7a-4ce9-a585-371272b4bb96', 'spam', 'It''s an "advert".
Twice.', 1786356003472, 'QuDTIXetRpO2OtezQG-6SMoNDXIOu3E07oHLOyTHdTo');
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 3, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('diadem-hero', 0, 4, 10, 1, 3500);
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
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) values ('top-rated-pickleballs-2025', 0, 4, 10, 1, 3500);
insert into seedings (paddle_name, seeded_at) values ('joola-perseus-pro-iv', 1786356001150);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) values ('d.ana+news@googlemail.com', 'D.ana+News@googlemail.com', 'confirmed', 1786442401522, 1786442401586, 1786442401586, null, null, 0, 'm9Azh-tGBE5U9UE2DhXP6zJGdhhLupu-', 'dana@gmail.com', '', 1786442401586);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) values ('dana@example.com', 'dana@example.com', 'confirmed', 1786442401181, 1786442401364, 1786442401364, null, null, 0, 'Dsw0kQOvyze5SNaHRl9mNcnrR3aSQ-he', 'dana@example.com', '', 1786442401364);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) values ('lee@example.com', 'lee@example.com', 'unsubscribed', 1786442401425, 1786615209474, 1786442401500, 1786615209474, null, 0, '3WLR2Rvgjc1rKVq0Cb0shE_sqJWc3NzA', 'lee@example.com', '', 1786442401500);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) values ('max@example.com', 'max@example.com', 'confirmed', 1786442401747, 1786442401786, 1786442401786, null, null, 0, 'aneEHNIbOymP4nlQhIecYB4vu6qe_dct', 'max@example.com', 'diadem-hero', 1786442401786);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202103, 1795687202103, null, null, 1795687202172, 2, 'NB6ZJUzXLOs5iThjq9LyJD0Zt7M28KV5', 'wendy@example.com', '', 0);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202172, 1795687202172, null, null, 1795687202172, 2, 'x-_DW-dDISJMrDYitWhKM3mYlgYRu0AR', 'wendy@example.com', 'neonic-flow', 0);
insert into theme_rules (id, digest) values (1, 'qBa8HXVjQgDuv8FquRH20uzlUQ8oKuRLi3DPPp1xvQ0');
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
insert into withdrawn_texts (text_key, paddle_name, withdrawn_at) values ('HJQEjLm3i_ToxNmlSpzrBMLu_emWTInzTuehabQJhsQ', 'neonic-flow', 1786615206833);
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
CREATE UNIQUE INDEX paddle_reviews_edit_key on paddle_reviews (edit_key)
    where edit_key is not null;
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
CREATE INDEX subscribers_mailbox on subscribers (mailbox_key);
CREATE INDEX subscribers_subject on subscribers (subject, told_through)
    where state = 'confirmed' and subject <> '';
CREATE UNIQUE INDEX subscribers_unsubscribe_key on subscribers (unsubscribe_key);
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
