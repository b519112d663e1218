import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useInBrowser } from '../hooks/useInBrowser.ts';

interface QuantityField {
  /** Whole units, 0 or more. */
  value: number;
  /** How the value is written while nobody types. */
  format: (units: number) => string;
  /** Called at each key with the text so far. */
  onType?: (event: { text: string }) => void;
  /** Called with what was typed when the field is left. Returns false if that raises a question, so that `onEnd` waits. */
  onKeep: (event: { text: string }) => boolean;
  /** Called when Escape discards what was typed. */
  onDiscard?: () => void;
  /** Focuses the field after or before this one. Returns false if there is none. */
  onMove?: (event: { field: HTMLInputElement; by: 1 | -1 }) => boolean;
  /** Arrow keys move too. Without it they move the caret. */
  arrows?: boolean;
  /** Called by Enter where no field follows. */
  onEnd?: () => void;
  /** A field follows, so that a phone’s keyboard offers “next”. */
  hasNext: boolean;
}

const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, arrows: boolean): 1 | -1 | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  return arrows && !shiftKey ? arrowSteps[key] : undefined;
};

/**
 * The behaviour of every field for units of goods, as properties of an input. The figure is selected on focus and after each change, so that
 * the next digit replaces it. Enter goes on to the next size. No key and no wheel steps the number: a number field would, unseen.
 */
export function useQuantityField(options: QuantityField) {
  const { value, format, onType, onKeep, onDiscard, onMove, arrows = false, onEnd, hasNext } = options;
  const inBrowser = useInBrowser();
  const [draft, setDraft] = useState<string | null>(null);
  const ref = useRef<HTMLInputElement>(null);
  const shown = draft ?? format(value);
  const isTyping = draft !== null;
  useLayoutEffect(() => {
    const input = ref.current;
    if (!isTyping && input?.ownerDocument.activeElement === input) input?.select();
  }, [shown, isTyping]);

  const keep = (): boolean => {
    if (draft === null) return true;
    setDraft(null);
    return onKeep({ text: draft });
  };
  const discard = (event: KeyboardEvent): void => {
    if (draft === null) return;
    // What holds the field would close by the same key.
    event.preventDefault();
    event.stopPropagation();
    setDraft(null);
    onDiscard?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') return discard(event);
    const by = stepOf(event, arrows);
    if (by === undefined) return;
    event.preventDefault();
    // Leaving the field keeps the figure.
    if (onMove?.({ field: event.currentTarget, by })) return;
    if (keep() && event.key === 'Enter' && by === 1) onEnd?.();
  };
  return {
    ref,
    inputMode: 'numeric',
    enterKeyHint: hasNext ? 'next' : 'done',
    autoComplete: 'off',
    value: shown,
    // Nothing answers yet: what is typed would be lost.
    readOnly: !inBrowser,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setDraft(currentTarget.value);
      onType?.({ text: currentTarget.value });
    },
    onKeyDown,
    onBlur: () => void keep(),
  } as const;
}
