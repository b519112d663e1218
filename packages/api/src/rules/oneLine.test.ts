import { describe, expect, it } from 'vitest';
import { isOneLine, mayHaveLines, toOneLine } from './oneLine.ts';

describe('a text of one line', () => {
  it.each(['A\r\nBcc: x', 'A\nB', 'A\u0000', 'A\u0007', 'A\u0085B', 'A\u2028B', 'moc.\u202eevil', '\u2066A'])(
    'has no line break, control character or mark of direction: %j',
    (text) => {
      expect(isOneLine(text)).toBe(false);
      expect(isOneLine(toOneLine(text))).toBe(true);
    },
  );

  it.each(['', 'Ana Prado', 'Água & Cia. – 25 %', '한국어', 'عربي\u200f', '👩‍👩‍👧', 'a\u00a0b'])(
    'takes %j as it is',
    (text) => {
      expect(isOneLine(text)).toBe(true);
      expect(toOneLine(text)).toBe(text);
    },
  );

  it('is every text of a request but those of named fields, in any language and list', () => {
    for (const place of [['first_name'], ['document', 'title', 'en'], ['tags', 0], ['tags', '0'], ['name', 'pt_BR']])
      expect([place, mayHaveLines(place)]).toEqual([place, false]);
    for (const place of [['message'], ['document'], ['document', 'text', 'pt_BR'], ['details', '0', 'en']])
      expect([place, mayHaveLines(place)]).toEqual([place, true]);
  });
});
