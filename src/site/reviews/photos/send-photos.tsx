import { useEffect, useState } from "react";
import { numbered, type PhotoFormWords } from "./photo-form.ts";
import { shrinkPhoto } from "../../media/shrink-photo.ts";
import styles from "./photo-choice.module.css";

/** How long sending one may take, in milliseconds: a slow phone's minutes. */
const timeout = 300_000;

/** How often one is sent while too many others are, and the pause before the second time, which then grows. */
const tries = { most: 6, pause: 3000 };

type Sending =
  | { kind: "sending"; /** From 0 to 1. */ part: number }
  | { kind: "stored"; isHeld: boolean }
  | { kind: "refused"; why: string }
  | { kind: "failed"; /** Whether the proxy let no more in. */ isBusy?: boolean };

/**
 * Sends a photo to the private page of its review. Never throws: without a complete answer, it has failed.
 * @param to that page's address
 * @param progress hears which part of it is sent, from 0 to 1
 */
function sendPhoto(to: string, photo: File, progress: (part: number) => void): Promise<Sending> {
  const { promise, resolve } = Promise.withResolvers<Sending>();
  // Fetch doesn't say how far an upload is.
  const request = new XMLHttpRequest();
  request.open("POST", `${to}?photos`);
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("content-type", photo.type || "image/jpeg");
  request.timeout = timeout;
  request.upload.addEventListener("progress", ({ loaded, total }) => progress(loaded / total));
  request.addEventListener("loadend", () => resolve(answerOf(request)));
  request.send(photo);
  return promise;
}

function answerOf({ status, responseText }: XMLHttpRequest): Sending {
  try {
    const { isHeld, notice } = JSON.parse(responseText) as {
      isHeld?: boolean;
      notice?: { title: string; text?: string };
    };
    if (status === 201) return { kind: "stored", isHeld: isHeld ?? true };
    if (notice)
      return { kind: "refused", why: [notice.title, notice.text].filter(Boolean).join(" ") };
  } catch {
    // No connection, a timeout, or not JSON.
  }
  // The site's own 429 has a notice.
  return { kind: "failed", isBusy: status === 429 };
}

/** Sends a photo, again and again while the proxy lets no more in: phones at one club share an address. */
async function sendInTurn(...[to, photo, progress]: Parameters<typeof sendPhoto>) {
  for (let tried = 1; ; tried++) {
    const sent = await sendPhoto(to, photo, progress);
    if (sent.kind !== "failed" || !sent.isBusy || tried === tries.most) return sent;
    progress(0);
    await new Promise((done) => setTimeout(done, tried * tries.pause));
  }
}

export interface SendPhotosProps {
  photos: readonly File[];
  /** The private page of their review. */
  to: string;
  words: PhotoFormWords;
  /** Called once all are sent, if some are on the page by now. */
  onShown: () => void;
}

/** Sends photos one after the other, and says what became of each. */
export default function SendPhotos({ photos, to, words, onShown }: SendPhotosProps) {
  const [states, setStates] = useState<readonly Sending[]>(() =>
    photos.map(() => ({ kind: "sending", part: 0 })),
  );

  useEffect(() => {
    const put = (index: number, state: Sending) =>
      setStates((all) => all.map((each, at) => (at === index ? state : each)));
    async function sendAll() {
      let isShown = false;
      for (const [index, photo] of photos.entries()) {
        const shrunk = await shrinkPhoto(photo);
        const sent = await sendInTurn(to, shrunk, (part) => put(index, { kind: "sending", part }));
        put(index, sent);
        isShown ||= sent.kind === "stored" && !sent.isHeld;
      }
      if (isShown) onShown();
    }
    void sendAll();
    // They're sent once, when the review is stored.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same for as long as this is shown
  }, []);

  const isMissing = states.some(({ kind }) => kind === "refused" || kind === "failed");
  return (
    <div className={`stack gap-2 ${styles.sent}`} role="status">
      {states.map((state, index) => (
        <p key={photos[index]!.name + String(index)}>
          {numbered(words.photo, index)}: <Words of={state} words={words} />
        </p>
      ))}
      {isMissing ? <a href={`${to}#photos`}>{words.again}</a> : null}
    </div>
  );
}

function Words({ of, words }: { of: Sending; words: PhotoFormWords }) {
  switch (of.kind) {
    case "sending":
      return (
        <>
          {words.sending} <progress value={of.part} aria-label={words.sending} />
        </>
      );
    case "stored":
      return of.isHeld ? words.waits : words.stored;
    case "refused":
      return of.why;
    case "failed":
      return words.failed;
  }
}
