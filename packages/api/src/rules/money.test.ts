import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords, centsOfNumber, fromCents, sumCents, timesUnits, toCents } from './money.ts';

describe('money', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.5000', 1250],
    ['-0.07', -7],
    [' 0.10 ', 10],
    [19.99, 1999],
    [0, 0],
    [-0.001, 0],
  ])('reads %s as %i cents (K-77)', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it.each(['', '1,50', '1.505', 'abc', '1e3', '--1', Number.NaN, Number.POSITIVE_INFINITY, 1e21, '99999999999999999'])(
    'refuses %s rather than guess',
    (amount) => {
      expect(() => toCents(amount)).toThrow(RangeError);
    },
  );

  it.each([
    [1.005, 101],
    [1.0049, 100],
    [0.125, 13],
    [9_999_999.995, 1_000_000_000],
    [8.1 * 3, 2430],
    [1e-20, 0],
    [0, 0],
  ])('takes the number %s of a spreadsheet as %i cents, half a cent up', (amount, cents) => {
    expect(centsOfNumber(amount)).toBe(cents);
  });

  it('comes back from the wire exactly (K-77)', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => toCents(fromCents(cents)) === cents));
  });

  it('adds without the error of fractions', () => {
    expect(sumCents([toCents(0.1), toCents(0.2)])).toBe(toCents(0.3));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 50 }), (amounts) => {
        expect(sumCents(amounts)).toBe(Number(amounts.reduce((total, cents) => total + BigInt(cents), 0n)));
      }),
    );
  });

  it('multiplies by units, and stops before a total stops being exact', () => {
    expect(timesUnits(1999, 36)).toBe(71_964);
    expect(() => timesUnits(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  it('is said in dollars, or with the code of another currency (D-125)', () => {
    expect(amountInWords(125_000, 'USD')).toBe('$1,250.00');
    expect(amountInWords(990, 'EUR')).toBe('EUR 9.90');
    expect(amountInWords(150_000, 'JPY')).toBe('JPY 1,500');
  });

  it('is written with the separators of the reader’s language', () => {
    expect(amountInWords(125_050, 'USD', 'pt_BR')).toBe('USD 1.250,50');
    expect(amountInWords(12_500_000, 'BRL', 'pt_BR')).toBe('BRL 125.000,00');
  });
});
