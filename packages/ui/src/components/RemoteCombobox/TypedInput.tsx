import type { ComponentProps, KeyboardEvent } from 'react';

interface TypedInputProps extends ComponentProps<'input'> {
  /** Ids of what describes the field: the library puts its own in their place. */
  described: string | undefined;
}

const heightOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().height ?? 0;

/** How many options the list shows at once. */
const rowsOf = (list: Element | null): number =>
  Math.max(1, Math.floor(heightOf(list) / (heightOf(list?.querySelector('[role=option]')) || 1)) - 1);

/** Moves by as many options as the list shows. */
const turnPage = (input: HTMLInputElement, key: 'ArrowDown' | 'ArrowUp'): void => {
  const list = input.ownerDocument.getElementById(input.getAttribute('aria-controls') ?? '');
  for (let row = rowsOf(list); row > 0; row -= 1)
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

/**
 * The input of the field. Three keys differ from the library's: Tab leaves without a choice, and Page Down and Page Up move by one page
 * instead of to the end.
 */
export const TypedInput = ({ described, onKeyDown, ...props }: TypedInputProps) => {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab') return;
    if (event.key !== 'PageDown' && event.key !== 'PageUp') {
      onKeyDown?.(event);
      return;
    }
    if (!props['aria-expanded']) return;
    event.preventDefault();
    turnPage(event.currentTarget, event.key === 'PageDown' ? 'ArrowDown' : 'ArrowUp');
  };
  return <input {...props} aria-describedby={described} onKeyDown={press} />;
};
