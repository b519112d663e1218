import type { KeyboardEvent } from 'react';
import { rows, sizes } from './data.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** An input where there was none, with the focus in it; Enter takes it away and moves on. No program draws anything else. */
const write = (event: KeyboardEvent<HTMLTableElement>): void => {
  const target = event.target as HTMLElement;
  const input = event.currentTarget.ownerDocument.createElement('input');
  input.value = event.key;
  event.preventDefault();
  target.replaceChildren(input);
  input.focus();
};

const keep = (event: KeyboardEvent<HTMLTableElement>, input: HTMLInputElement): void => {
  const cell = input.closest('td');
  const [row, column] = [Number(cell?.dataset['row']), cell?.dataset['column']];
  cell?.replaceChildren(input.value);
  event.currentTarget.querySelector<HTMLElement>(`[data-row="${row + 1}"][data-column="${column}"]`)?.focus();
};

const answer = (event: KeyboardEvent<HTMLTableElement>): void => {
  if (event.target instanceof HTMLInputElement) {
    if (event.key === 'Enter') keep(event, event.target);
  } else if (/^\d$/.test(event.key)) write(event);
  else move(event);
};

const move = (event: KeyboardEvent<HTMLTableElement>): void => {
  const [down, on] = steps[event.key] ?? [0, 0];
  const { row, column } = (event.target as HTMLElement).dataset;
  const next = `[data-row="${Number(row) + down}"][data-column="${Number(column) + on}"]`;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(next)?.focus();
};

/** What no grid goes below: cells that the focus moves between, or that take an input, and nothing else. */
export const BareGrid = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid, as far as the focus goes
  <table role="grid" onKeyDown={answer}>
    <tbody>
      {rows.map(({ id, label, cells }, row) => (
        <tr key={id}>
          <th>{label}</th>
          {cells.map(({ quantity }, column) => (
            <td key={sizes[column]?.id} tabIndex={-1} data-row={row} data-column={column}>
              {quantity}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
