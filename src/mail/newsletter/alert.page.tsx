import { addresses } from "../../addresses.ts";
import { notFound } from "../../platform/render/route.ts";
import { alerts } from "./alerts.ts";
import { signUpMails } from "./sign-up.email.ts";
import { defineSubscriptionPage } from "./subscription-page.tsx";

/** The form for an alert about a paddle. It has a page of its own because the paddle's is long enough. */
export default defineSubscriptionPage(addresses.alert, {
  find({ params, site }) {
    const { library } = site;
    const alert = alerts.find(({ name }) => name === params.alert);
    const paddle = library.paddleNamed(params.slug);
    if (!alert?.asked || !paddle) notFound();
    const { name, called, asked, prefixes, published } = alert;
    const words = asked.words(library);
    return {
      doing: `storing a reader of ${called}`,
      paddle,
      words: words.form,
      mails: signUpMails(site, words, paddle.name),
      place: { path: addresses.alert.href({ alert: name, slug: paddle.slug }), id: asked.id },
      subject: (prefixes[0] ?? "") + paddle.slug,
      told: published?.told(library, paddle),
    };
  },
});
