import type { FieldKind, ShownKindRow } from "../contributions/kind.ts";
import type { KindWords } from "../contributions/kind.content.ts";
import privatePage from "../contributions/private-page.module.css";
import { Labeled } from "../contributions/private-page.tsx";
import { OwnDay } from "../../platform/ui/own-day.tsx";

interface PlainKindItemProps {
  kind: FieldKind;
  row: ShownKindRow;
  words: KindWords;
}

/** One of a plain kind: who wrote it and when, its fields, and its text. */
export function PlainKindItem({ kind, row, words }: PlainKindItemProps) {
  const { author } = kind.columns;
  const typed = kind.typedIn(row);
  const others = kind.said.filter((name) => name !== kind.textField && name !== kind.authorField);
  return (
    <>
      <p className="row small muted baseline gap-1 wide-3">
        {author === undefined ? null : <bdi>{row[author]}</bdi>}
        <OwnDay at={row.created_at} />
      </p>
      <Labeled names={others} labels={words.fields} values={typed} />
      {kind.textField === undefined ? null : (
        <p className={privatePage.text} dir="auto">
          {typed[kind.textField]}
        </p>
      )}
    </>
  );
}
