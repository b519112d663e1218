import type { ReactNode } from 'react';

/** A label or text as it should be written, and as it should not. */
interface WordingExample {
  good: string;
  bad: string;
  /** Why the second one is worse, in one sentence. */
  why: string;
}

/** A part, and where the component's first story shows it: a CSS selector, whose first match gets the number of the part. */
export type DocsPart = string | readonly [says: string, at: string];

/** What a component's page in the workshop says beside its stories and props. One sentence to an entry; `code` stands between backticks. */
export interface ComponentDocs {
  /** What it is, in one or two sentences. */
  purpose: string;
  /** When to use it. */
  when: readonly string[];
  /** What to use instead, by what the reader wants to do: `{ 'link inside a sentence': 'TextLink' }`. */
  instead: Readonly<Record<string, string>>;
  /** Its parts, in the order in which they appear. */
  anatomy?: readonly DocsPart[];
  /** Length and tone of its texts. */
  content?: readonly string[];
  /** Absent where it shows no text. */
  wording?: readonly WordingExample[];
  /** What it does while loading, when empty, after an error, with long texts and on a phone. */
  behaviour: readonly string[];
  /** What it does by itself, and what the caller must give. */
  accessibility: readonly string[];
  /** What keys do, by key; absent where nothing can be focused. */
  keyboard?: Readonly<Record<string, string>>;
  dos: readonly string[];
  donts: readonly string[];
  /** Absent: settled. `new`: its props may still change. */
  status?: 'new';
}

/** An example of a component, shown as a picture. */
interface DocsExample {
  /** What is right or wrong about it, in one sentence. */
  says: string;
  show: () => ReactNode;
}

/** A rule that can be seen: an example that follows it, beside one that breaks it. */
export interface DocsPair {
  /** Width of the window that both are shown in, in pixels: 390 unless given. */
  width?: 390 | 768 | 1440;
  /** Its lowest height in pixels, for what floats over a page. */
  height?: number;
  do: DocsExample;
  dont: DocsExample;
}
