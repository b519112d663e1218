import { describe, expect, it } from 'vitest';
import { countriesIn, isSought } from './countries.ts';
import { fromValue, toValue, typed } from './number.ts';

const brazil = { country: 'BR', national: '' } as const;

describe('telephone numbers', () => {
  it('spaces what is typed as the country writes it (V-079)', () => {
    expect(typed('11912345678', brazil, true).national).toBe('(11) 91234-5678');
  });

  it('moves nothing while something is deleted or put in the middle', () => {
    const before = { country: 'BR', national: '(11) 91234' } as const;
    expect(typed('(11) 9123', before, true).national).toBe('(11) 9123');
    expect(typed('(11) 991234', before, false).national).toBe('(11) 991234');
  });

  it('takes the country from a pasted number with its dial code', () => {
    expect(typed('+351 912 345 678', brazil, true)).toEqual({ country: 'PT', national: '912 345 678' });
  });

  it('keeps the dial code with the number, and nothing for no digits (D-090)', () => {
    expect(toValue({ country: 'BR', national: '(11) 91234-5678' })).toBe('+55 (11) 91234-5678');
    expect(toValue(brazil)).toBe('');
  });

  it('reads back what it wrote', () => {
    const phone = { country: 'BR', national: '(11) 91234-5678' } as const;
    expect(fromValue(toValue(phone), 'US')).toEqual(phone);
  });

  it('keeps a number whose dial code no country has as it was written', () => {
    for (const number of ['+999 555 1001', '+1 555 1001']) {
      expect(toValue(typed(number, brazil, true))).toBe(number);
      expect(toValue(fromValue(number, 'BR'))).toBe(number);
    }
  });

  it('leaves alone what it cannot read', () => {
    expect(fromValue('ask for Ana', 'BR')).toEqual({ country: 'BR', national: 'ask for Ana' });
  });

  it('names countries in the current language, by code where no flags are drawn', () => {
    const nameOf = (locale: string) => countriesIn(locale).find(({ code }) => code === 'BR');
    expect(nameOf('en')).toMatchObject({ name: 'Brazil', dial: '+55', flag: 'BR' });
    expect(nameOf('pt-BR')?.name).toBe('Brasil');
  });

  it('finds a country by part of its name, accents or not, and by the beginning of its dial code', () => {
    const found = (written: string) =>
      ['São Tomé +239', 'Portugal +351', 'Peru +51'].filter((of) => isSought(of, written));
    expect(found('sao to')).toEqual(['São Tomé +239']);
    expect(found('p')).toEqual(['Portugal +351', 'Peru +51']);
    expect([found('+351'), found('351'), found('+3 5')]).toEqual([
      ['Portugal +351'],
      ['Portugal +351'],
      ['Portugal +351'],
    ]);
    expect([found('51'), found('99'), found('')]).toEqual([
      ['Peru +51'],
      [],
      ['São Tomé +239', 'Portugal +351', 'Peru +51'],
    ]);
  });
});
