import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDays, formatDueDate, formatMoney, formatShortMoment } from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const local = (hour: number) => new Date(2026, 10, 5, hour, 7).toISOString();

describe('money', () => {
  it('has two decimals and the code in place of the symbol (K-77, K-78)', () => {
    expect(plain(formatMoney('price', 'en', { amount: 1234.5, currency: 'USD' }))).toBe('USD 1,234.50');
    expect(plain(formatMoney('price', 'pt-BR', { amount: 1234.5, currency: 'BRL' }))).toBe('BRL 1.234,50');
  });
  it('groups order totals the Indian way and payments the American way (K-79, K-80, D-028)', () => {
    const amount = { amount: 1234567.8, currency: 'USD' };
    expect(plain(formatMoney('orderTotal', 'en', amount))).toBe('USD 12,34,567.80');
    expect(plain(formatMoney('payment', 'en', amount))).toBe('USD 1,234,567.80');
  });
});

describe('dates', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are those of the viewer’s time zone, whatever the offset of the moment (D-112)', () => {
    const moments = ['2026-11-05T02:30:00Z', '2026-11-05T03:30:00+01:00'];
    for (const [zone, day, moment] of [
      ['America/Sao_Paulo', '11/04/2026', '11/04 11:30 PM'],
      ['Asia/Tokyo', '11/05/2026', '11/05 11:30 AM'],
    ] as const) {
      vi.stubEnv('TZ', zone);
      expect(moments.map((each) => formatDate('en', each))).toEqual([day, day]);
      expect(moments.map((each) => formatShortMoment('en', each))).toEqual([moment, moment]);
    }
  });

  it('are month first in English (K-26, K-27)', () => {
    expect(formatDate('en', local(9))).toBe('11/05/2026');
    expect(formatShortMoment('en', local(9))).toBe('11/05 09:07 AM');
    expect(formatShortMoment('en', local(0))).toBe('11/05 12:07 AM');
    expect(formatShortMoment('en', local(15))).toBe('11/05 03:07 PM');
  });
  it('are day first with 24 hours elsewhere (K-28, K-29)', () => {
    expect(formatDate('pt-BR', local(15))).toBe('05/11/2026');
    expect(formatShortMoment('pt-BR', local(15))).toBe('05/11 15:07');
  });
  it('of a window leave out what both days share, between plain spaces', () => {
    expect(formatDays('en', '2027-02-01', '2027-04-01')).toBe('Feb 1 – Apr 1, 2027');
    expect(formatDays('en', '2026-12-28', '2027-04-01')).toBe('Dec 28, 2026 – Apr 1, 2027');
    expect(formatDays('pt-BR', '2027-02-01', '2027-04-01')).toBe('1 de fev. – 1 de abr. de 2027');
    expect(formatDays('en', '2027-02-01', '2027-02-01')).toBe('Feb 1, 2027');
  });
  it('of payments name the month (K-81, D-027)', () => {
    expect(formatDueDate('en', '2026-03-04')).toBe('Mar. 04, 2026');
    expect(formatDueDate('pt-BR', '2026-03-04')).toBe('4 de mar. de 2026');
  });
});
