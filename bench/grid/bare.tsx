import type { KeyboardEvent } from 'react';
import { rows, sizes } from './data.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const move = (event: KeyboardEvent<HTMLTableElement>): void => {
  const [down, on] = steps[event.key] ?? [0, 0];
  const { row, column } = (event.target as HTMLElement).dataset;
  const next = `[data-row="${Number(row) + down}"][data-column="${Number(column) + on}"]`;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(next)?.focus();
};

/** What no grid goes below: cells that the focus moves between, and nothing drawn anew by a program. */
export const BareGrid = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid, as far as the focus goes
  <table role="grid" onKeyDown={move}>
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
