import { useEffect } from 'react';

/** What is typed into has its own steps back. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search', 'url', 'email', 'number'].includes(target.type)));

const stepOf = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' && event.ctrlKey && !event.shiftKey) return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
};

/** Ctrl or ⌘ with Z goes a step back, with Shift forward, from every place but a text field. */
export const useShortcuts = (onStep: (step: 'undo' | 'redo') => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      onStep(step);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onStep]);
};
