import { useState } from 'react';
import { products, rows, sizes } from './data.ts';

/** What one writes first: a table of inputs over one state, with totals. */
export function PlainGrid() {
  const [units, setUnits] = useState(() => rows.map((row) => row.cells.map((cell) => cell.quantity)));
  const put = (row: number, column: number, value: number) =>
    setUnits(units.map((line, at) => (at === row ? line.map((old, index) => (index === column ? value : old)) : line)));
  return (
    <table>
      <tbody>
        {units.map((line, row) => (
          <tr key={rows[row]?.id}>
            <th>{rows[row]?.label}</th>
            {line.map((value, column) => (
              <td key={sizes[column]?.id}>
                <input
                  aria-label={`${rows[row]?.label} ${sizes[column]?.name}`}
                  inputMode="numeric"
                  value={value}
                  onChange={(event) => put(row, column, Number(event.target.value) || 0)}
                />
              </td>
            ))}
            <td>{line.reduce((sum, value) => sum + value, 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th>Total</th>
          {sizes.map((size, column) => (
            <td key={size.id}>{units.reduce((sum, line) => sum + (line[column] ?? 0), 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** What one writes first: all rows, a filter and a set of ids. */
export function PlainList() {
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = products.filter(({ name, reference }) =>
    `${name} ${reference}`.toLowerCase().includes(search.toLowerCase()),
  );
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <ul>
        {shown.map(({ id, name, reference, image, colours, sizes: run, price }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={selected.has(id)} onChange={() => toggle(id)} />
              <img src={image.src} alt="" width="48" height="64" loading="lazy" />
              {name} {reference} {run} {price?.wholesale} {price?.retailer}
              {colours.map((colour) => (
                <span key={colour.id} title={colour.label} style={{ background: colour.colour }} />
              ))}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
