/** The words that name a theme, and those that are an opinion about it on their own: whole words, in lower case. */
interface ThemeRule {
  about: RegExp;
  praise: RegExp;
  complaint: RegExp;
}

const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, "g");
const name = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`);

/** Opinions without a theme of their own: they count for the themes in their statement. */
const anyTheme = {
  praise: words(
    "love|loved|i like|we like|liked|really like|great|good|excellent|amazing|superb|fantastic|perfect|nice|solid|reliable|effortless|easy|easier|improved|improves|better|best|impressive|impressed|plenty|lots|tons|enough|confident|confidence|stands out|helps|helped",
  ),
  complaint: words(
    "hate|hated|dislike|bad|poor|terrible|awful|disappointing|disappointed|lacking|worse|worst|suffers|suffered|struggle|struggled|struggles|missing|limited|mediocre|inconsistent|too little|too much|hard to",
  ),
};

/**
 * The rules that find themes in a review's words. Every line was chosen to be true anywhere in a paddle review; a word
 * with several meanings ('touch', 'soft', 'light') is left to the themes it names.
 */
export const themeRules = {
  anyTheme,
  control: {
    about: name("control|placement|accuracy|touch|dinks?|dinking|drops?|resets?|soft game"),
    praise: words("precise|accurate|predictable|dialed in|on a dime|pinpoint|controllable"),
    complaint: words("pops? up|popped up|popping up|sails? long|sailed long|sprays?|erratic|wild"),
  },
  power: {
    about: name("power|pace|drives?|put-?aways?|smash(?:es)?|serves?|overheads?"),
    praise: words("powerful|explosive|puts? (?:people|them|the ball) away|heavy hitter|free power"),
    complaint: words("underpowered|no pop|dead face|mushy|too hot"),
  },
  spin: {
    about: name("spin|topspin|backspin|slices?|grit|bite"),
    praise: words("grippy|spinny|grabs the ball|bites the ball|dips hard"),
    complaint: words(
      "slick|grit (?:is|was|has|had)? ?(?:gone|faded|worn)|lost its grit|smooth already",
    ),
  },
  hands: {
    about: name(
      "hand speed|hands battles?|hand battles?|exchanges?|firefights?|swing ?weight|maneuverability",
    ),
    praise: words(
      "(?:feels|plays|swings|is|so|very) quick|nimble|whippy|maneuverable|fast hands|quick hands|light in the hand",
    ),
    complaint: words(
      "sluggish|head[ -]heavy|clumsy|unwieldy|cumbersome|too heavy|heavy in the hand",
    ),
  },
  forgiveness: {
    about: name("sweet ?spots?|off[ -]?cent(?:er|re)|mishits?|mis-hits?|forgiveness|edges?"),
    praise: words("forgiving|(?:big|huge|large|generous|wide) sweet ?spot|stable"),
    complaint: words("unforgiving|(?:small|tiny|narrow) sweet ?spot|twists|twisty|punishes"),
  },
  comfort: {
    about: name("comfort|vibrations?|elbow|wrist|arm|grip|handle|shock"),
    praise: words(
      "comfortable|comfy|plush|easy on (?:the|my) (?:arm|elbow|wrist|joints)|cushioned|muted",
    ),
    complaint: words(
      "uncomfortable|harsh|sore|aches?|ached|stings?|rattles?|blisters?|tennis elbow",
    ),
  },
  durability: {
    about: name("durability|build quality|edge guard|wear"),
    praise: words("durable|holds? up|held up|holding up|like new|sturdy|well made|well built"),
    complaint: words(
      "wore out|wears out|worn out|worn down|fades fast|faded|cracked|broke|chipped|peeling|flimsy|fell apart",
    ),
  },
  value: {
    about: name("price|value|money|cost"),
    praise: words(
      "bargain|affordable|worth (?:it|every|the)|great deal|reasonably priced|inexpensive",
    ),
    complaint: words("overpriced|expensive|pricey|costs too much|not worth|rip-?off"),
  },
} as const satisfies Record<string, ThemeRule | typeof anyTheme>;

/** Other words that matter for reading a review. */
export const statementRules = {
  /** A statement ends at punctuation, or where it is qualified. */
  end: /[.!?;:\n()–—]+|,? \b(?:but|though|although|however|yet|while|whereas|except|unfortunately)\b/u,
  /** Words that negate an opinion at most three words later. */
  negations:
    "not no never without hardly barely lack lacks lacking lost less isn't wasn't doesn't don't didn't won't can't cannot nothing",
  /** The separators between words: anything except letters, digits, and apostrophes inside words. */
  betweenWords: /(?:[^\w']|\B'|'\B)+/u,
  /** Phrases that look like a negation but aren't. */
  noNegation: /\b(?:not only|not just|no doubt|nothing but|no matter)\b/gu,
} as const;

/** All rules as one text, to notice a change. */
export function themeRulesText(): string {
  const sources = (rules: object): unknown =>
    Object.entries(rules).map(([rule, value]) =>
      typeof value === "string"
        ? [rule, value]
        : [rule, value instanceof RegExp ? value.source : sources(value as object)],
    );
  return JSON.stringify([sources(themeRules), sources(statementRules)]);
}
