import { describe, expect, it } from 'vitest';
import { numberSigns, readUnits } from './number.ts';

const english = numberSigns('en');
const portuguese = numberSigns('pt-BR');

describe('reading units', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['1,234', 1234],
    ['12,345,678', 12345678],
    ['12.00', 12],
    ['1.234', 1234],
    ['1 234', 1234],
    ['2.5', 2],
    ['2,5', 2],
    ['-3', 0],
  ])('reads %s in English as %i', (text, units) => expect(readUnits(text, english)).toBe(units));

  it.each([
    ['1.234', 1234],
    ['1.000', 1000],
    ['12,00', 12],
    ['1,234', 1234],
    ['1.234,00', 1234],
  ])('reads %s in Portuguese as %i', (text, units) => expect(readUnits(text, portuguese)).toBe(units));

  it.each(['', 'abc', '12 pcs', '1.2.3', '####', '--'])('finds no number in "%s" (V-061)', (text) =>
    expect(readUnits(text, english)).toBeNull(),
  );
});
