import { useEffect, useRef, useState } from "react";
import { noticeLine, onceField, honeypotField } from "../../platform/forms/outcome.ts";
import { sendForm } from "../../platform/forms/send-form.ts";
import { forgetVote, keepVote, keptVotes, thisPhone, type VoteFields } from "./kept-votes.ts";

interface KeptVotesProps {
  /** The page that takes the vote. */
  path: string;
  fields: readonly string[];
  /** The page of what was sent, without its key. */
  sentAt: string;
  words: { sending: string; failed: string; kept: string; sent: string; see: string };
}

/** How often what's kept is tried again while the page is open, in milliseconds. */
const retryEvery = 20_000;

/**
 * Sends the surrounding form by script. Without a network, the vote is kept in this browser and sent once there is one:
 * while this page is open, or when any page of two paddles is opened next.
 */
export default function KeptVotes({ path, fields, sentAt, words }: KeptVotesProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<{ text: string; to?: string }>();

  useEffect(() => {
    const form = line.current!.closest("form")!;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    const listening = new AbortController();
    const { signal } = listening;
    let isSending = false;
    let isRetrying = false;
    /** @param answer of a vote that's stored; without its key if this phone sent one before */
    const sentTo = (answer: unknown) =>
      `${sentAt}${(answer as { key: string | null }).key ?? "again"}#content`;

    const name = thisPhone(new Date());
    if (name !== undefined) field("phone").value = name;

    /** Sends what's kept, one after the other, until one doesn't get through. */
    async function sendKept() {
      if (isRetrying) return;
      isRetrying = true;
      for (const [to, vote] of keptVotes(path, Date.now())) {
        const outcome = await sendForm(to, vote);
        // What's refused now would be again in a moment: the next page view tries it once more.
        if (outcome.kind === "rejected") clearInterval(again);
        if (outcome.kind === "failed" || outcome.kind === "rejected") break;
        forgetVote(to);
        if (outcome.kind === "stored") setSaid({ text: words.sent, to: sentTo(outcome.answer) });
      }
      isRetrying = false;
    }

    async function submit(event: SubmitEvent) {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      setSaid({ text: words.sending });
      const typed = new FormData(form);
      const vote: VoteFields = Object.fromEntries(
        [...fields, onceField, honeypotField].map((each) => {
          const value = typed.get(each);
          return [each, typeof value === "string" ? value : ""];
        }),
      );
      // Before it's sent, so that it outlives a page that's closed meanwhile.
      const isKept = keepVote(path, vote, Date.now());
      const outcome = await sendForm(path, vote);
      isSending = false;
      if (outcome.kind === "failed") {
        setSaid({ text: isKept ? words.kept : words.failed });
        return;
      }
      forgetVote(path);
      if (outcome.kind === "rejected") {
        field(honeypotField).value = "";
        setSaid({ text: noticeLine(outcome.notice) });
        return;
      }
      if (outcome.kind !== "stored") {
        // The server says what's wrong, beside each question.
        form.submit();
        return;
      }
      location.assign(sentTo(outcome.answer));
    }

    form.addEventListener("submit", (event) => void submit(event), { signal });
    addEventListener("online", () => void sendKept(), { signal });
    const again = setInterval(() => void sendKept(), retryEvery);
    void sendKept();
    return () => {
      listening.abort();
      clearInterval(again);
    };
  }, [path, fields, sentAt, words]);

  return (
    <p ref={line} className="bold" role="status">
      {said?.text} {said?.to === undefined ? null : <a href={said.to}>{words.see}</a>}
    </p>
  );
}
