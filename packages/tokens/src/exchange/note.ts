import { excerpt } from '../repair/problem.ts';

interface NoteParams {
  /** Taken from a token as it is. */
  taken: Record<never, never>;
  /** Taken from a token, as the nearest thing a branding can say. */
  matched: { chosen: string };
  /** A seed was changed since the file was exported; the change was taken. */
  edited: Record<never, never>;
  /** Derived colours were changed; they follow from the seeds, so they were not taken. */
  derived: { count: number };
  /** Nothing in the file says it; it stays as it was. */
  kept: { chosen: string };
}

interface NoteOf<C extends keyof NoteParams> {
  code: C;
  params: NoteParams[C];
  /** The setting, such as `seeds.brand`. */
  path: string;
  /** The token it came from, by its path in the file. */
  from: string;
  given: string;
  message: string;
}

/** Where a setting of an imported branding comes from. */
export type Note = { [C in keyof NoteParams]: NoteOf<C> }[keyof NoteParams];

type Seen = Pick<NoteOf<'taken'>, 'path' | 'from' | 'given'>;

const english: { [C in keyof NoteParams]: (params: NoteParams[C], seen: Seen) => string } = {
  taken: (_, { path, from, given }) => `${path} is ${given}, from ${from}.`,
  matched: ({ chosen }, { path, from, given }) => `${path} is ${chosen}, the nearest to ${given} in ${from}.`,
  edited: (_, { path, from, given }) => `${path} was changed to ${given} in ${from}.`,
  derived: ({ count }, { from }) =>
    `${count} derived ${count === 1 ? 'colour differs' : 'colours differ'} from what the branding gives (${from}). Change the seeds instead; the rest follows.`,
  kept: ({ chosen }, { path }) => `The file says nothing of ${path}; it stays ${chosen}.`,
};

export const note = <C extends keyof NoteParams>(
  code: C,
  params: NoteParams[C],
  where: { path?: string; from?: string; given?: string },
): Note => {
  const seen = { path: where.path ?? '', from: excerpt(where.from ?? ''), given: excerpt(where.given ?? '') };
  return { code, params, ...seen, message: english[code](params, seen) } as Note;
};
