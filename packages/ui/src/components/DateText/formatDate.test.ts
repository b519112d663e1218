import { expect, it } from 'vitest';
import { formatDate, formatDays } from './formatDate.ts';

it('writes a calendar date as the same day in every zone', () => {
  expect(formatDate('en', '2027-01-15', 'long', 'Pacific/Honolulu')).toBe('January 15, 2027');
  expect(formatDate('pt-BR', '2027-01-15', 'long', 'Pacific/Auckland')).toBe('15 de janeiro de 2027');
});

it('tells a moment in a zone, with its time where that is asked for', () => {
  expect(formatDate('pt-BR', '2027-01-15T01:30:00Z', 'short', 'America/Sao_Paulo')).toBe('14/01/2027');
  expect(formatDate('en', '2027-01-15T12:30:00Z', 'moment', 'America/Sao_Paulo')).toMatch(/^Jan 15, 2027, 9:30\sAM$/);
});

it('returns text that is no date unchanged', () => {
  expect(formatDate('en', 'soon')).toBe('soon');
});

it('says once what two days share', () => {
  expect(formatDays('en', '2027-01-15', '2027-01-28', 'long')).toMatch(/^January 15\s–\s28, 2027$/);
});

it('returns the end of a span unchanged if it is no date', () => {
  expect(formatDays('en', '2027-01-15', 'soon', 'long')).toBe('January 15, 2027 – soon');
});
