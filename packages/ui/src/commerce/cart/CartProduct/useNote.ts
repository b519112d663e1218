import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until the note is saved (K-48). */
const NOTE_PAUSE_MS = 1000;

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
    const timer = setTimeout(() => hand.current({ note }), NOTE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [note, pending]);
  return { note, write: setDraft, flush: () => pending && onNote({ note }) };
}
