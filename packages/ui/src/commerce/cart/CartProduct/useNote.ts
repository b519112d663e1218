import { useEffect, useRef, useState } from 'react';
import { durations } from '../../../internal/durations.ts';

/** Saves a note one second after the last key, or when the field loses the focus. */
export function useNote(kept: string, onNote: (event: { note: string }) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const hand = useRef(onNote);
  useEffect(() => {
    hand.current = onNote;
  });
  const note = draft ?? kept;
  const pending = draft !== null && draft !== kept;
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => hand.current({ note }), durations.noteSave);
    return () => clearTimeout(timer);
  }, [note, pending]);
  return { note, write: setDraft, flush: () => pending && onNote({ note }) };
}
