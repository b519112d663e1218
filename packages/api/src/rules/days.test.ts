import { expect, it } from 'vitest';
import { dayIn, isTimeZone, listTimeZones } from './days.ts';

it.each([
  ['America/Sao_Paulo', '2026-12-01T02:59:59Z', '2026-11-30'],
  ['America/Sao_Paulo', '2026-12-01T03:00:00Z', '2026-12-01'],
  ['Asia/Tokyo', '2026-11-30T14:59:59Z', '2026-11-30'],
  ['Asia/Tokyo', '2026-11-30T15:00:00Z', '2026-12-01'],
  ['UTC', '2026-11-30T23:59:59Z', '2026-11-30'],
])('In %s, %s is on %s', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

it('A time zone is a name that Intl knows', () => {
  expect(['America/Sao_Paulo', 'UTC', 'Europe/Lisbon'].filter(isTimeZone)).toHaveLength(3);
  expect(['', '+03:00', 'Sao Paulo', 'Mars/Olympus', "UTC'"].filter(isTimeZone)).toEqual([]);
  expect(listTimeZones().filter((zone) => !isTimeZone(zone))).toEqual([]);
});
