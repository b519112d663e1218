import { contract } from '@vitrine/api';
import type { SheetReport } from '@vitrine/api/client';
import { mockCall } from '@vitrine/api/testing';

export const summary = { lines: 3, new_products: 1, changed_products: 1, new_colours: 2, prices: 2, stock: 4 };
export const dress = { reference: 'CM-R27-101', colour: null };
const changes = [
  { ...dress, colour: 'Terracotta', field: 'Stock S', before: '100', after: '80' },
  { ...dress, colour: 'Terracotta', field: 'Stock M', before: 'not limited', after: '1,250' },
  { ...dress, field: 'Colour', before: '', after: 'Ink' },
  { ...dress, field: 'Wholesale USD', before: 'USD 10.00', after: 'USD 11.50' },
  {
    ...dress,
    field: 'Description (English)',
    before: 'A linen dress.',
    after:
      'A long dress in washed European linen, with a square neck, wide straps that tie and pockets in both side seams.',
  },
];
export const right = {
  applied: false,
  summary,
  units: { said: 1980, taken: 1330, same: 650 },
  notes: [],
  remembers_download: true,
  mostly_unknown: false,
  changes,
  change_count: changes.length,
  errors: [],
  error_count: 0,
  layout: null,
  sheets: [],
  sheet: null,
  stays: 0,
  undo: null,
} satisfies SheetReport;
const head = { row: 1, cells: ['Reference', 'Product', 'Colour', 'Stock S', 'Stock M'] };
/** Two sheets that may be the catalogue. */
export const sheets = [
  { name: 'Summer', rows: [head, { row: 2, cells: ['LU-2400', 'Linen dress', 'Ink', '40', '60'] }] },
  { name: 'Winter', rows: [head, { row: 2, cells: ['LU-2500', 'Wool coat', 'Vermilion', '20', '35'] }] },
];
const done = {
  id: 1,
  kind: 'catalogue-import',
  status: 'done' as const,
  progress: 1,
  problem: null,
  file: null,
  created_at: '2026-11-21T09:00:00-03:00',
  finished_at: '2026-11-21T09:00:04-03:00',
};
export const follow = (report: SheetReport) =>
  mockCall(contract.jobs.follow, { status: 200, data: [{ event: 'job', data: { ...done, data: { ...report } } }] });
