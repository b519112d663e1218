import type { PictureMatch } from '@vitrine/api/client';

/** `there`: the product has the picture, says the server. `double`: another file of the list has the same content. */
export type DropState = 'unmatched' | 'waiting' | 'sending' | 'stored' | 'refused' | 'there' | 'double';

export interface DroppedFile {
  /** Its number in the list. */
  id: number;
  file: File;
  /** SHA-256 of its content. Browsers have none without https. */
  hash?: string | undefined;
  match: PictureMatch;
  state: DropState;
  /** Why it was refused. */
  why?: string;
}

/** Files that were dropped, and how far they are. */
export interface Drop {
  files: readonly DroppedFile[];
  isSending: boolean;
}

export type Added = Pick<DroppedFile, 'file' | 'hash' | 'match'>;

export type DropAction =
  | { type: 'added'; files: readonly Added[] }
  | { type: 'removed'; ids: readonly number[] }
  /** Those of `ids` are sent, in this order. */
  | { type: 'began'; ids: readonly number[] }
  | { type: 'ended' }
  | { type: 'moved'; id: number; state: DropState; why?: string };

export const emptyDrop: Drop = { files: [], isSending: false };

const contentOf = ({ file: { name, size, lastModified }, hash }: Added): string =>
  hash ?? `${name} ${size} ${lastModified}`;

const firstState = ({ match }: Added): DropState => {
  if (!match.product) return 'unmatched';
  return match.is_stored ? 'there' : 'waiting';
};

/** Of files with the same content for the same product one is sent: the first. */
const markDoubles = (files: readonly DroppedFile[]): DroppedFile[] => {
  const seen = new Set<string>();
  return files.map((one) => {
    if (!one.match.product) return one;
    const key = `${one.match.product.id} ${contentOf(one)}`;
    const state = seen.has(key) ? 'double' : 'waiting';
    seen.add(key);
    const isFixed = one.state !== 'waiting' && one.state !== 'double';
    return isFixed || one.state === state ? one : { ...one, state };
  });
};

/** A file without a product leaves the list when it comes again, under a name that has one or under the same. */
const withoutUnmatched = (files: readonly DroppedFile[], added: readonly Added[]): DroppedFile[] => {
  const again = new Set(added.map(contentOf));
  return files.filter((one) => one.state !== 'unmatched' || !again.has(contentOf(one)));
};

const change = (files: readonly DroppedFile[], action: DropAction): readonly DroppedFile[] => {
  switch (action.type) {
    case 'added': {
      const from = (files.at(-1)?.id ?? 0) + 1;
      const added = action.files.map((one, at) => ({ ...one, id: from + at, state: firstState(one) }));
      return markDoubles([...withoutUnmatched(files, added), ...added]);
    }
    case 'removed':
      return markDoubles(files.filter(({ id }) => !action.ids.includes(id)));
    case 'began':
      return files.map((one) =>
        one.state === 'refused' && action.ids.includes(one.id) ? { ...one, state: 'waiting' } : one,
      );
    case 'moved': {
      const { id, state, why } = action;
      return files.map((one) => (one.id === id ? { ...one, state, ...(why !== undefined && { why }) } : one));
    }
    case 'ended':
      return files;
  }
};

/** What is dropped after something has happened. Files that it does not concern stay the same objects, so that their rows rest. */
export const afterDrop = ({ files, isSending }: Drop, action: DropAction): Drop => ({
  files: change(files, action),
  isSending: action.type === 'began' || (isSending && action.type !== 'ended'),
});

/** How many files are in each state. */
export const countStates = (files: readonly DroppedFile[]): Record<DropState, number> => {
  const counts = { unmatched: 0, waiting: 0, sending: 0, stored: 0, refused: 0, there: 0, double: 0 };
  for (const { state } of files) counts[state] += 1;
  return counts;
};
