import type { KeyboardEvent } from 'react';
import { products, rows, sizes } from './data.ts';

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

/** What no grid goes below: cells that the focus moves between, and nothing else. */
export const BareCells = () => (
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

/** What the browser itself asks for a table of inputs that nobody listens to. */
export const BareGrid = () => (
  <table>
    <tbody>
      {rows.map(({ id, label, cells }) => (
        <tr key={id}>
          <th>{label}</th>
          {cells.map(({ quantity }, column) => (
            <td key={sizes[column]?.id}>
              <input aria-label={`${label} ${sizes[column]?.name}`} inputMode="numeric" defaultValue={quantity} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same of 500 products, each with a box to tick, and of a field that finds nothing. */
export const BareList = () => (
  <>
    <input type="search" aria-label="Search" />
    <table>
      <tbody>
        {products.map(({ id, name, reference, sizes: run, price }) => (
          <tr key={id}>
            <td>
              <input type="checkbox" aria-label={name} />
            </td>
            <td>{name}</td>
            <td>{reference}</td>
            <td>{run}</td>
            <td>{price?.wholesale}</td>
            <td>{price?.retailer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
