import { expect, waitFor } from 'storybook/test';

export const cellAt = async (canvasElement: HTMLElement, row: number, column: number) => {
  const find = () => canvasElement.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  await waitFor(() => expect(find()).not.toBeNull());
  const cell = find();
  if (!cell) throw new Error(`There is no cell ${row}, ${column}.`);
  return cell;
};
