import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { mergeUnits, type toSizeUnits, type UnitsBySize } from '../../mappers/sizeUnits.ts';
import { cartKeys } from '../../../shared/queries/cart.ts';
import { useServices, type Services } from '../../../shared/queries/services.ts';
import { track } from '../../../shared/connected/tracking/track.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useCartNotice } from '../../../shared/connected/cart/cartNotice.tsx';

interface Wish {
  variations: number[];
  pricelist: number;
  /** Units of each size; none if absent. */
  quantity?: number;
  /** Units of single sizes. */
  sizes?: ReturnType<typeof toSizeUnits>;
}

const CONFLICT = 409;
/** The server takes no more variations at once. */
const AT_ONCE = 500;

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;

type Changed = { product_variation_id: number; size: string; quantity: number }[];

/** The units of now, in a refusal to replace units that somebody else has changed. */
export const changedUnitsOf = (error: unknown): UnitsBySize | null => {
  const { current } = ((error instanceof ApiError && error.body) || {}) as { current?: Changed };
  if (!current) return null;
  return current.reduce<UnitsBySize>(
    (units, { product_variation_id: id, size, quantity }) => mergeUnits(units, { [id]: { [size]: quantity } }),
    {},
  );
};

const isThere = (error: unknown): boolean => isConflict(error) && changedUnitsOf(error) === null;

/** Adds a few hundred at a time. It is a conflict only if everything is in the cart already. */
const addAll = async ({ client }: Services, { variations, pricelist, quantity, sizes }: Wish): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(variations.length / AT_ONCE) }, (_, part) =>
    variations.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  let conflict: unknown;
  let added = 0;
  for (const product_variation_id of parts) {
    try {
      await client.cart.addProduct({ body: { product_variation_id, pricelist_id: pricelist, quantity, sizes } });
      added += 1;
    } catch (error) {
      if (!isThere(error)) throw error;
      conflict = error;
    }
  }
  if (added === 0 && conflict !== undefined) throw conflict;
};

/** Puts variations into the cart of their brand and price list (S-076, S-077, S-078, S-079, S-080, X-059, X-060). */
export const useAddToCart = () => {
  const t = useTranslate();
  const services = useServices();
  const queryClient = useQueryClient();
  const { tell } = useCartNotice();
  const add = useMutation({
    mutationFn: (wish: Wish) => addAll(services, wish),
    onSuccess: (_, { variations, pricelist }) => {
      tell('added');
      track(services, { name: 'add_to_cart', variations, pricelist });
      // Not waited for: the notice has its time, and the dialog is done.
      void queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
    onError: (error) => {
      if (isThere(error)) tell('already');
      // Changed by somebody else: what is new is shown.
      else if (isConflict(error)) void queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
  const explain = (error: Error): string => {
    if (!(error instanceof ApiError)) return t('app.error.offline');
    return isThere(error) ? t('app.product.alreadyInCart') : error.message;
  };
  return { add: add.mutate, busy: add.isPending, problem: add.error ? explain(add.error) : null, forget: add.reset };
};
