import { useEffect } from 'react';
import { useDialogs } from './dialogState.tsx';

/** Keeps what is typed while the search is loading. It has no field, so the button keeps the focus and gets it back when the dialog closes. */
export function KeepTypedText() {
  'use no memo';
  const { open } = useDialogs();
  useEffect(() => {
    let text = '';
    const keep = (event: KeyboardEvent): void => {
      const { key } = event;
      if (key === 'Backspace') text = text.slice(0, -1);
      else if (!key[1] && !event.ctrlKey && !event.metaKey) text += key;
      else if (key !== 'Enter') return;
      // Space and Enter would press the button again.
      event.preventDefault();
      open({ kind: 'search', text });
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [open]);
  return null;
}
