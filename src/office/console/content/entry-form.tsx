// The form of a content file, made from its schema. It works without script; entry-script.ts adds what's handy.

import "../../../platform/styles/forms.css";
import type { ReactNode } from "react";
import { stringify } from "yaml";
import { contentFiles } from "../../../library/content-files.ts";
import { maxMistakes } from "../../../platform/content/content-folder.ts";
import type { Mistake } from "../../../platform/content/mistake.ts";
import { dollars } from "../../../platform/text/money.ts";
import { shortened } from "../../../platform/text/plain-text.ts";
import fieldStyles from "../../../platform/ui/field.module.css";
import { Prose } from "../../../platform/ui/prose.tsx";
import { Photo } from "../../../site/media/photo.tsx";
import { AddPhoto } from "./add-photo.tsx";
import { type FoundPicture, photosOf, shownOf } from "./added-photo.ts";
import { drawEntry, drawings } from "./entry-drawing.tsx";
import { hasPhotos } from "./entry-facts.ts";
import {
  countFields,
  type EntryField,
  type EntryKind,
  type FieldOf,
  foldersIn,
  formOf,
  hasBody,
  isBlank,
  isGroup,
  propertyOf,
  quotedIn,
} from "./entry-fields.ts";
import { type EntryMistake, placeMistakes } from "./entry-mistakes.ts";
import { fieldId, PlacedMistakes } from "./placed-mistakes.tsx";
import { bodyHtml } from "./entry-preview.ts";
import { boxMarks, boxValue, emptyMarks, formNames } from "./read-entry-form.ts";
import styles from "./entry-form.module.css";

export interface EntryFormProps {
  kind: EntryKind;
  /** Below the content folder: "paddles/diadem-hero.yaml". */
  path: string;
  /** What the file says, parsed; it may be wrong in any way. */
  value: unknown;
  /** An article's text. */
  body?: string | undefined;
  mistakes: readonly Mistake[];
  /** The names of the published entries in a folder, for references. */
  namesIn(folder: string): readonly string[];
  /** The pictures of its photos, by their files. */
  pictures?: ReadonlyMap<string, FoundPicture>;
  /** As in `AddPhoto`. */
  added?: Parameters<typeof AddPhoto>[0]["added"];
}

/** What all fields of a form need to know. */
interface Context {
  kind: EntryKind;
  value: unknown;
  mistakes: ReadonlyMap<string, readonly string[]>;
  pictures: ReadonlyMap<string, FoundPicture>;
}

interface FieldProps<Field extends EntryField = EntryField> {
  field: Field;
  value: unknown;
  /** Its dotted path. */
  at: string;
  context: Context;
}

/** A longer form of a file has a box to search for fields, and is folded. */
const mostShown = 80;

