import { useState } from 'react';
import type { BrowserStorage } from '../../../shared/config/storage.ts';
import { useServices } from '../../../shared/queries/services.ts';

const read = (storage: BrowserStorage): Readonly<Record<string, string>> => storage.getJson('cartMessages') ?? {};

/** Keeps what is written to the brand of a cart, until the cart is sent or the user signs out; an empty message keeps nothing. */
const keepCartMessage = (storage: BrowserStorage, cartId: number, message: string): void => {
  const { [cartId]: _former, ...others } = read(storage);
  const next = message === '' ? others : { ...others, [cartId]: message };
  storage.setJson('cartMessages', Object.keys(next).length === 0 ? null : next);
};

/** Brings back the message of an order that was taken back; what was written to the brand meanwhile stays. */
export const returnCartMessage = (storage: BrowserStorage, cartId: number, message: string): void => {
  if (!read(storage)[cartId]) keepCartMessage(storage, cartId, message);
};

/** The message to the brand of a cart. It survives another cart, another page and a reload. */
export const useCartMessage = (cartId: number) => {
  const { storage } = useServices();
  const [message, setMessage] = useState(() => read(storage)[cartId] ?? '');
  return {
    message,
    onMessage: ({ message: next }: { message: string }): void => {
      setMessage(next);
      keepCartMessage(storage, cartId, next);
    },
    forget: (): void => keepCartMessage(storage, cartId, ''),
  };
};
