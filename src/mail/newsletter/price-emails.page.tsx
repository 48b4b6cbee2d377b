import { addresses } from "../../addresses.ts";
import { judgedPriceText, priceToJudgeBy } from "../../site/offers/offers.ts";
import { maxAddressLength } from "../../platform/email/email-address.ts";
import { Honeypot } from "../../platform/forms/honeypot.tsx";
import { noticeLine, noticeOf } from "../../platform/forms/outcome.ts";
import { receivePost } from "../../platform/forms/receive-post.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound, redirect } from "../../platform/render/route.ts";
import { Fields } from "../../platform/forms/fields.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import page from "../../platform/ui/page.module.css";
import { priceFields, priceSubject, readPriceSignUp } from "./newsletter.ts";
import { priceSignUpMails } from "./price.email.ts";
import { fill } from "../../platform/text/fill.ts";

const form = "price-emails";

/** The form for one email when a paddle costs less. A plain form: it has a page of its own, and needs no script. */
export default definePage(addresses.priceEmails, {
  listed: "nowhere",
  query: ["subscribed"],

  load({ params: { slug }, url: { searchParams }, site }) {
    const paddle = site.library.paddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.priceEmails.href(paddle), 301);
    const { prices, email, placeholder, failure } = site.library.newsletter;
    const named = (text: string) => fill(text, { name: paddle.name });
    const today = site.today();
    const offer = judgedPriceText(paddle, priceToJudgeBy(paddle, today), today);
    return {
      path: addresses.priceEmails.href(paddle),
      title: named(prices.title),
      back: { label: named(prices.back), to: addresses.paddle.href(paddle) },
      success: { ...prices.success, text: prices.success.text && named(prices.success.text) },
      now: offer && fill(prices.now, { offer }),
      words: { ...prices, email, placeholder, failure },
      subscribed: searchParams.has("subscribed"),
    };
  },

  /** The response is the same whether or not the address has asked before. */
  action(context) {
    const { site, visitor, params } = context;
    const paddle = site.library.paddleNamed(params.slug) ?? notFound();
    return receivePost(context, {
      fields: priceFields,
      read: readPriceSignUp,
      doing: "storing a reader who waits for a price",
      async store({ email, cents }) {
        const mails = priceSignUpMails(site, paddle, cents);
        const subject = priceSubject({ slug: paddle.slug, cents });
        await site.newsletter.signUp(email, mails, visitor, subject);
        return null;
      },
      location: () => `${addresses.priceEmails.href(paddle)}?subscribed#${form}`,
    });
  },

  head: ({ title, words }) => ({ title, description: words.lead }),

  Page({ data: { path, title, back, now, words, success, subscribed }, refused }) {
    const outcome = refused?.outcome ?? { kind: "none" as const };
    const problems = outcome.kind === "invalid" ? outcome.problems : undefined;
    const notice = noticeLine(noticeOf(outcome, { failure: words.failure }));
    return (
      <>
        <PageHeader>
          <h1>{title}</h1>
          <p className="lead">{words.lead}</p>
          {now === undefined ? null : <p>{now}</p>}
          <p>
            <a href={back.to}>{back.label}</a>
          </p>
        </PageHeader>
        <div className={page.page}>
          {subscribed && !refused ? (
            <section id={form} className="section" aria-label={success.title}>
              <h2>{success.title}</h2>
              <p>{success.text}</p>
              <p className="bold">{words.oneMoreStep}</p>
            </section>
          ) : (
            <form id={form} method="post" action={`${path}#${form}`} className="section">
              {notice === "" ? null : (
                <p className="outcome" role="status">
                  {notice}
                </p>
              )}
              <Fields
                of={{
                  below: {
                    inputMode: "decimal",
                    required: true,
                    maxLength: 12,
                    autoComplete: "off",
                  },
                  email: {
                    type: "email",
                    required: true,
                    maxLength: maxAddressLength,
                    autoComplete: "email",
                    placeholder: words.placeholder,
                  },
                }}
                words={{ below: words.limit, email: words.email }}
                typed={refused?.typed ?? {}}
                problems={problems}
              />
              <Honeypot />
              <p>
                <button type="submit">{words.submit}</button>
              </p>
            </form>
          )}
        </div>
      </>
    );
  },
});
