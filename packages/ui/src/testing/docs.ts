/** What a component's page in the workshop says beside its stories and props. One sentence to an entry. */
export interface ComponentDocs {
  /** What it is for, in one sentence. */
  purpose: string;
  when: readonly string[];
  /** Where something else does better, and what. */
  whenNot: readonly string[];
  /** Its parts, in the order in which they are met. */
  anatomy?: readonly string[];
  /** What keys do, by key; absent where nothing can be focused. */
  keyboard?: Readonly<Record<string, string>>;
  accessibility: readonly string[];
  /** How its words are written. */
  content?: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** Absent: settled. `new`: its props may still change. */
  status?: 'new';
}
