import type { Store } from "../../db/connect.ts";

/** The command line is not what a command takes: one sentence, and exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A command cannot do what it was asked to: one sentence, and exit code 1. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** What a command takes by name, as in '--limit 50'. */
export interface Option<Value> {
  /** What stands for its value in the help: 'number'. A switch has none. */
  value?: string;
  about: string;
  /**
   * @param typed undefined where it was not given; for a switch that was given, ''
   * @throws UsageError, whose sentence goes on after the option's name
   */
  read(typed: string | undefined): Value;
}

export type Options = Record<string, Option<unknown>>;
/** What a command's options were given as. */
export type Given<Taken extends Options> = {
  [Name in keyof Taken]: Taken[Name] extends Option<infer Value> ? Value : never;
};

/** What a command may use of the world. */
export interface Desk {
  /** Opens the store, once. @throws CommandError if there is none, or it is out of date */
  store(): Promise<Store>;
  /** Epoch milliseconds. */
  now(): number;
}

/** A command of the owner's. */
export interface Command<Taken extends Options = Options> {
  /** What it does, as a line of the help. */
  about: string;
  /** What it takes by place. */
  operand?: { name: string; count: "one" | "many" | "maybe" };
  options: Taken;
  /** Without 'npm run owner --'. */
  example: string;
  /** What else there is to know. */
  more?: string;
  /** Does it. @throws UsageError, CommandError or what the store throws */
  run(given: Given<Taken>, operands: readonly string[], desk: Desk): Promise<void> | void;
}

/** A command whose options are typed by what it says of them. */
export function command<Taken extends Options>(definition: Command<Taken>): Command {
  return definition;
}

/** Commands about one thing: 'reviews list', 'reviews hide'. */
export interface Group {
  about: string;
  commands: Record<string, Command>;
}
export type Groups = Record<string, Group>;
