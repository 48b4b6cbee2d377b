import { type ReactNode, useId } from "react";
import type { Library } from "../../library/library.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";

declare module "../../platform/render/site-facts.ts" {
  interface SharedFacts {
    unconfirmed: Library["paddleLists"]["unconfirmed"];
    listed: Library["paddleLists"]["listed"];
  }
}

interface UnconfirmedGroupProps {
  /** The heading level: one below the list's own. */
  heading: "h2" | "h3" | "h4";
  children: ReactNode;
}

/** The unconfirmed paddles at the end of a list, under their own heading. A page may have several. */
export function UnconfirmedGroup({ heading: Heading, children }: UnconfirmedGroupProps) {
  const { unconfirmed } = useSiteFacts();
  const id = useId();
  return (
    <div role="group" className="stack fit gap-2 drop-6" aria-labelledby={id}>
      <Heading id={id}>{unconfirmed.title}</Heading>
      <p className="note">{unconfirmed.note}</p>
      {children}
    </div>
  );
}
