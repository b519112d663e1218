import { Button } from '@vitrine/ui/components/Button';
import { Text } from '@vitrine/ui/foundation';
import { useCells } from '../connected/cart/useCells.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartTotals } from '../mappers/cart.ts';
import { cartAnchors } from './cartNeeds.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useDisabledReason } from './useDisabledReason.ts';

interface SendBarProps {
  cart: Cart;
  busy: boolean;
  onSend: () => void;
}

/** Total and the review of the order, always in reach on a phone. What cannot be sent yet leads to the summary, which says why. */
export function SendBar({ cart, busy, onSend }: SendBarProps) {
  const t = useTranslate();
  const money = useMoney('price');
  const { cells } = useCells();
  const { units, amount } = cartTotals(cart, cells);
  const isReady = useDisabledReason(cart) === undefined && units > 0;
  return (
    <>
      <div>
        <Text weight="strong" tabular>
          {money(amount, cart.pricelist.currency)}
        </Text>
        <Text size="xs" tone="muted" tabular>
          {t('cart.units', { units })}
        </Text>
      </div>
      {isReady ? (
        <Button caps busy={busy} onPress={onSend}>
          {t('cart.summary.review')}
        </Button>
      ) : (
        <Button caps variant="secondary" href={`#${cartAnchors.summary}`}>
          {t('cart.summary.see')}
        </Button>
      )}
    </>
  );
}
