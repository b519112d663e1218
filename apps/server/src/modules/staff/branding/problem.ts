/** What is wrong in a branding file: where, why and what to write instead. */
export interface DocumentProblem {
  /** As `seeds.brand` or `texts.cart.empty`; empty for the whole document. */
  path: string;
  message: string;
  given?: unknown;
  suggestion?: unknown;
}

/** A field that was looked at: its value when it is sound, else the reasons and, where there is one, a sound value near to it. */
export interface Checked<T> {
  value?: T;
  problems: readonly DocumentProblem[];
  repaired?: T;
}

export const sound = <T>(value: T): Checked<T> => ({ value, problems: [] });

export const broken = <T>(problem: DocumentProblem, repaired?: T): Checked<T> => ({
  problems: [{ ...problem, suggestion: problem.suggestion ?? repaired }],
  repaired,
});
