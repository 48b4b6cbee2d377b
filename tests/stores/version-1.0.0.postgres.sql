create table accepted_posts (act text not null, visitor text not null, hour bigint not null, accepted integer not null);
create table ball_totals (paddle_name text not null, is_sample integer not null, ball text not null, reviews bigint not null, stars bigint not null);
create table confirmations (token_hash text not null, email_key text not null, expires_at bigint not null, subject text not null default ''::text);
create table daily_salts (day bigint not null, salt text not null);
create table helpful_votes (day bigint not null, review_id text not null, visitor text not null);
create table kysely_migration (name character varying(255) not null, "timestamp" character varying(255) not null);
create table kysely_migration_lock (id character varying(255) not null, is_locked integer not null default 0);
create table messages (number bigint not null generated always as identity (start with 1001), id text not null, first_name text not null, last_name text not null, email text not null, subject text not null, message text not null, created_at bigint not null, submission_key text not null);
create table newsletter_issues (date text not null, subject text not null, content text not null, html text not null, text text not null, created_at bigint not null, queued_through text not null, recipients bigint not null, queued_at bigint, key_placeholder text);
create table outbox (id text not null, kind text not null, recipient text not null, content text, issue_date text, email_key text, state text not null, attempts integer not null default 0, due_at bigint not null, last_error text, created_at bigint not null, ended_at bigint, subject text not null default ''::text, written_after bigint, written_through bigint);
create table owner_acts (id text not null, act text not null, target text not null, reason text not null, done_at bigint not null);
create table paddle_reviews (id text not null, paddle_name text not null, first_name text not null, dupr_rating text not null, rating integer not null, review_text text not null, created_at bigint not null, updated_at bigint not null, is_sample integer not null, hidden_at bigint, dupr_level integer not null, submission_key text not null, text_key text, helpful integer not null default 0, themes integer not null default 0, edit_key text, ball text not null default ''::text, liked text not null default ''::text, disliked text not null default ''::text, played_for text not null default ''::text, played_before text not null default ''::text);
create table review_reports (id text not null, paddle_name text not null, review_id text not null, reason text not null, details text not null, created_at bigint not null, submission_key text not null);
create table review_totals (paddle_name text not null, is_sample integer not null, rating integer not null, level_band integer not null, reviews bigint not null, levels bigint not null);
create table seedings (paddle_name text not null, seeded_at bigint not null);
create table subscribers (email_key text not null, email text not null, state text not null, created_at bigint not null, updated_at bigint not null, confirmed_at bigint, unsubscribed_at bigint, mailed_at bigint, mails integer not null default 0, unsubscribe_key text, mailbox_key text, subject text not null default ''::text, told_through bigint not null default 0);
create table theme_rules (id integer not null, digest text not null);
create table theme_totals (paddle_name text not null, is_sample integer not null, theme integer not null, praise bigint not null, complaint bigint not null);
create table withdrawn_texts (text_key text not null, paddle_name text not null, withdrawn_at bigint not null);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('signUp', 'KDcp2QDoGM4vdOxqEzzH72', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('signUp', '6_zaBPRo6TftcINbi47dfv', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('signUp', 'FVFDbqhuCz10LVszOqBMw4', 498802, 2);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('signUp', '*', 498802, 2);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('vote', 'KhN6wmEn14reWtGkMIH1Ck', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('vote', 'FVFDbqhuCz10LVszOqBMw4', 498802, 1);
insert into accepted_posts (act, visitor, hour, accepted) overriding system value values ('vote', '*', 498802, 1);
insert into ball_totals (paddle_name, is_sample, ball, reviews, stars) overriding system value values ('top-rated-pickleballs-2025', 0, 'article', 1, 4);
insert into confirmations (token_hash, email_key, expires_at, subject) overriding system value values ('-7hBEGnF-_CpgYNPRuwIwPJgLq0K1d0SfAeJyHmkkm0', 'wendy@example.com', 1796292002240, '');
insert into confirmations (token_hash, email_key, expires_at, subject) overriding system value values ('Cwfn-UVdAQLbd_Ztg9X8ZbR5LOJc_JSR4TxxRo2sAZQ', 'wendy@example.com', 1796292002312, 'neonic-flow');
insert into daily_salts (day, salt) overriding system value values (20783, '-mFQQ-Nk2yeWOEkehFjd9_DKGbOgQFMZ_kQ3jO0n1hQ');
insert into helpful_votes (day, review_id, visitor) overriding system value values (20783, '40de926e-5e68-49de-a90d-4d01d95b7b21', 'KhN6wmEn14reWtGkMIH1Ck');
insert into kysely_migration (name, timestamp) overriding system value values ('0001-reviews', '2026-08-10T10:00:01.391Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0002-subscribers-and-messages', '2026-08-10T10:00:01.398Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0003-outbox', '2026-08-10T10:00:01.405Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0004-newsletter', '2026-08-10T10:00:01.414Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0005-limits', '2026-08-10T10:00:01.421Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0006-moderation', '2026-08-10T10:00:01.431Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0007-helpful-votes', '2026-08-10T10:00:01.440Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0008-themes', '2026-08-10T10:00:01.448Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0009-key-placeholders-and-mailboxes', '2026-08-10T10:00:01.452Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0010-own-reviews', '2026-08-10T10:00:01.462Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0011-what-stood-out', '2026-08-10T10:00:01.466Z');
insert into kysely_migration (name, timestamp) overriding system value values ('0012-reviews-by-email', '2026-08-10T10:00:01.473Z');
insert into kysely_migration_lock (id, is_locked) overriding system value values ('migration_lock', 0);
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) overriding system value values (1001, '9e841245-6966-4661-a962-642aa263b628', 'Ann', 'O''Hara', 'ann@example.com', 'First', 'Line one

of the first ''message''; 🎾', 1786356004401, 'q0fVkqdXqsg6oIY-sfnT_tv-u8K0HmNORYlZmQHOXH0');
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) overriding system value values (1002, '472ee478-b188-42cb-b70e-2d61fa3e90db', 'Ann', 'O''Hara', 'ann@example.com', 'Second', 'Line one

of the second ''message''; 🎾', 1786356004665, 'dy_S2p5fP52WRKrCDrVZuMEVbaidNIZHLziSp5N4bP8');
insert into messages (number, id, first_name, last_name, email, subject, message, created_at, submission_key) overriding system value values (1003, '9795ad47-5327-4eba-a1d7-5958557e21fd', 'Ann', 'O''Hara', 'ann@example.com', 'Third', 'Line one

of the third ''message''; 🎾', 1786356004702, '67z5EiKzVvX3bAHjzQ7KfxCwgOAl2AjNWvN_GrzdDFE');
insert into newsletter_issues (date, subject, content, html, text, created_at, queued_through, recipients, queued_at, key_placeholder) overriding system value values ('2026-08-10', 'RallyRank weekly: How to Play Pickleball in the Cold', '{"articles":[{"path":"/blog/cold-weather-pickleball","title":"How to Play Pickleball in the Cold","text":"Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.","day":"2026-11-10"},{"path":"/blog/indoor-or-outdoor-balls","title":"Indoor or Outdoor Pickleballs: Which Should You Buy?","text":"Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.","day":"2026-09-22"},{"path":"/blog/what-dupr-means","title":"What Your DUPR Means, and What It Doesn''t","text":"Is 3.2 good? Here''s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.","day":"2026-07-14"},{"path":"/blog/how-to-choose-your-first-paddle","title":"How to Choose Your First Pickleball Paddle","text":"Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.","day":"2026-05-12"},{"path":"/blog/when-to-replace-a-paddle","title":"When to Replace a Pickleball Paddle","text":"When the grit is gone, the sound has changed or your drops stop listening, it may be time. Five checks you can do in ten minutes.","day":"2026-03-24"}],"reviews":[{"id":"d064d395-0272-46f0-a223-b7ef42a7c0a6","subject":"top-rated-pickleballs-2025"},{"id":"24c9eaad-586b-45e0-bc4f-b99063828cce","subject":"neonic-flow"},{"id":"95665cef-7666-4440-86cc-90aed5e4afcb","subject":"neonic-flow"},{"id":"f8ac6f31-8981-4834-a352-dcf4dc5456ff","subject":"diadem-hero"},{"id":"cb855002-553e-4207-baec-9003117956f4","subject":"diadem-hero"}],"pick":{"slug":"neonic-flow","name":"Neonic Flow","text":"Dinks leave at the speed you meant. It''s plush and fairly priced, and it won''t end many rallies for you.","facts":[{"name":"Category","value":"Control Paddle"},{"name":"List price","value":"$129.99"},{"name":"Surface","value":"Carbon Fiber"},{"name":"Shape","value":"hybrid"},{"name":"Weight","value":"8.1 oz"},{"name":"Core thickness","value":"16 mm"},{"name":"Grip length","value":"5.2 in"}]}}', '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><title>RallyRank weekly: How to Play Pickleball in the Cold</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101820 !important; }
  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }
  .ink { color: #e9eff3 !important; }
  .muted { color: #b4c0cb !important; }
  .line { border-color: #334250 !important; }
}</style></head><body class="ground" style="margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" class="ground" style="background:#f2f6f8"><tbody><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style="max-width:560px;text-align:left"><tbody><tr><td style="padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800"><a href="https://rallyrank.example" style="color:#ffffff;text-decoration:none">RallyRank</a></td></tr><tr><td class="surface" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640"><h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e">The weekly newsletter</h1><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">August 10, 2026</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">New to read</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/cold-weather-pickleball" class="ink" style="color:#14202e;font-weight:700">How to Play Pickleball in the Cold</a><br/>Below 50 degrees the ball gets hard, the bounce gets low and your hands get slow. Dress for it, warm up longer and change four shots.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/indoor-or-outdoor-balls" class="ink" style="color:#14202e;font-weight:700">Indoor or Outdoor Pickleballs: Which Should You Buy?</a><br/>Gym floor? Buy a 26-hole indoor ball. Asphalt or concrete? Buy a 40-hole outdoor ball. If you only want one, make it outdoor.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/what-dupr-means" class="ink" style="color:#14202e;font-weight:700">What Your DUPR Means, and What It Doesn&#x27;t</a><br/>Is 3.2 good? Here&#x27;s what the DUPR scale looks like on court, why the number moves, and how to use it when you read a paddle review.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/how-to-choose-your-first-paddle" class="ink" style="color:#14202e;font-weight:700">How to Choose Your First Pickleball Paddle</a><br/>Spend about $100 on a 16 mm paddle with a big sweet spot and a grip that fits. Put the rest of your money into shoes.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/blog/when-to-replace-a-paddle" class="ink" style="color:#14202e;font-weight:700">When to Replace a Pickleball Paddle</a><br/>When the grit is gone, the sound has changed or your drops stop listening, it may be time. Five checks you can do in ten minutes.</p><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">What players wrote</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">These are players&#x27; own words. We don&#x27;t check whether they bought the gear.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/reviews/balls/top-rated-pickleballs-2025#player-reviews" class="ink" style="color:#14202e;font-weight:700">Top-Rated Pickleballs of 2025</a><br/>4 of 5 stars from Bo, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>They last.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow#player-reviews" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>4 of 5 stars from Reported, DUPR 2.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Somebody doesn&#x27;t like this one.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow#player-reviews" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>4 of 5 stars from Restored, DUPR 2.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Hidden by mistake, and restored.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>3 of 5 stars from Edith, DUPR 3.5</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>Not so loud.</span></blockquote><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/diadem-hero#player-reviews" class="ink" style="color:#14202e;font-weight:700">Diadem Hero</a><br/>5 of 5 stars from 李, DUPR 4.25</p><blockquote class="ink line" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e;padding-left:14px;border-left:3px solid #d3dbe2"><span>控制很好 🎾, é and 100% of \n and $1.</span></blockquote><h2 class="ink line" style="margin:28px 0 16px;font-size:19px;line-height:24px;color:#14202e;padding-top:20px;border-top:1px solid #d3dbe2">Paddle of the week</h2><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><a href="https://rallyrank.example/neonic-flow" class="ink" style="color:#14202e;font-weight:700">Neonic Flow</a><br/>Dinks leave at the speed you meant. It&#x27;s plush and fairly priced, and it won&#x27;t end many rallies for you.</p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e"><span><span class="muted" style="color:#4a5a6b">Category:</span> Control Paddle</span><span><br/><span class="muted" style="color:#4a5a6b">List price:</span> $129.99</span><span><br/><span class="muted" style="color:#4a5a6b">Surface:</span> Carbon Fiber</span><span><br/><span class="muted" style="color:#4a5a6b">Shape:</span> hybrid</span><span><br/><span class="muted" style="color:#4a5a6b">Weight:</span> 8.1 oz</span><span><br/><span class="muted" style="color:#4a5a6b">Core thickness:</span> 16 mm</span><span><br/><span class="muted" style="color:#4a5a6b">Grip length:</span> 5.2 in</span></p><p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e">Every paddle in our catalog gets its turn. These specs come from makers and shops. We didn&#x27;t measure them.</p><p style="margin:0 0 20px"><a href="https://rallyrank.example/newsletter/issues/2026-08-10" style="display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none">Read this issue on the site</a></p><div class="line" style="border-top:1px solid #d3dbe2;padding:16px 0"><p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#4a5a6b">You&#x27;re getting this email because you confirmed this address for the weekly RallyRank newsletter.<br/><a href="https://rallyrank.example/newsletter/unsubscribe?key=eLiQIhNcscBntBYP6UpskLd9nT95uqxo" class="muted" style="color:#4a5a6b">Unsubscribe</a></p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'The weekly newsletter
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
Unsubscribe: https://rallyrank.example/newsletter/unsubscribe?key=eLiQIhNcscBntBYP6UpskLd9nT95uqxo', 1786615210490, 'lee@example.com', 3, 1786615210530, 'eLiQIhNcscBntBYP6UpskLd9nT95uqxo');
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('2e34d82a-41d0-4218-b0d0-610ecba73409', 'confirmation', 'wendy@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=paIlFrRyNS1nsHPCKBd8K7IovpUu1a64\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=paIlFrRyNS1nsHPCKBd8K7IovpUu1a64\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 1, 1795687232461, 'Invalid greeting. response=421 not now: 421 not now', 1795687202240, null, '', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('8cea4c52-040a-4024-af3f-afd148c99706', 'confirmation', 'wendy@example.com', '{"subject":"Please confirm: new reviews of the Neonic Flow","text":"Confirm your address\n====================\n\nDo you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=wzMG3P6AQhAUsUIcIIEHh5L7fiKrUBOB\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t email you about these reviews, and we''ll delete the request after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><title>Please confirm: new reviews of the Neonic Flow</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Do you want an email when players review the Neonic Flow? Someone asked us to send it to this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=wzMG3P6AQhAUsUIcIIEHh5L7fiKrUBOB\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t email you about these reviews, and we&#x27;ll delete the request after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'wendy@example.com', 'waiting', 1, 1795687232699, 'Invalid greeting. response=421 not now: 421 not now', 1795687202312, null, 'neonic-flow', null, null);
insert into outbox (id, kind, recipient, content, issue_date, email_key, state, attempts, due_at, last_error, created_at, ended_at, subject, written_after, written_through) overriding system value values ('ddbb8598-5115-43b5-b4c8-9e261510b363', 'confirmation', 'nobody@example.com', '{"subject":"Confirm your newsletter signup","text":"Confirm your address\n====================\n\nSomeone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.\n\nConfirm my address:\nhttps://rallyrank.example/newsletter/confirm?token=4XFHd9VWN-ypEmxcVbH8UgEEBcWkyXeh\n\n-- \nYou''re getting this email because someone entered your address on our site. Wasn''t you? Ignore it. Unless you click the button, we won''t send you the newsletter, and we''ll delete your address after 30 days.","html":"<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><meta name=\"color-scheme\" content=\"light dark\"/><title>Confirm your newsletter signup</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n  .ground { background: #101820 !important; }\n  .surface { background: #18222d !important; border-color: #0d5640 #334250 #334250 !important; }\n  .ink { color: #e9eff3 !important; }\n  .muted { color: #b4c0cb !important; }\n  .line { border-color: #334250 !important; }\n}</style></head><body class=\"ground\" style=\"margin:0;background:#f2f6f8;font-family:-apple-system, &#x27;Segoe UI&#x27;, Roboto, &#x27;Helvetica Neue&#x27;, Arial, sans-serif\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" class=\"ground\" style=\"background:#f2f6f8\"><tbody><tr><td align=\"center\" style=\"padding:24px 12px\"><table role=\"presentation\" width=\"100%\" cellPadding=\"0\" cellSpacing=\"0\" style=\"max-width:560px;text-align:left\"><tbody><tr><td style=\"padding:22px 28px 18px;background:#143c64;border-bottom:5px solid #ffffff;font-size:22px;line-height:28px;font-weight:800\"><a href=\"https://rallyrank.example\" style=\"color:#ffffff;text-decoration:none\">RallyRank</a></td></tr><tr><td class=\"surface\" style=\"padding:28px 28px 12px;background:#ffffff;border:1px solid #d3dbe2;border-top:8px solid #0d5640\"><h1 class=\"ink\" style=\"margin:0 0 16px;font-size:24px;line-height:30px;color:#14202e\">Confirm your address</h1><p class=\"ink\" style=\"margin:0 0 16px;font-size:16px;line-height:24px;color:#14202e\">Someone signed up for the weekly RallyRank newsletter with this address. If it was you, click below to confirm. The link works for a week.</p><p style=\"margin:0 0 20px\"><a href=\"https://rallyrank.example/newsletter/confirm?token=4XFHd9VWN-ypEmxcVbH8UgEEBcWkyXeh\" style=\"display:inline-block;padding:13px 22px;background:#dcf53c;color:#101c2a;font-size:16px;font-weight:700;text-decoration:none\">Confirm my address</a></p><div class=\"line\" style=\"border-top:1px solid #d3dbe2;padding:16px 0\"><p class=\"muted\" style=\"margin:0;font-size:14px;line-height:20px;color:#4a5a6b\">You&#x27;re getting this email because someone entered your address on our site. Wasn&#x27;t you? Ignore it. Unless you click the button, we won&#x27;t send you the newsletter, and we&#x27;ll delete your address after 30 days.</p></div></td></tr></tbody></table></td></tr></tbody></table></body></html>"}', null, 'nobody@example.com', 'failed', 1, 1786615331857, 'Can''t send mail - all recipients were rejected: 550 not now', 1786615211837, 1786615211876, '', null, null);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('32695685-6a70-43fd-9a76-378e45092db8', 'reviews delete', 'd92ffedb-24df-4052-90d9-8f0f9c50c8dc', 'advertising', 1786615208293);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('36bbc5f1-b9f5-4748-a262-8bbf4182ed81', 'reviews hide', '95665cef-7666-4440-86cc-90aed5e4afcb', 'advertising', 1786615204635);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('3a47823e-9fe1-4207-998e-fb961a406d3c', 'reviews withdraw', 'c37f73e3-1f63-4d1b-8f4f-4662f53c57f3', 'its writer withdrew it', 1786615208480);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('54a41cb7-0c1d-4290-8163-8d8ca6a20ec0', 'reviews hide', 'c37f73e3-1f63-4d1b-8f4f-4662f53c57f3', 'advertising', 1786615205706);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('a5b53949-e91e-4b22-9793-ff99298708a8', 'reviews withdraw', 'bca40704-68b6-4e7e-8901-8af776f39dc7', 'its writer withdrew it', 1786356002958);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('baa21784-4ffc-49bc-91f3-a8531c38cee6', 'reviews restore', '95665cef-7666-4440-86cc-90aed5e4afcb', 'advertising', 1786615206758);
insert into owner_acts (id, act, target, reason, done_at) overriding system value values ('f919eef0-92b0-4374-84c7-ee2794767658', 'reviews hide', 'beafb8d9-42bc-4779-815a-2dae7fa20828', 'advertising', 1786615203545);
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('06f93609-8a40-48e9-b312-92d39a51b1ca', 'joola-perseus-pro-iv', 'Petra', '4.25', 5, 'I didn''t see this coming, but my resets got better. I hold it loose, block out in front, and the ball drops in the kitchen. My partner plays a Genesis and we traded for one game. We both wanted ours back.', 1784682001487, 1784682001487, 1, null, 4250, '1wYGFVoaVuP9-rsYzo0uzwf_wTerAbkSDMNtJyWayB8', null, 0, 1, null, '', 'control', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('18744466-a13a-4bd8-bc0d-728ca8c35aa6', 'joola-perseus-pro-iv', 'Kelly', '4.0', 5, 'Long enough handle for two hands, and the grip shape is comfortable. It''s easier on my palm than the Gearbox I had. First paddle in a while that I didn''t have to mess with.', 1785128401487, 1785128401487, 1, null, 4000, '9RA_2EB6Fy7s6kEP4lOaZKOSEcRj7zBEGhb_ebswLBs', null, 0, 1024, null, '', 'comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('24c9eaad-586b-45e0-bc4f-b99063828cce', 'neonic-flow', 'Reported', '2.5', 4, 'Somebody doesn''t like this one.', 1786356003610, 1786356003610, 0, null, 2500, 'O12wz4v7Ls1uSV15-2cT2LYKhAwXR90obno2i7WAn4Y', null, 0, 0, 'e78Gb3vI-G74WhBdQ5zZna03eR4Cx9mz53N8ljh-Oeo', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('30fc89e1-905e-4cf7-83e3-27a5d2f1de6e', 'joola-perseus-pro-iv', 'Viola', '3.73', 5, 'Moved up from the 3S. Even more power on serves, and I don''t swing any harder.', 1786244401487, 1786244401487, 1, null, 3730, 'j_ItoBglXfjKcfbMFINO4101Cxs00AvJbhxt7ss4InA', null, 0, 4, null, '', 'power', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('3b593506-b794-45fb-b7de-dac9bb862a01', 'joola-perseus-pro-iv', 'Cassidy', '3.5', 4, 'Drives are huge. Drops go long if I''m even a little tense.', 1784570401487, 1784570401487, 1, null, 3500, 'fefZgr2ZlS9WzCkpYic8dIagh1U_m96oPOzPhuJdjGo', null, 0, 6, null, '', 'power', 'control', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('40de926e-5e68-49de-a90d-4d01d95b7b21', 'diadem-hero', 'Nora', '3.5', 4, 'Great control, and "calm" at the net; it''s quiet, too.
New line.', 1786356002007, 1786356002007, 0, null, 3500, 'g9QmJ9Z81mqmeUCZmd7WfxeX3imlQkFNRceXwmJd0NQ', null, 2, 9, 'oS-q7B5wu4X8nFmd-HfFto-MpuObGgqXs8EYwGM62bA', '', 'control', 'power', 'months', 'Selkirk AMPED S2');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('4c221e39-9a36-4e06-9f36-20d648e5bebd', 'joola-perseus-pro-iv', 'Kyle', '4.0', 4, 'People talk about the pop. I like the touch. My thirds come down in the kitchen and I can dink with anyone in our 4.0 group. Slowing down my swing was the hard part, maybe ten sessions. I''d hit 20 crosscourt and 20 down the line before open play, at half speed, until my arm got the message.', 1786021201487, 1786021201487, 1, null, 4000, '0R58rmiohgIyKfrjycaMAhCAySqABX5Xce84YeWwB3c', null, 0, 1, null, '', 'control', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('57644cef-561c-4cc6-b8e3-698b10099cbe', 'joola-perseus-pro-iv', 'Elif', '3.5', 4, 'Power is easy. Hit it clean and the ball jumps. Miss the sweet spot toward the tip and it goes nowhere, and I do that a few times a game. Next stop is a couple strips of lead tape on the sides.', 1784793601487, 1784793601487, 1, null, 3500, 'tkFCQZ2YJsRj41Yd08WVJjhmB2bAzjBqUqAlOwEWQOo', null, 0, 516, null, '', 'power', 'forgiveness', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('597cd3e0-5e4e-4193-b2a4-ff14f038f149', 'joola-perseus-pro-iv', 'Alma', '4.43', 5, 'Swing easy and it still goes. That''s huge for me, because I used to muscle everything and my shoulder paid for it. Now I hit through people in singles and feel good the next morning. Three months, four or five days a week.', 1784235601487, 1784235601487, 1, null, 4430, 'UZahY1vBHOe5VLzg958XrCLHMDyxS0CH_ax0OkdyS80', null, 0, 1028, null, '', 'power, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('638a52dd-d212-4da9-b360-d911aaa30ea8', 'joola-perseus-pro-iv', 'Faith', '3.25', 3, 'Hits hard and spins like crazy, no argument. It''s just too slow for me up close. I lost a lot of quick volleys in the 3.0 bracket and went back to my Z5 for mixed. Might try again when my hands catch up.', 1784905201487, 1784905201487, 1, null, 3250, 'WdSq8VAERUjJHYyQ7w6aSF7NPwrv7Co4kSJ8GPBOuWo', null, 0, 148, null, '', 'power, spin', 'hands', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('7d3f7611-b46b-4441-a017-8db55fa84d89', 'joola-perseus-pro-iv', 'Naomi', '3.8', 4, 'More put-away power than my J2K, no question. It''s also a bit slower in hands battles. I play mostly mixed, so I take that trade most nights and bring the J2K when I know the other team speeds everything up.', 1784124001487, 1784124001487, 1, null, 3800, 'CKN3TCgTdw_0XXey6p-QKWy5fpHNrqmuVzD4dS4Iu0A', null, 0, 132, null, '', 'power', 'hands', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('95665cef-7666-4440-86cc-90aed5e4afcb', 'neonic-flow', 'Restored', '2.5', 4, 'Hidden by mistake, and restored.', 1786356003195, 1786356003195, 0, null, 2500, 'olB_vP-QVdhOwt2WdKUQVLccnjU0DOKpu6F5E4FYPL0', 'KpLTixjrJuatWoL5kafItabqvZhY3tQCP50beD-cQ1k', 0, 0, 'HcYoFefz3UFCqS8qlQwtv9xZgjbbJO5hXicTi6Npt7I', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('9a14db18-f429-4568-bc28-09b61f15f7b7', 'joola-perseus-pro-iv', 'Cody', '3.5', 5, 'Didn''t think a $280 paddle was for a 3.5. My kids got it for my birthday. The feel is soft, the handle fits both hands, and I can place a dink crosscourt instead of just getting it over. When I miss now, I know it''s me.', 1784347201487, 1784347201487, 1, null, 3500, '6MuHD-oa_RRGyWW_Iz34B12Q26SrTqS6Ks-imE45ATY', null, 0, 1025, null, '', 'control, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('af0d1d0b-9dad-4cc5-97e2-79f36d7942e1', 'joola-perseus-pro-iv', 'Leo', '4.0', 5, 'Serve is a weapon now. Tons of spin, tons of pace, still lands in.', 1785016801487, 1785016801487, 1, null, 4000, 'RrXGUFm495vcPUe6llwcvvJXH643zagfJUC822BH46E', null, 0, 20, null, '', 'power, spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('b28538f0-b4ad-487e-a571-da118ca03b5e', 'joola-perseus-pro-iv', 'Wes', '3.75', 5, 'I play league on Mondays and drill on Thursdays. My drives are heavier than they were with the Bantam TKO-C, and the ball still dies on a drop when I relax my hand. That''s the combo I wanted. Started the year at 3.5.', 1785798001487, 1785798001487, 1, null, 3750, 'RlDdtW5KI_lM1iRLxdaFtec1Lo4sGFgqLgfHt4nhpY8', null, 0, 5, null, '', 'control, power', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('b3254865-0588-4a75-ba5d-d4439a6b5f86', 'joola-perseus-pro-iv', 'Dwight', '3.8', 5, 'Was on the fence at $280. Six months later I''d call it worth every dollar, because my drive wins points by itself now. At 3.8 that used to take me two or three more shots.', 1785463201487, 1785463201487, 1, null, 3800, '-eNUgZ7cHKdM6CjNwma3OEBTrXK6IS2Cpo7TeFSowbk', null, 0, 16388, null, '', 'power, value', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('beafb8d9-42bc-4779-815a-2dae7fa20828', 'neonic-flow', 'Hidden', '2.5', 4, 'Hidden by the owner: poor control.', 1786356003020, 1786356003020, 0, 1786615203545, 2500, 'jDiahr5nvbYmGebjwwhsFUWQ9c1SbBUXoC1YKumsMTw', 'LMT92BytzLLUXUmQLgLYCGSNZNQaElErgz5lIoq2sq4', 0, 2, 'BUPD_u4OKIso6VrERL6Ed9d4otVhFKEpldnkCL8uJ4U', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('cad6096e-ca18-4691-afbc-58aa6bb12b0b', 'joola-perseus-pro-iv', 'Leif', '4.5', 4, 'Took me three weeks to stop popping up dinks, and my resets still float when I grip too tight. I came off a LUXX Control Air, so it''s a big change. I''m keeping it, but plan on some drilling.', 1786132801487, 1786132801487, 1, null, 4500, 'NFOm8OVA8aqShNSfgnIULQxMT8R3YFkAfFLI4-yH_F4', null, 0, 2, null, '', '', 'control', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('cb855002-553e-4207-baec-9003117956f4', 'diadem-hero', '李', '4.25', 5, '控制很好 🎾, é and 100% of \n and $1.', 1786356002377, 1786356002377, 0, null, 4250, 'hjd0w5c-rJfWlw03FLTlkv3OAIXP3U0jmwmYI222lWk', null, 0, 0, 'bFKz0v4mPqWtLo2LPabshq82vdPfnpfyjG8y87x_UEI', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('cd4af6b8-3988-42f6-9ec3-21d2683dc6ec', 'joola-perseus-pro-iv', 'Tom', '4.5', 5, 'Topspin off both wings is unreal. Roll volleys dive.', 1785909601487, 1785909601487, 1, null, 4500, 'EgoUuDGOfbGipCkDLJ0HfyDF7iQtOoAFIgOHtWjjVtI', null, 0, 16, null, '', 'spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('d064d395-0272-46f0-a223-b7ef42a7c0a6', 'top-rated-pickleballs-2025', 'Bo', '3.5', 4, 'They last.', 1786356003902, 1786356003902, 0, null, 3500, 'D4JOXtPd9wF3NzPGCn9iZly0LnV9MhzT5UzlqVZWMqc', null, 0, 0, 'slA6Is82pOnps0fm-Zowuaq_e07YwcJrqKgJvTiy5vo', 'article', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('d4e4429b-6e6d-47dc-b9c6-8d21839cfa12', 'joola-perseus-pro-iv', 'Serena', '3.8', 4, 'Don''t judge it the first week. I''m a 3.8, and it played different every night until I quit messing with the grip size. Two overgrips, done. I like it more every session.', 1785351601487, 1785351601487, 1, null, 3800, 'Fz7q6Jw_d0BIXkifLEdGVj3JMGdMsUXetek5QuJN4Us', null, 0, 0, null, '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('dac64bb0-ad9f-4d29-b98b-86abdad67c42', 'joola-perseus-pro-iv', 'Wanda', '4.0', 5, 'Easy power, soft touch on drops, no arm pain. Best paddle I''ve owned!!', 1785240001487, 1785240001487, 1, null, 4000, 'Qlp3l9MWs4q8IPx6NFpzs9bbTNGqGN4UvE2Jql9gGI8', null, 0, 1029, null, '', 'control, power, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('f459b130-f896-43a8-9a96-41f73da402f8', 'joola-perseus-pro-iv', 'Ana', '4.7', 5, 'Fourth JOOLA for me, after a Hyperion, the CFS and the 3S. This one grabs the ball best. My inside-out forehand curls off the court and my two-hander dips late. We took silver in a 4.5 bracket two weeks after I switched. Could be a coincidence, but I''m not giving it back.', 1784458801487, 1784458801487, 1, null, 4700, 'sK2kDalNKlROAEnfhuUFd01vAYHERt-s6RtFYThd_9o', null, 0, 16, null, '', 'spin', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('f8ac6f31-8981-4834-a352-dcf4dc5456ff', 'diadem-hero', 'Edith', '3.5', 3, 'Not so loud.', 1786356002698, 1786356002734, 0, null, 3500, 'GYaDd1bvkicoT5ecpMGa1G8bVXYZvpZytMN2LEUJ_VA', null, 0, 0, 'GTxmI8sZp4QnXV96M10lJkgC1PRXYY_UANszm7eSNtg', '', '', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('f9935e24-4d7f-4bfc-a273-7fef9354e2dc', 'joola-perseus-pro-iv', 'Julie', '4.3', 5, 'Softer in the hand than I expected from a power paddle. Dinks are predictable, and my wrist feels fine after back-to-back matches.', 1785686401487, 1785686401487, 1, null, 4300, 'xAs8FJIFGvS586l4I4PtVvipqW3kqKEnQ_pVhlFghhA', null, 0, 1025, null, '', 'control, comfort', '', '', '');
insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating, review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key, helpful, themes, edit_key, ball, liked, disliked, played_for, played_before) overriding system value values ('fe490eb8-c0bb-4c68-a8d7-c55efb12f013', 'joola-perseus-pro-iv', 'Bettina', '4.5', 5, 'My kick serve went from annoying to a real problem for people. I get more spin than I did with my Hyperion. Same on the backhand roll: it clears the net by a foot and drops at their shoes.', 1785574801487, 1785574801487, 1, null, 4500, 's6LYKP0IUFwQeNcqASM-RC_lOfKONM9dmTier7kTO90', null, 0, 16, null, '', 'spin', '', '', '');
insert into review_reports (id, paddle_name, review_id, reason, details, created_at, submission_key) overriding system value values ('4bc26c3f-c3ac-41e7-8fd3-c70b60728785', 'neonic-flow', '24c9eaad-586b-45e0-bc4f-b99063828cce', 'spam', 'It''s an "advert".
Twice.', 1786356004360, 'Ug32bq2znBHpwNQxzUmK2Rgsr_Huvqr3VaDpLnvyD3U');
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 3, 10, 1, 3500);
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('diadem-hero', 0, 4, 10, 1, 3500);
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
insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels) overriding system value values ('top-rated-pickleballs-2025', 0, 4, 10, 1, 3500);
insert into seedings (paddle_name, seeded_at) overriding system value values ('joola-perseus-pro-iv', 1786356001487);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) overriding system value values ('d.ana+news@googlemail.com', 'D.ana+News@googlemail.com', 'confirmed', 1786442402028, 1786442402151, 1786442402151, null, null, 0, 'EEpGiDXhOVbcHJD25zhEGqtpgHOJl0ZJ', 'dana@gmail.com', '', 1786442402151);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) overriding system value values ('dana@example.com', 'dana@example.com', 'confirmed', 1786442401630, 1786442401843, 1786442401843, null, null, 0, 'NsGvKBqv0o14O1IVwjAfR3ERctn-UmIK', 'dana@example.com', '', 1786442401843);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) overriding system value values ('lee@example.com', 'lee@example.com', 'unsubscribed', 1786442401914, 1786615211745, 1786442401995, 1786615211745, null, 0, '5QHHcM60l8SmR2zjm2Hf_cnTRp4c6qkg', 'lee@example.com', '', 1786442401995);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) overriding system value values ('max@example.com', 'max@example.com', 'confirmed', 1786442402224, 1786442402284, 1786442402284, null, null, 0, 'xpTKheIpgJilTaC7IkfqU25KEjZE0L4L', 'max@example.com', 'diadem-hero', 1786442402284);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) overriding system value values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202240, 1795687202240, null, null, 1795687202312, 2, 'TZvscFy2B5--QcDnN5-lnNm_bVWhtrDe', 'wendy@example.com', '', 0);
insert into subscribers (email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at, mailed_at, mails, unsubscribe_key, mailbox_key, subject, told_through) overriding system value values ('wendy@example.com', 'wendy@example.com', 'pending', 1795687202312, 1795687202312, null, null, 1795687202312, 2, 'eP8xrruSOAU46XONm4oQjfCVASmPdsF2', 'wendy@example.com', 'neonic-flow', 0);
insert into theme_rules (id, digest) overriding system value values (1, 'qBa8HXVjQgDuv8FquRH20uzlUQ8oKuRLi3DPPp1xvQ0');
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
insert into withdrawn_texts (text_key, paddle_name, withdrawn_at) overriding system value values ('HJQEjLm3i_ToxNmlSpzrBMLu_emWTInzTuehabQJhsQ', 'neonic-flow', 1786615208480);
select setval('messages_number_seq', 1003);
alter table accepted_posts add constraint accepted_posts_pkey PRIMARY KEY (act, visitor, hour);
alter table ball_totals add constraint ball_totals_pkey PRIMARY KEY (paddle_name, is_sample, ball);
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
alter table subscribers add constraint subscribers_pkey PRIMARY KEY (email_key, subject);
alter table theme_rules add constraint theme_rules_id_check CHECK ((id = 1));
alter table theme_rules add constraint theme_rules_pkey PRIMARY KEY (id);
alter table theme_totals add constraint theme_totals_pkey PRIMARY KEY (paddle_name, is_sample, theme);
alter table withdrawn_texts add constraint withdrawn_texts_pkey PRIMARY KEY (text_key, paddle_name);
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
CREATE UNIQUE INDEX paddle_reviews_edit_key ON public.paddle_reviews USING btree (edit_key) WHERE (edit_key IS NOT NULL);
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
CREATE INDEX subscribers_mailbox ON public.subscribers USING btree (mailbox_key);
CREATE INDEX subscribers_subject ON public.subscribers USING btree (subject, told_through) WHERE ((state = 'confirmed'::text) AND (subject <> ''::text));
CREATE UNIQUE INDEX subscribers_unsubscribe_key ON public.subscribers USING btree (unsubscribe_key);
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
CREATE TRIGGER review_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_delete();
CREATE TRIGGER review_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_insert();
CREATE TRIGGER review_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_totals_update();
CREATE TRIGGER tell_of_issue AFTER INSERT OR DELETE ON public.newsletter_issues FOR EACH STATEMENT EXECUTE FUNCTION tell_of_issue();
CREATE TRIGGER theme_totals_delete AFTER DELETE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_delete();
CREATE TRIGGER theme_totals_insert AFTER INSERT ON public.paddle_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_insert();
CREATE TRIGGER theme_totals_update AFTER UPDATE ON public.paddle_reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION theme_totals_update();
