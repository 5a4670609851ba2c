/** What a tool for assistants is, and what each of them answers. */

/** One thing that a figure depends on, in words, with what other programs need to tell it apart. */
export interface ToolTerm {
  /** What it belongs to: the id of a regime, of a rule, of a tie. */
  readonly about: string;
  readonly kind: string;
  readonly text: string;
  /** Of a condition: 'met', 'open' or 'unmet' for this person. Of a tie: what keeping it does. */
  readonly state?: string;
  /** Whether it can take the regime away from the person. */
  readonly decides?: boolean;
  /** The answer of the profile that would settle it. */
  readonly asks?: string;
}

/** How one figure comes about. */
export interface ToolWorking {
  readonly about: string;
  readonly label: string;
  readonly steps: readonly { readonly says: string; readonly shows: string }[];
}

export interface ToolSource {
  readonly title: string;
  readonly publisher: string;
  /** Null where it is a law or a paper that the title names. */
  readonly url: string | null;
}

export interface ToolAnswer {
  /** The answer in a few sentences. */
  readonly says: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly terms: readonly ToolTerm[];
  readonly working: readonly ToolWorking[];
  readonly sources: readonly ToolSource[];
  /** The day on which the figures were last checked: the oldest, where there are several. */
  readonly reviewed: string;
  /** The release of the data. */
  readonly release: string;
  /** Opens the same answer on the site. */
  readonly link: string;
  /** Answers that no address carries, which the person gives on the site herself. */
  readonly notInLink: readonly string[];
  /** That it is an estimate. */
  readonly note: string;
}

/** What is wrong with a question, in words. */
export interface Refusal {
  readonly refused: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schemas of what it takes and answers. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema: Readonly<Record<string, unknown>>;
  answer(input: unknown): Promise<ToolAnswer | Refusal>;
}
