import { amountInWords, languageOfTag, type OrderingError } from '@vitrine/api/rules';
import type { Refusal } from '../connected/cart/useSendOrder.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartTotals } from '../mappers/cart.ts';
import { standingErrors } from './cartLimits.ts';
import type { Cart } from '../../shared/queries/cart.ts';

/** What a refused order still says, as the quantities on the screen are now. */
export interface Standing {
  /** said near the total instead of in the banner. */
  isEmpty: boolean;
  /** One sentence about the whole order; null when the reasons below say it, or when they are gone. */
  message: string | null;
  errors: OrderingError[];
}

/** The refusal without the errors whose cause is gone. Null when nothing of it is left. */
export const useStanding = (cart: Cart, refusal: Refusal | null): Standing | null => {
  const t = useTranslate();
  const locale = useLocale();
  const { cells } = useCells();
  if (!refusal) return null;
  const hadReasons = refusal.errors.length > 0;
  const errors = standingErrors(refusal.errors, cart, cells, (side, cents) =>
    t(side === 'minimum' ? 'rules.limits.minimumValue' : 'rules.limits.maximumValue', {
      amount: amountInWords(cents, cart.pricelist.currency, languageOfTag(locale)),
    }),
  );
  const isEmpty = !hadReasons && cartTotals(cart, cells).units === 0;
  const isSaidElsewhere = hadReasons || isEmpty || refusal.wasEmpty;
  return { isEmpty, message: isSaidElsewhere ? null : refusal.message, errors };
};

/** The sentences about one collection, product or brand. */
export const errorsOf = (
  errors: readonly OrderingError[],
  scope: 'collection' | 'product' | 'seller',
  id?: number,
): string[] =>
  errors
    .filter((error) => error.scope === scope && (id === undefined || error.id === id))
    .map(({ message }) => message);

/** Stock errors name an item of the cart; they stand with the product it belongs to. */
export const stockErrorsOf = (errors: readonly OrderingError[], items: readonly number[]): string[] =>
  errors.filter((error) => error.scope === 'stock' && items.includes(error.id)).map(({ message }) => message);
