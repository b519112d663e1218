import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallData, type VitrineContract } from '@vitrine/api/client';
import type { OrderingError } from '@vitrine/api/rules';
import { useRef, useState } from 'react';
import { cartKeys, type Cart } from '../../../shared/queries/cart.ts';
import { orderKeys } from '../../../shared/queries/orders.ts';
import { useServices, type Services } from '../../../shared/queries/services.ts';
import { forgetChangesOf } from './removals.ts';

type Sent = Extract<CallData<VitrineContract['cart']['finalize']>, { order: unknown }>;

const CALLS = 2;
const CONFLICT = 409;

/**
 * Creates the order. Content that the server has not validated yet is validated by the first call and created by the second (D-006).
 * The key makes a repetition after a lost connection give the same order again.
 */
const create = async ({ client }: Services, cart: Cart, message: string, idempotencyKey: string): Promise<Sent> => {
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

/** Does `work`, or says that the cart was sent before. */
const unlessSent = async <T>(services: Services, cartId: number, work: () => Promise<T>): Promise<T | 'already'> => {
  try {
    return await work();
  } catch (error) {
    if (await isSent(services, cartId, error)) return 'already';
    throw error;
  }
};

/** What a refused order says: one sentence, and the reasons by collection, product or brand (D-084). */
export interface Refusal {
  message: string;
  errors: OrderingError[];
  /** The cart had no units when it was checked. */
  wasEmpty: boolean;
}

const refusalOf = (error: unknown, wasEmpty: boolean): Refusal | null => {
  if (!(error instanceof ApiError)) return null;
  const { errors } = (error.body ?? {}) as { errors?: unknown };
  return { message: error.message, errors: Array.isArray(errors) ? (errors as OrderingError[]) : [], wasEmpty };
};

/** Sent, refused or found fine, the cart may have changed: it is read again. */
const useReadAgain = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: cartKeys.all }),
      queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    ]);
};

/** Asks the server whether the cart can be ordered as it is (D-006). */
const useCheck = (cart: Cart, onFine: () => void) => {
  const services = useServices();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () =>
      unlessSent(services, cart.id, async () => {
        const body = { precognitive: true, version: cart.version };
        const { status } = await services.client.cart.finalize({ params: { cartId: cart.id }, body });
        return status === 201 ? ('already' as const) : ('fine' as const);
      }),
    onSuccess: (outcome) => {
      if (outcome === 'fine') return onFine();
      return readAgain();
    },
    onError: readAgain,
  });
};

/** Validates a cart, shows it to be confirmed, then sends it as a pre-order (S-083, S-084, S-085, S-086, S-087). */
export const useSendOrder = (cart: Cart, { onSent }: { onSent: () => void }) => {
  const services = useServices();
  const readAgain = useReadAgain();
  const key = useRef(`cart-${cart.id}-${crypto.randomUUID()}`);
  const [isReviewing, setReviewing] = useState(false);
  const [wasEmpty, setWasEmpty] = useState(false);
  const send = useMutation({
    mutationFn: ({ message }: { message: string }) =>
      unlessSent(services, cart.id, () => create(services, cart, message, key.current)),
    onSuccess: () => {
      forgetChangesOf(services, cart.id);
      setReviewing(false);
      onSent();
    },
    // What the server refuses is explained at the lines of the cart; without a connection one can confirm again.
    onError: (error) => setReviewing(!(error instanceof ApiError)),
    onSettled: readAgain,
  });
  const check = useCheck(cart, () => setReviewing(true));
  const error = send.error ?? check.error;
  const isSentBefore = send.data === 'already' || check.data === 'already';
  return {
    /** `isEmpty`: the cart on the screen has no units. */
    check: ({ isEmpty }: { isEmpty: boolean }) => {
      setWasEmpty(isEmpty);
      send.reset();
      check.mutate();
    },
    checking: check.isPending,
    isReviewing,
    closeReview: () => setReviewing(false),
    send: (message: string) => send.mutate({ message }),
    sending: send.isPending,
    sent: send.data === 'already' ? null : (send.data ?? null),
    /** It had been sent before; the cart now names its order. */
    isSentBefore,
    refusal: refusalOf(error, wasEmpty),
    isOffline: error !== null && !(error instanceof ApiError),
    /** Changes with each attempt. */
    attempt: Math.max(send.submittedAt, check.submittedAt),
  };
};
