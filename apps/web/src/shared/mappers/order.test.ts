import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { createIntl } from 'react-intl';
import en from '../../locales/en/shared/app.json' with { type: 'json' };
import pt from '../../locales/pt-BR/shared/app.json' with { type: 'json' };
import { createShippingWriter } from './shipping.ts';
import { toOrderProducts, toShipments, trackingCodes } from './order.ts';

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
  expect(toShipments({ lines: order?.lines ?? [], shipments }, 'en', String)[0]?.date).toBe('Nov 6, 2026');
  expect(toShipments({ lines: order?.lines ?? [], shipments }, 'pt-BR', String)[0]?.date).toBe('6 de nov. de 2026');
});

it('writes the delivery window of a product in the notation of the reader, and none for an older order', () => {
  const lines = fixtures.orders[0]?.lines ?? [];
  const deliveryOf = (given: typeof lines, locale: 'en' | 'pt-BR') => {
    const intl = createIntl({ locale, messages: locale === 'en' ? en : pt });
    const shipping = createShippingWriter(intl, locale);
    return toOrderProducts({ currency: 'USD', lines: given }, { locale, shipping })[0]?.delivery;
  };
  expect(deliveryOf(lines, 'en')).toBe('Delivery: Feb 1 – Mar 15, 2027');
  expect(deliveryOf(lines, 'pt-BR')).toBe('Entrega: 1 de fev. – 15 de mar. de 2027');
  const older = lines.map((line) => ({
    ...line,
    production_window_start: null,
    production_window_end: undefined,
  }));
  expect(deliveryOf(older, 'en')).toBeUndefined();
});
