import { describe, expect, it } from 'vitest';
import { changesIn, pasteInto, stockKey } from './stockDraft.ts';

const stock = {
  sizes: [
    { id: 1, name: 'S' },
    { id: 2, name: 'M' },
  ],
  colours: [
    {
      id: 10,
      name: 'Ink',
      stock: [
        { size_id: 1, quantity: 5 },
        { size_id: 2, quantity: null },
      ],
    },
    {
      id: 20,
      name: 'Sand',
      stock: [
        { size_id: 1, quantity: 0 },
        { size_id: 2, quantity: 3 },
      ],
    },
  ],
};

describe('stock as it is typed', () => {
  it('is sent with what was seen, and an empty field is no limit', () => {
    const draft = new Map([
      [stockKey(10, 1), ''],
      [stockKey(10, 2), '1.200'],
      [stockKey(20, 2), '3'],
    ]);
    expect(changesIn(stock, draft)).toEqual({
      wrong: [],
      changes: [
        { variation_id: 10, size_id: 1, quantity: null, seen: 5 },
        { variation_id: 10, size_id: 2, quantity: 1200, seen: null },
      ],
    });
  });

  it.each(['-3', '2.5', 'many', '1000001'])('names what is no number of units: %s', (text) => {
    const { wrong, changes } = changesIn(stock, new Map([[stockKey(20, 1), text]]));
    expect([wrong[0]?.text, changes]).toEqual([text, []]);
  });

  it('takes a block from a cell on, and counts what found no place', () => {
    const { draft, cut, isBlock } = pasteInto(stock, new Map(), stockKey(10, 2), '7\t8\r\n9\t10\r\n');
    expect([[...draft], cut, isBlock]).toEqual([
      [
        [stockKey(10, 2), '7'],
        [stockKey(20, 2), '9'],
      ],
      2,
      true,
    ]);
    expect(pasteInto(stock, new Map(), stockKey(10, 1), '7').isBlock).toBe(false);
  });
});
