import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

it('writes the code of the currency, so that no dollar is taken for another (K-77)', () => {
  expect(formatMoney('en', { amount: 1240.5, currency: 'USD' })).toBe('USD\u00a01,240.50');
  expect(formatMoney('pt-BR', { amount: 1240.5, currency: 'BRL' })).toBe('BRL\u00a01.240,50');
});

it('writes as many decimals as a currency has, and its symbol where that is asked for', () => {
  expect(formatMoney('en', { amount: 1240, currency: 'JPY' })).toBe('JPY\u00a01,240');
  expect(formatMoney('pt-BR', { amount: 1240.5, currency: 'BRL', currencyAs: 'symbol' })).toBe('R$\u00a01.240,50');
});
