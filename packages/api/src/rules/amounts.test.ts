import { describe, expect, it } from 'vitest';
import { readAmount } from './amounts.ts';

const en = { locale: 'en', currency: 'USD' } as const;
const pt = { locale: 'pt-BR', currency: 'BRL' } as const;

describe('amounts as people type them', () => {
  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['0.07', 7],
    ['1,500', 150_000],
    ['1,500.00', 150_000],
    ['1,234,567.89', 123_456_789],
    ['$1,500.00', 150_000],
    ['USD 1,500.00', 150_000],
    ['usd1500', 150_000],
    ['1,500.00 USD', 150_000],
    [' 1 500.00 ', 150_000],
    ['250,50', 25_050],
    ['1.500,00', 150_000],
  ])('reads %s in English', (typed, cents) => expect(readAmount(typed, en)).toBe(cents));

  it.each([
    ['1.500', 150_000],
    ['1.500,00', 150_000],
    ['1.234.567,89', 123_456_789],
    ['R$ 1.500,00', 150_000],
    ['R$\u00A01.500,00', 150_000],
    ['BRL 1500,5', 150_050],
    ['45.50', 4550],
    ['1,500.00', 150_000],
  ])('reads %s in Portuguese', (typed, cents) => expect(readAmount(typed, pt)).toBe(cents));

  it('takes the decimals that the currency has: none of the yen, and two of the dinar, as all prices (K-77)', () => {
    const amounts = ['1500', '1,500.00', '1500.5'].map((typed) => readAmount(typed, { locale: 'en', currency: 'JPY' }));
    expect(amounts).toEqual([150_000, 150_000, undefined]);
    expect(readAmount('1.25', { locale: 'en', currency: 'KWD' })).toBe(125);
  });

  it('refuses a text that could mean two amounts', () => {
    expect(readAmount('1.500', en)).toBeUndefined();
    expect(readAmount('1,500', pt)).toBeUndefined();
  });

  it.each([
    '',
    'abc',
    '-5',
    '12,',
    '1,50,000',
    '15,00.00',
    '1,500,00',
    '1.500.0',
    '1,5000',
    '0,500',
    '1e3',
    '€5',
    'R$ 5',
    '1234567890123',
  ])('refuses %s rather than guess', (typed) => expect(readAmount(typed, en)).toBeUndefined());

  it('takes no sign where the currency is not known', () => {
    expect(readAmount('1,500.00', { locale: 'en' })).toBe(150_000);
    expect(readAmount('$1,500.00', { locale: 'en' })).toBeUndefined();
  });
});
