import { expect, waitFor } from 'storybook/test';

export const cellIn = async (canvasElement: HTMLElement, row: number, label: RegExp) => {
  await waitFor(() => expect(canvasElement.querySelector('[role=columnheader]')).not.toBeNull());
  const heads = [...canvasElement.querySelectorAll('[role=columnheader]')];
  const column = heads.findIndex((head) => label.test(head.textContent));
  const cell = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!cell) throw new Error(`There is no cell ${row} ${label}.`);
  return cell;
};

/** What is said below the grid. */
export const told = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() => expect(canvasElement.querySelector('[data-part=notices]')).toHaveTextContent(words));
