import { expect, it } from 'vitest';
import { toUnitGrids, type UnitLine } from './orderUnits.ts';

const size = (size_id: number, name: string, shipped: number) => ({ size_id, name, ordered: 5, shipped });
const line = (variation_id: number, shipped: readonly number[]): UnitLine => ({
  variation_id,
  name: 'Boot',
  reference_code: 'HAL-1',
  variation: `Colour ${variation_id}`,
  color: '#000000',
  extra_color: null,
  sizes: shipped.map((units, place) => size(36 + place, String(36 + place), units)),
});
const left = {
  startOf: ({ ordered, shipped }: { ordered: number; shipped: number }) => ordered - shipped,
  mostOf: ({ ordered, shipped }: { ordered: number; shipped: number }) => ordered - shipped,
};

it('keeps the order of sizes, and each cell its id, after a part was sent (D-048)', () => {
  const [before] = toUnitGrids([line(1, [0, 0, 0, 0]), line(2, [0, 0, 0, 0])], new Map(), left);
  const [after] = toUnitGrids([line(1, [5, 5, 0, 0]), line(2, [0, 0, 0, 5])], new Map(), left);
  expect(after?.sizes.map(({ name }) => name)).toEqual(['36', '37', '38', '39']);
  const idsOf = (grid: typeof before, row: number) =>
    new Map(grid?.rows[row]?.cells.map(({ sizeId, itemId }) => [sizeId, itemId]));
  expect(idsOf(after, 0)).toEqual(new Map([...idsOf(before, 0)].filter(([id]) => id >= 38)));
  expect(idsOf(after, 1)).toEqual(new Map([...idsOf(before, 1)].filter(([id]) => id <= 38)));
});

it('leaves out sizes and colours that have no units left (D-048)', () => {
  const [grid] = toUnitGrids([line(1, [5, 5, 5, 5]), line(2, [5, 0, 5, 5])], new Map(), left);
  expect(grid?.sizes).toEqual([{ id: 37, name: '37' }]);
  expect(grid?.rows.map(({ id }) => id)).toEqual([2]);
});
