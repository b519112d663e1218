import { useCells } from '../connected/cart/useCells.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { itemsOf } from '../mappers/cart.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useSession } from '../../shared/queries/services.ts';

/** Why the cart cannot be sent now: stage, or cells of it that are still on their way (S-083). */
export const useDisabledReason = (cart: Cart): string | undefined => {
  const t = useTranslate();
  const { stage } = useSession();
  const { cells } = useCells();
  if (stage !== 'approved') return t('cart.summary.notApproved');
  const states = new Set(itemsOf(cart).map((id) => cells.get(id)?.state));
  if (states.has('conflict')) return t('cart.save.conflict');
  if (states.has('queued')) return t('cart.save.queued');
  return states.has('saving') ? t('cart.save.saving') : undefined;
};
