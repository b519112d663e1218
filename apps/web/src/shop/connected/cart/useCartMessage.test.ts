import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../shared/config/storage.ts';
import { returnCartMessage } from './useCartMessage.ts';

it('The message of an order that was taken back never replaces one that was written meanwhile (S-105)', () => {
  const storage = createMemoryStorage();
  returnCartMessage(storage, 7, 'Pack by colour.');
  returnCartMessage(storage, 7, '');
  returnCartMessage(storage, 7, 'Another.');
  expect(storage.getJson('cartMessages')).toEqual({ 7: 'Pack by colour.' });
});
