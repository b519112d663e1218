import { useEffect, useRef, useState } from 'react';
import { durations } from '../../../internal/durations.ts';
import type { NoteEvent } from './types.ts';

/** Notes that a writer is known to have seen; older ones are forgotten. */
const most = 20;

/** What somebody writes, and the notes it may replace: those that its writer has seen or sent. */
interface Draft {
  text: string;
  seen: readonly string[];
}

/**
 * Saves a note one second after the last key, or when the field loses the focus. Once it is kept, a later note of somebody else shows. A
 * note that comes while somebody writes is `theirs`: nothing is saved until one of both is chosen.
 */
export function useNote(kept: string, onNote: (event: NoteEvent) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const hand = useRef(onNote);
  useEffect(() => {
    hand.current = onNote;
  });
  // What is kept is no draft any more.
  if (draft?.text === kept) setDraft(null);
  const note = draft?.text ?? kept;
  const isConflict = draft !== null && draft.text !== kept && !draft.seen.includes(kept);
  const pending = draft !== null && draft.text !== kept && !isConflict;

  const send = ({ text, seen }: Draft) => {
    setDraft({ text, seen: [...seen.filter((each) => each !== text), text].slice(-most) });
    hand.current({ note: text, seen });
  };
  const isSent = draft?.seen.at(-1) === note;
  useEffect(() => {
    if (!pending || isSent) return undefined;
    const timer = setTimeout(() => send(draft), durations.noteSave);
    return () => clearTimeout(timer);
  }, [draft, pending, isSent]);

  return {
    note,
    theirs: isConflict ? kept : null,
    write: (text: string) => setDraft({ text, seen: draft?.seen ?? [kept] }),
    flush: () => {
      if (pending && !isSent) send(draft);
    },
    keepMine: () => {
      if (draft) send({ text: draft.text, seen: [...draft.seen, kept] });
    },
    takeTheirs: () => setDraft(null),
  };
}
