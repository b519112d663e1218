import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import en from '../../locales/en/shared/app.json' with { type: 'json' };
import pt from '../../locales/pt-BR/shared/app.json' with { type: 'json' };
import { createShippingWriter } from './shipping.ts';

it('A product says when it ships in the words of the reader, and beside the window of its collection only what that leaves open', () => {
  const english = createShippingWriter(createIntl({ locale: 'en', messages: en }), 'en');
  const portuguese = createShippingWriter(createIntl({ locale: 'pt-BR', messages: pt }), 'pt-BR');
  const soon = { ship_msg: null, order_delivery_days: 45 };
  const later = { ship_msg: 'First drop', order_delivery_days: 45, production_window_end: '2027-03-31' };
  expect([english.all(soon), english.inWindow(soon)]).toEqual(['Ships within 45 days', 'Ships within 45 days']);
  expect(portuguese.all({ order_delivery_days: 0 })).toBe('Envio imediato');
  expect([english.all(later), english.inWindow(later)]).toEqual([
    'First drop · Delivery until Mar 31, 2027',
    'First drop',
  ]);
});
