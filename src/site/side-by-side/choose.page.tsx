import "../../platform/styles/forms.css";
import { addresses } from "../../addresses.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { redirect, stored } from "../../platform/render/route.ts";
import page from "../../platform/ui/page.module.css";
import { suggestedNames } from "../paddles/typed-name.ts";
import { newDayKey } from "./demo-day.service.ts";
import { dayIn } from "./pair.ts";
import { PairChooser, readChosen } from "./pair-chooser.tsx";
import { voteAddress } from "./vote.ts";

/** Picks two paddles that someone tried, and makes a page for the host of a demo day. */
export default definePage(addresses.sideBySide, {
  listed: {
    kind: "side by side",
    weight: "page",
    pages({ library }) {
      const { title, lead } = library.sideBySide.choose;
      const keywords = ["side by side", "demo day", "demo", "tried both"];
      return [{ title, search: { group: "Tools", note: lead, keywords, text: "" } }];
    },
  },

  query: ["paddles", "day"],

  load({ url: { searchParams }, site: { library } }) {
    const chosen = readChosen(searchParams, library);
    const code = dayIn(searchParams);
    if (chosen.pair) redirect(voteAddress(...chosen.pair, code), 302);
    return { ...chosen, code, words: library.sideBySide.choose, names: suggestedNames(library) };
  },

  /** A demo day isn't stored: its page follows from the key in its link. */
  action: async () => stored(`${addresses.sideBySideDay.href({ key: newDayKey() })}#content`),

  head: ({ words: { title, description, keywords } }) => ({ title, description, keywords }),

  Page({ data: { words, names, typed, problems, code } }) {
    const { path } = addresses.sideBySide;
    return (
      <div className={page.page}>
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <PairChooser
          address={path}
          title={words.formTitle}
          submit={words.submit}
          words={words}
          names={names}
          typed={typed}
          problems={problems}
          code={code}
        />
        <form className="stack start gap-4 part up-to-40" method="post" action={path}>
          <h2>{words.dayTitle}</h2>
          <p>{words.dayText}</p>
          <button className="quiet" type="submit">
            {words.dayButton}
          </button>
        </form>
      </div>
    );
  },
});
