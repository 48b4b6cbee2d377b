import type { PageAnswer } from "../platform/render/route";
import { ErrorMessage } from "./error-message";
import { NotFoundMessage } from "./not-found-message";

/** What a visitor sees in place of a page that isn't there, or could not be made. */
export default {
  /** @param detail shown in development only */
  answer(status: number, detail?: string): PageAnswer {
    const isMissing = status === 404;
    return {
      status,
      headers: {},
      head: isMissing
        ? { title: "Page not found", description: "There is no page at this address." }
        : { title: "Error", description: "This page could not be shown." },
      content: isMissing ? <NotFoundMessage /> : <ErrorMessage status={status} detail={detail} />,
      hasTray: false,
    };
  },
};
