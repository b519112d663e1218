/** Written out on every part, for a browser takes the parts of a table that is laid out as blocks for mere boxes. */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
