import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { toShipments, trackingCodes } from './order.ts';

const sent = (id: number, tracking_code: string | null) => ({
  id,
  shipped_on: '2026-11-06',
  tracking_code,
  units: 2,
  lines: [],
});

it('shows every tracking code of an order once', () => {
  const shipments = [sent(1, 'VT-1'), sent(2, null), sent(3, 'VT-2'), sent(4, 'VT-2')];
  expect(trackingCodes({ shipments, tracking_code: 'VT-2' })).toEqual(['VT-1', 'VT-2']);
  expect(trackingCodes({ shipments: undefined, tracking_code: 'VT-0' })).toEqual(['VT-0']);
  expect(trackingCodes({ shipments: [], tracking_code: null })).toEqual([]);
});

it('writes the day of a shipment as the timeline does', () => {
  const [order] = fixtures.orders;
  const shipments = [sent(1, null)];
  expect(toShipments({ ...order, shipments }, 'en', String)[0]?.date).toBe('Nov 6, 2026');
  expect(toShipments({ ...order, shipments }, 'pt-BR', String)[0]?.date).toBe('6 de nov. de 2026');
});
