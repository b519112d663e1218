import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBlock, parseBlock } from './clipboard.ts';

describe('blocks on the clipboard', () => {
  it('reads tabs and line breaks of every system', () => {
    expect(parseBlock('1\t2\r\n3\t4\r5\t6\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('keeps blanks in their place', () => {
    expect(parseBlock('1\t\t3\n\t\t')).toEqual([
      ['1', '', '3'],
      ['', '', ''],
    ]);
  });

  it('reads a quoted cell with line breaks, tabs and doubled marks as one', () => {
    expect(parseBlock('"two\nlines"\t"a ""b"" \tc"\n7\t8')).toEqual([
      ['two\nlines', 'a "b" \tc'],
      ['7', '8'],
    ]);
  });

  it('takes a mark inside a cell as it is', () => {
    expect(parseBlock('5" heel\t2')).toEqual([['5" heel', '2']]);
  });

  it('has nothing for nothing', () => {
    expect(parseBlock('')).toEqual([]);
  });

  it('reads back every rectangle it writes', () => {
    const rectangle = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(fc.nat(), { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      );
    fc.assert(
      fc.property(rectangle, (units) => {
        expect(parseBlock(formatBlock(units))).toEqual(units.map((row) => row.map(String)));
      }),
    );
  });

  it('reads back texts with marks, tabs and line breaks', () => {
    const texts = [
      ['say "hello"', 'two\nlines'],
      ['a\tb', ''],
    ];
    expect(parseBlock(`${formatBlock(texts)}\n`)).toEqual(texts);
  });
});
