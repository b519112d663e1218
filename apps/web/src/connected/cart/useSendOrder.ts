import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallData, type VitrineContract } from '@vitrine/api/client';
import type { OrderingError } from '@vitrine/api/rules';
import { useRef } from 'react';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { orderKeys } from '../../queries/orders.ts';
import { useServices, type Services } from '../../queries/services.ts';

type Sent = Extract<CallData<VitrineContract['cart']['finalize']>, { order: unknown }>;

const CALLS = 2;
const CONFLICT = 409;

/**
 * Validates, then creates: the same call twice, as the API wants it (D-006). The key makes a repetition after a lost
 * connection give the same order again.
 */
const finalize = async ({ client }: Services, cart: Cart, message: string, idempotencyKey: string): Promise<Sent> => {
  for (let call = 1; call <= CALLS; call += 1) {
    const answer = await client.cart.finalize({
      params: { cartId: cart.id },
      body: { message, version: cart.version },
      idempotencyKey,
    });
    if (answer.status === 201) return answer.data;
  }
  throw new Error('The server validated the order and did not take it.');
};

/** True when a refused cart is closed: it was sent already, from another tab or device. */
const isSent = async ({ client }: Services, cartId: number, error: unknown): Promise<boolean> => {
  if (!(error instanceof ApiError) || error.status !== CONFLICT) return false;
  const { results } = (await client.cart.list({ query: { cart: cartId } })).data;
  return results.some(({ id, status }) => id === cartId && status === 'c');
};

/** What a refused order says: one sentence, and the reasons by collection, product or brand (D-084). */
export interface Refusal {
  message: string;
  errors: OrderingError[];
}

const refusalOf = (error: unknown): Refusal | null => {
  if (!(error instanceof ApiError)) return null;
  const { errors } = (error.body ?? {}) as { errors?: unknown };
  return { message: error.message, errors: Array.isArray(errors) ? (errors as OrderingError[]) : [] };
};

/** Sends a cart as a pre-order (S-083…S-087). */
export const useSendOrder = (cart: Cart, { onSent }: { onSent: () => void }) => {
  const services = useServices();
  const queryClient = useQueryClient();
  const key = useRef(`cart-${cart.id}-${crypto.randomUUID()}`);
  const send = useMutation({
    mutationFn: async ({ message }: { message: string }): Promise<Sent | 'already'> => {
      try {
        return await finalize(services, cart, message, key.current);
      } catch (error) {
        if (await isSent(services, cart.id, error)) return 'already';
        throw error;
      }
    },
    onSuccess: onSent,
    // Sent or refused, the cart may have changed: it is read again.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: cartKeys.all }),
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
      ]),
  });
  return {
    send: (message: string) => send.mutate({ message }),
    busy: send.isPending,
    sent: send.data === 'already' ? null : (send.data ?? null),
    /** It had been sent before; the cart now names its order. */
    isSentBefore: send.data === 'already',
    refusal: refusalOf(send.error),
    isOffline: send.error !== null && !(send.error instanceof ApiError),
    /** Changes with each attempt. */
    attempt: send.submittedAt,
  };
};