/** The fields of an entry. The page puts them into its form. */
export function EntryForm(props: EntryFormProps) {
  const { kind, path, value, body, mistakes, namesIn, pictures = new Map(), added } = props;
  const form = formOf(kind);
  const placed = placeMistakes(form, path, value, mistakes);
  const at = Map.groupBy(
    placed.filter((each) => each.at !== undefined),
    (each) => each.at!,
  );
  const context: Context = {
    kind,
    value,
    mistakes: new Map([...at].map(([key, each]) => [key, each.map(({ sentence }) => sentence)])),
    pictures,
  };
  const addPhoto = hasPhotos({ kind }) ? <AddPhoto kind={kind} added={added} /> : null;
  const isLong = contentFiles[kind].kind === "file" && countFields(form) > mostShown;
  return (
    <div className={`stack fit gap-6 ${styles.form}`} data-entry-form="">
      {/* What the Enter key presses: the first button of a form. */}
      <button className={styles.usual} type="submit" name="act" value="content save" formNoValidate>
        Save
      </button>
      <MistakeList mistakes={placed} />
      {isLong ? (
        <label className={styles.filter} data-filter="" hidden>
          <span className="small bold">Search these fields</span>
          <input type="search" autoComplete="off" placeholder="A label, or words of the site" />
        </label>
      ) : null}
      <Fields fields={form.fields} value={value} at="" context={context} isFolded={isLong} />
      {hasBody(kind) ? (
        <Body
          body={body ?? ""}
          context={context}
          preview={bodyHtml(body ?? "", shownOf(photosOf(value), pictures))}
        >
          {addPhoto}
        </Body>
      ) : (
        addPhoto
      )}
      {foldersIn(form).map((folder) => (
        <datalist key={folder} id={namesId(folder)}>
          {namesIn(folder).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      ))}
      {quotedIn(form).map((lists) => (
        <datalist key={quotesId(lists)} id={quotesId(lists)} data-quotes={lists.join(" ")}>
          {[...new Set(phrasesIn(value, lists))].map((phrase) => (
            <option key={phrase}>{phrase}</option>
          ))}
        </datalist>
      ))}
    </div>
  );
}

const namesId = (folder: string) => `names-${folder}`;
const quotesId = (lists: readonly string[]) => `quotes-${lists.join("-")}`;

/** The list of suggestions for a field. */
const suggestionsFor = ({ refersTo, quotes }: EntryField) =>
  (refersTo && namesId(refersTo)) ?? (quotes && quotesId(quotes));

/** The phrases of some lists of an entry. */
const phrasesIn = (value: unknown, lists: readonly string[]) =>
  lists
    .flatMap((list) => propertyOf(value, list) ?? [])
    .filter((phrase) => typeof phrase === "string" && phrase !== "") as string[];

function MistakeList({ mistakes }: { mistakes: readonly EntryMistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <section className={styles.mistakes} aria-labelledby="mistakes">
      <h2 id="mistakes">
        {mistakes.length === 1
          ? "One thing to fix"
          : mistakes.length > maxMistakes
            ? `More than ${maxMistakes} things to fix`
            : `${mistakes.length} things to fix`}
        {mistakes.every(({ isMissing }) => isMissing) ? " before it can be published" : ""}
      </h2>
      <PlacedMistakes of={mistakes} />
    </section>
  );
}

interface FieldsProps {
  fields: ReadonlyMap<string, EntryField>;
  value: unknown;
  at: string;
  context: Context;
  /** Whether groups open one by one. */
  isFolded?: boolean;
}

/** The fields of a group, in the order of its schema. */
function Fields({ fields, value, at, context, isFolded = false }: FieldsProps) {
  const under = (name: string) => (at === "" ? name : `${at}.${name}`);
  const shown = [...fields].map(([name, field]) => (
    <EntryControl
      key={name}
      field={field}
      value={propertyOf(value, name)}
      at={under(name)}
      context={context}
      isFolded={isFolded}
    />
  ));
  const isDeep = [...fields.values()].map(({ kind }) => kind === "group" || kind === "list");
  const plain = shown.filter((_, index) => !isDeep[index]);
  const unknown = isGroup(value) ? Object.keys(value).filter((name) => !fields.has(name)) : [];
  return (
    <>
      {isFolded && plain.length > 1 ? (
        <>
          <details className={styles.fold} data-fold="">
            <summary>
              <span className="bold">General</span>
            </summary>
            <div className={`section up-to-46 ${styles.fields}`}>{plain}</div>
          </details>
          {shown.filter((_, index) => isDeep[index])}
        </>
      ) : (
        shown
      )}
      {unknown.slice(0, maxMistakes).map((name) => (
        <Unknown
          key={name}
          name={name}
          at={under(name)}
          value={propertyOf(value, name)}
          context={context}
        />
      ))}
      {unknown.length > maxMistakes ? (
        <p>
          {unknown.length - maxMistakes} more unknown fields stay, too. Edit this as text to see
          them.
        </p>
      ) : null}
    </>
  );
}

/** A field of a file that its schema doesn't know. It stays, unless its box is checked. */
function Unknown({ name, at, value, context }: { name: string } & Omit<FieldProps, "field">) {
  return (
    <Labeled at={at} context={context} label={name} help="" isBox>
      {(tied) => (
        <label className="check">
          <input {...tied} type="checkbox" name={formNames.drop} value={at} />
          <span>
            Remove the unknown field {name}: <code>{shortYaml(value)}</code>
          </span>
        </label>
      )}
    </Labeled>
  );
}

const shortYaml = (value: unknown) => shortened(yamlOf(value), 80);

function EntryControl({ isFolded, ...props }: FieldProps & { isFolded: boolean }) {
  const { field, value } = props;
  const isThere = value !== undefined && value !== null;
  if (field.kind === "list" && (!isThere || Array.isArray(value)))
    return <List {...props} field={field} isFolded={isFolded} />;
  if (field.kind === "group" && (!isThere || isGroup(value)))
    return <Group {...props} field={field} isFolded={isFolded} />;
  return <Single {...props} />;
}

/** The attributes that tie a control to its label, help and mistakes. */
interface Tied {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

function tiedTo(at: string, { mistakes }: Context, help = ""): Tied {
  const id = fieldId(at);
  const isWrongHere = mistakes.has(at);
  const described = [isWrongHere && `${id}-problem`, help !== "" && `${id}-help`].filter(Boolean);
  return {
    id,
    "aria-invalid": isWrongHere || undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
}

interface LabeledProps {
  at: string;
  context: Context;
  label: string;
  help: string;
  /** What is said at the end of the label's line. */
  aside?: ReactNode;
  /** Whether the control is a box with a label of its own. */
  isBox?: boolean;
  children: (tied: Tied) => ReactNode;
}

/** A control between its label and its help. */
function Labeled({ at, context, label, help, aside, isBox, children }: LabeledProps) {
  const tied = tiedTo(at, context, help);
  return (
    <div className={`stack top gap-1 ${styles.field} ${fieldStyles.field}`} data-field="">
      {isBox ? null : (
        <div className="row between wide-3">
          <label className="small bold" htmlFor={tied.id}>
            {label}
          </label>
          {aside}
        </div>
      )}
      {children(tied)}
      <Help at={at} help={help} />
      <Problems at={at} context={context} />
    </div>
  );
}

function Help({ as: As = "p", at, help }: { as?: "p" | "span"; at: string; help: string }) {
  return help === "" ? null : (
    <As className={fieldStyles.hint} id={`${fieldId(at)}-help`}>
      {help}
    </As>
  );
}

function Problems({ at, context }: Pick<FieldProps, "at" | "context">) {
  const problems = context.mistakes.get(at);
  return problems === undefined ? null : (
    <p className="outcome" id={`${fieldId(at)}-problem`}>
      {problems.join(" ")}
    </p>
  );
}

/** A field with one control. */
function Single(props: FieldProps) {
  const { field, value, at, context } = props;
  const { label, help } = field;
  if (field.kind === "choices") return <Choices {...props} field={field} />;
  if (field.kind === "yesNo" && isBoxFor(field, value)) return <Box {...props} field={field} />;
  const max = field.kind === "text" ? field.max : undefined;
  // Some browsers have no field for a month: there it's typed.
  const isTyped = field.kind === "text" && field.type === "month";
  return (
    <Labeled
      at={at}
      context={context}
      label={label}
      help={isTyped ? `${help}, such as ${field.examples[0]}` : help}
      aside={
        max === undefined ? null : (
          <span className={`small muted numbers ${styles.aside}`} data-max={max}>
            at most {max} characters
          </span>
        )
      }
    >
      {(tied) => <OneControl {...props} tied={tied} />}
    </Labeled>
  );
}

interface OneControlProps extends Omit<FieldProps, "context"> {
  tied: Tied;
  /** Whether it takes as many lines as its text. */
  isSlim?: boolean;
}

/** What is typed or chosen into. */
function OneControl({ field, value, at, tied, isSlim = false }: OneControlProps) {
  const text = field.kind === "number" ? numberText(field, value) : textOf(value);
  const shared = { ...tied, name: at, defaultValue: text, autoComplete: "off" };
  const [placeholder] = field.examples;
  switch (field.kind) {
    case "text": {
      if (field.type === "color") return <Color shared={shared} label={field.label} />;
      if (isLongText(field, text))
        return (
          <textarea
            {...shared}
            className={isSlim ? styles.slim : styles.words}
            rows={
              isSlim ? 1 : Math.min(8, Math.ceil(Math.max(text.length, field.max ?? 0) / 80) + 1)
            }
            dir="auto"
            placeholder={placeholder}
            data-line={isSlim ? "" : undefined}
          />
        );
      const type = typeFor(field, text);
      return (
        <input
          {...shared}
          type={type}
          dir="auto"
          placeholder={type === "text" ? placeholder : undefined}
          list={suggestionsFor(field)}
        />
      );
    }
    case "number":
      return (
        <span className={styles.number}>
          <input
            {...shared}
            type="text"
            inputMode="decimal"
            placeholder={field.isNullable ? "not known" : placeholder}
          />
          {field.unit === undefined ? null : (
            <span>{field.unit === "US cents" ? "US dollars" : field.unit}</span>
          )}
        </span>
      );
    case "choice":
      return (
        <Menu shared={shared} field={field} options={field.options.map((each) => [each, each])} />
      );
    case "yesNo":
      return (
        <Menu
          shared={{ ...shared, defaultValue: yesOrNo(value) }}
          field={field}
          options={[
            ["yes", "Yes"],
            ["no", "No"],
          ]}
        />
      );
    default: {
      const written = value === undefined || value === null ? "" : yamlOf(value);
      return (
        <textarea
          {...shared}
          defaultValue={written}
          className={styles.code}
          rows={Math.min(10, written.split("\n").length + 1)}
          spellCheck={false}
        />
      );
    }
  }
}

const yesOrNo = (value: unknown) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : textOf(value);

/** A number as it's typed into its field: cents as dollars. */
const numberText = ({ unit }: EntryField, value: unknown) =>
  (unit === "US cents" && Number.isSafeInteger(value) && dollars(value as number)) || textOf(value);

/** The value of a text field as text, whatever type the file has there. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : yamlOf(value);
}

/** A value as YAML; short lists in one line each. */
function yamlOf(value: unknown): string {
  const isFlat = Array.isArray(value) && value.every((each) => !isGroup(each));
  return stringify(value, {
    lineWidth: 0,
    ...(isFlat ? { collectionStyle: "flow" } : {}),
  }).trimEnd();
}

/** A text of several lines needs a control that doesn't lose them. */
const isLongText = ({ type, max, quotes }: FieldOf<"text">, text: string) =>
  text.includes("\n") ||
  // Only a field of one line offers phrases.
  (!quotes && (text.length > 60 || (type === "text" && max !== undefined && max > 80)));

const shapes = { date: /^\d{4}-\d\d-\d\d$/, month: /^\d{4}-\d\d$/ } as const;

/** A browser empties fields for dates in which something else is written. */
function typeFor({ type }: FieldOf<"text">, text: string): string {
  if (type !== "date" && type !== "month") return "text";
  return text === "" || shapes[type].test(text) ? type : "text";
}

type Shared = Tied & { name: string; defaultValue: string; autoComplete: string };

/** A color as its code. Script shows the browser's own picker beside it. */
function Color({ shared, label }: { shared: Shared; label: string }) {
  const { defaultValue } = shared;
  return (
    <span className={styles.color}>
      <input
        type="color"
        defaultValue={/^#[\da-f]{6}$/i.test(defaultValue) ? defaultValue : "#808080"}
        aria-label={`${label}: choose`}
        autoComplete="off"
        data-color=""
        hidden
      />
      <input {...shared} type="text" spellCheck={false} placeholder="#20242c" />
    </span>
  );
}

interface MenuProps {
  shared: Shared;
  field: EntryField;
  options: readonly (readonly [value: string, text: string])[];
}

function Menu({ shared, field, options }: MenuProps) {
  const { defaultValue: chosen } = shared;
  const isKnown = options.some(([value]) => value === chosen);
  const usual = typeof field.fallback === "string" ? `Usual (${field.fallback})` : "None";
  const none = field.isNullable ? "Not known" : field.isOptional ? usual : "Choose one";
  return (
    <select {...shared}>
      {isKnown && !field.isNullable && !field.isOptional ? null : <option value="">{none}</option>}
      {isKnown || chosen === "" ? null : <option value={chosen}>{chosen} (not possible)</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A box is either checked or not: there's no third state, and nothing else that the file says. */
const isBoxFor = (field: FieldOf<"yesNo">, value: unknown) =>
  typeof value === "boolean" ||
  (value === undefined && field.isOptional && (field.fallback !== undefined || field.isOnlyYes));

function Box({ field, value, at, context }: FieldProps<FieldOf<"yesNo">>) {
  const isYes = typeof value === "boolean" ? value : field.fallback === true;
  const mark = value === undefined ? boxMarks.unset : isYes ? boxMarks.yes : boxMarks.no;
  return (
    <Labeled at={at} context={context} label={field.label} help={field.help} isBox>
      {(tied) => (
        <>
          <input type="hidden" name={at} value={mark} />
          <label className="check">
            <input {...tied} type="checkbox" name={at} value={boxValue} defaultChecked={isYes} />
            <span className="bold small">{field.label}</span>
          </label>
        </>
      )}
    </Labeled>
  );
}

/** Several words out of a few: boxes. Checked ones come first, in the order of the file. */
function Choices({ field, value, at, context }: FieldProps<FieldOf<"choices">>) {
  // Some lists choose among the fields beside them.
  const { labels } = formOf(context.kind);
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(textOf);
  const all = [...new Set([...chosen, ...field.options])].filter((each) => each !== "");
  const { "aria-invalid": isWrongHere, ...tied } = tiedTo(at, context, field.help);
  return (
    <fieldset className={`stack top gap-1 ${styles.field}`} {...tied} data-field="">
      <legend className="small bold">{field.label}</legend>
      {Array.isArray(value) && value.length === 0 ? (
        <input type="hidden" name={at} value={emptyMarks.list} />
      ) : null}
      <div className={styles.choices}>
        {all.map((each) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              name={at}
              value={each}
              defaultChecked={chosen.includes(each)}
              aria-invalid={field.options.includes(each) ? undefined : isWrongHere}
            />
            <span>{labels.get(each) ?? each}</span>
          </label>
        ))}
      </div>
      <Help at={at} help={field.help} />
      <Problems at={at} context={context} />
    </fieldset>
  );
}

/** Whether a mistake is beside a field or anything within it. */
const isWrong = ({ mistakes }: Context, at: string) =>
  [...mistakes.keys()].some((path) => path === at || path.startsWith(`${at}.`));

function Group(props: FieldProps<FieldOf<"group">> & { isFolded: boolean }) {
  const { field, value, at, context, isFolded } = props;
  const isEmpty = isBlank(value);
  const mayFold = isFolded || ((field.isOptional || field.isNullable) && isEmpty);
  return (
    <Part
      {...{ at, context, label: field.label, help: field.help }}
      isFolded={mayFold || field.isRecord}
      isOpen={!isFolded && !isEmpty && !field.isRecord}
    >
      {isGroup(value) && isEmpty && (field.isOptional || field.isNullable) ? (
        <input type="hidden" name={at} value={emptyMarks.group} />
      ) : null}
      {drawings[context.kind]?.group === at ? <Drawing context={context} /> : null}
      <Fields fields={field.fields} value={value} at={at} context={context} />
    </Part>
  );
}

interface PartProps {
  at: string;
  context: Context;
  label: string;
  help: string;
  isFolded: boolean;
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that belong together, under a heading that may open and close. */
function Part({ at, context, label, help, isFolded, isOpen, children }: PartProps) {
  const id = fieldId(at);
  const inside = (
    <>
      <Problems at={at} context={context} />
      <div className={`section up-to-46 ${styles.fields}`}>{children}</div>
    </>
  );
  return isFolded ? (
    <details className={styles.fold} id={id} open={isOpen || isWrong(context, at)} data-fold="">
      <summary>
        <span className="bold">{label}</span>
        <Help as="span" at={at} help={help} />
      </summary>
      {inside}
    </details>
  ) : (
    <fieldset
      className={styles.part}
      id={id}
      aria-describedby={help === "" ? undefined : `${id}-help`}
      data-part=""
    >
      <legend>{label}</legend>
      <Help at={at} help={help} />
      {inside}
    </fieldset>
  );
}

/** What an entry's colors look like: as saved, and with script as chosen. */
function Drawing({ context: { kind, value } }: { context: Context }) {
  const { group, others } = drawings[kind]!;
  return (
    <div className={styles.drawing} data-drawing={[`${group}.`, ...others].join(" ")}>
      {drawEntry(kind, value)}
    </div>
  );
}

/** A few items can be seen at once; more are opened one by one. */
const mostOpen = 3;

type ListProps = FieldProps<FieldOf<"list">> & { isFolded: boolean };

function List({ field, value, at, context, isFolded }: ListProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const isOfGroups = field.item.kind === "group";
  const isFull = field.max !== undefined && items.length >= field.max;
  return (
    <Part
      {...{ at, context, label: field.label, help: field.help }}
      isFolded={isFolded || (field.isOptional && items.length === 0 && isOfGroups)}
      isOpen={false}
    >
      {Array.isArray(value) && items.length === 0 && field.isOptional ? (
        <input type="hidden" name={at} value={emptyMarks.list} />
      ) : null}
      {items.length === 0 ? null : (
        <ol className={isOfGroups ? styles.groups : styles.items}>
          {items.map((item, index) => (
            <Item
              // oxlint-disable-next-line react/no-array-index-key -- items have nothing of their own but their place
              key={index}
              field={field.item}
              value={item}
              at={`${at}.${index}`}
              label={`${field.label} ${index + 1}`}
              context={context}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isOpen={items.length <= mostOpen || isBlank(item)}
            />
          ))}
        </ol>
      )}
      {isFull ? null : (
        <p>
          <ListButton does="add" at={at}>
            Add<span className="unseen"> to {field.label}</span>
          </ListButton>
        </p>
      )}
    </Part>
  );
}

interface ListButtonProps {
  does: "add" | "remove" | "up" | "down";
  at: string;
  isOff?: boolean;
  children: ReactNode;
}

/** A button that changes a list, and shows the form again. */
function ListButton({ does, at, isOff, children }: ListButtonProps) {
  return (
    <button
      type="submit"
      className="quiet"
      name={formNames.list}
      value={`${does} ${at}`}
      disabled={isOff}
      formNoValidate
    >
      {children}
    </button>
  );
}

interface ItemProps extends FieldProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
}

function Item({ field, value, at, label, context, isFirst, isLast, isOpen }: ItemProps) {
  const buttons = (
    <span className={styles.buttons}>
      <ListButton does="up" at={at} isOff={isFirst}>
        <span aria-hidden="true">↑</span>
        <span className="unseen">Move {label} up</span>
      </ListButton>
      <ListButton does="down" at={at} isOff={isLast}>
        <span aria-hidden="true">↓</span>
        <span className="unseen">Move {label} down</span>
      </ListButton>
      <ListButton does="remove" at={at}>
        <span aria-hidden="true">×</span>
        <span className="unseen">Remove {label}</span>
      </ListButton>
    </span>
  );
  if (field.kind !== "group" || (value !== null && !isGroup(value))) {
    const tied = tiedTo(at, context);
    return (
      <li className={`${styles.item} ${fieldStyles.field}`} data-field="">
        <label className="unseen" htmlFor={tied.id}>
          {label}
        </label>
        <OneControl field={field} value={value} at={at} isSlim tied={tied} />
        {buttons}
        <Problems at={at} context={context} />
      </li>
    );
  }
  const title = titleOf(field, value);
  return (
    <li>
      <details
        className={styles.group}
        id={fieldId(at)}
        open={isOpen || isWrong(context, at)}
        data-fold=""
      >
        <summary>{title === "" ? label : title}</summary>
        <PictureOf photo={value} at={at} context={context} />
        <Problems at={at} context={context} />
        <div className={`section up-to-46 ${styles.fields}`}>
          <Fields fields={field.fields} value={value} at={at} context={context} />
        </div>
        {buttons}
      </details>
    </li>
  );
}

interface PictureOfProps {
  photo: unknown;
  at: string;
  context: Context;
}

/** The picture of an item that's a photo, or why there's none. */
function PictureOf({ photo, at, context: { pictures } }: PictureOfProps) {
  const found = /^photos\.\d+$/.test(at)
    ? pictures.get(textOf(propertyOf(photo, "file")))
    : undefined;
  if (!found) return null;
  const [shown] = shownOf([photo as object], pictures);
  if (!shown)
    return (
      <p className="small muted">{found.refused ?? "It's being prepared, or it's missing."}</p>
    );
  return (
    <div className={styles.thumbnail}>
      <Photo picture={shown.picture} alt={shown.alt} sizes="10rem" base={shown.base} />
    </div>
  );
}

/** What an item is called while it's closed: its first text. */
function titleOf({ fields }: FieldOf<"group">, value: unknown): string {
  const first = [...fields].find(([, { kind }]) => kind === "text" || kind === "choice");
  const text = first ? textOf(propertyOf(value, first[0])) : "";
  return shortened(text, 60);
}

interface BodyProps {
  body: string;
  context: Context;
  /** What it looks like, as HTML. */
  preview: string;
  children: ReactNode;
}

const bodyHelp =
  "## begins a heading, - an item of a list; **bold**, *italics*, [words](/address). An empty line ends a paragraph. ![](its-file.jpg) on a line of its own is the place of a photo.";

/** An article's text, and what it looks like. */
function Body({ body, context, preview, children }: BodyProps) {
  const at = formNames.body;
  const tied = tiedTo(at, context, bodyHelp);
  return (
    <div className={styles.body} data-field="">
      <div className={`stack top gap-1 ${fieldStyles.field}`}>
        <label className="small bold" htmlFor={tied.id}>
          Text
        </label>
        <textarea
          {...tied}
          name={at}
          rows={20}
          dir="auto"
          defaultValue={body.trim()}
          autoComplete="off"
          data-markdown=""
        />
        <p className="small" role="status" data-pasted="" />
        <Help at={at} help={bodyHelp} />
        <Problems at={at} context={context} />
        {children}
      </div>
      <div
        role="region"
        aria-label="Preview of the text"
        className={styles.preview}
        data-preview=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard has to reach it
        tabIndex={0}
      >
        <Prose html={preview} />
      </div>
    </div>
  );
}
