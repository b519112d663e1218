import type { CallData, contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { toAdjustedRows, unitsAfter } from './importing.ts';

type Draft = CallData<typeof contract.drafts.preImport>['purchase_order_drafts'][number];

it('A cart that a sheet replaces is said to hold the quantities that were kept in a conflict (A-094, S-096)', () => {
  const conflict = (size_id: number, in_cart: number, in_sheet: number) => ({
    variation_id: 7,
    size_id,
    name: 'Linen shirt',
    reference_code: 'CM-1',
    variation: 'White',
    size: 'S',
    exported: 4,
    in_cart,
    in_sheet,
  });
  const draft = { units: 9, conflicts: [conflict(1, 7, 3), conflict(2, 1, 6)] } as Draft;
  const preview = { purchase_order_drafts: [draft] } as CallData<typeof contract.drafts.preImport>;
  expect(unitsAfter(preview, {})).toBe(9);
  expect(unitsAfter(preview, { '7:1': 'cart', '7:2': 'sheet' })).toBe(13);
});

it('A quantity that stock cuts is named with what is missing, asked for and there', () => {
  const reduced = [{ row: 6, product: 'CM-1', variation: 'White', size: '38', quantity: '9', available: 3 }];
  const preview = { purchase_order_drafts: [{ reduced, repeated: [] }] };
  const say = (id: string, values: object) => `${id} ${JSON.stringify(values)}`;
  const [row] = toAdjustedRows(preview as unknown as CallData<typeof contract.drafts.preImport>, say);
  expect(row).toMatchObject({
    row: 6,
    detail: 'White, 38',
    quantity: '9',
    reason: 'import.reduced {"missing":6,"wanted":9,"available":3}',
  });
});
