import type { MailContent, SignUpMails } from "../../platform/email/mail.ts";
import { readerLinks, unsubscribeAddress } from "../../addresses.ts";
import { questionKind } from "../../site/questions/question.ts";
import { correctionKind } from "../../site/requests/correction.ts";
import { requestKind } from "../../site/requests/request.ts";
import { confirmAddress } from "./newsletter.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Library } from "../../library/library.ts";
import { type MailBlock, subscriberMail } from "../../platform/email/render-mail.tsx";

export interface MailedSite {
  library: Library;
  settings: { siteUrl: string };
}

type Words = Pick<Library["mail"], "confirmation"> & Partial<Pick<Library["mail"], "known">>;

/**
 * The emails an address may get after signing up. Anyone may have typed the address, so they say nothing that a visitor
 * typed.
 * @param words for the newsletter by default
 * @param name replaces `{name}` in the words
 */
export function signUpMails(
  site: MailedSite,
  words: Words = site.library.mail,
  name = "",
): SignUpMails {
  const values = { name };
  const endingWith = (
    links: { end: string; choices?: string },
    said: NonNullable<Words["known"]>,
    blocks: readonly MailBlock[] = [],
  ): MailContent =>
    subscriberMail(site, said, { values, ...links }, [
      { kind: "paragraph", text: fill(said.text, values) },
      ...blocks,
    ]);
  const { confirmation, known } = words;
  return {
    confirm: (token, unsubscribeKey) =>
      endingWith({ end: unsubscribeAddress(unsubscribeKey) }, confirmation, [
        {
          kind: "button",
          label: confirmation.button,
          url: site.settings.siteUrl + confirmAddress(token),
        },
      ]),
    ...(known && {
      known: (unsubscribeKey: string) => endingWith(readerLinks(unsubscribeKey), known),
    }),
  };
}

/** The email that asks someone to confirm that they want one email about what they sent. @param subject or its beginning */
export function alertSignUpMails(site: MailedSite, subject: string): SignUpMails {
  const { answered, pageUp, thanks } = site.library.mail;
  const about = {
    [questionKind.alerts]: answered,
    [requestKind.alerts]: pageUp,
    [correctionKind.alerts]: thanks,
  };
  const found = Object.entries(about).find(([prefix]) => subject.startsWith(prefix));
  if (!found) throw new Error(`'${subject}' isn't about what someone sent.`);
  return signUpMails(site, { confirmation: found[1].confirmation });
}
