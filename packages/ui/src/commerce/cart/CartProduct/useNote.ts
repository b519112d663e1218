import { useEffect, useRef, useState } from 'react';

/** K-48 */
const NOTE_PAUSE_MS = 1000;

/** A note that is handed on once its writer pauses for a second, or leaves the field. */
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
