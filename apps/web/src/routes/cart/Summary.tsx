import { safeLink } from '@vitrine/api/rules';
import { useQuery } from '@tanstack/react-query';
import { CartSummary } from '@vitrine/ui/commerce/cart/CartSummary';
import { Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { useCells } from '../../connected/cart/useCells.ts';
import { useMoney } from '../../connected/useMoney.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { Why } from '../../connected/why/Why.tsx';
import { cartTotals, productTotals, sumTotals } from '../../mappers/cart.ts';
import { cartSummaryLabels } from '../../mappers/labels/cart.ts';
import type { Cart } from '../../queries/cart.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { ChangePricelist } from './ChangePricelist.tsx';

interface SummaryProps {
  cart: Cart;
  onSend: (message: string) => void;
  busy: boolean;
  isEmptyError: boolean;
  orderId: number | null;
}

/** Why the order cannot be sent now: stage, or cells that are still on their way (S-083). */
const useDisabledReason = (): string | undefined => {
  const t = useTranslate();
  const { stage } = useSession();
  const { cells, isIdle } = useCells();
  if (stage !== 'approved') return t('cart.summary.notApproved');
  if (isIdle()) return undefined;
  const isQueued = [...cells.values()].some(({ state }) => state === 'queued');
  return t(isQueued ? 'cart.save.queued' : 'cart.save.saving');
};

/** Totals, price list and SEND ORDER; after sending, the thanks (R-284, R-287, R-289…R-291). */
export function Summary({ cart, onSend, busy, isEmptyError, orderId }: SummaryProps) {
  const intl = useIntl();
  const t = useTranslate();
  const money = useMoney('price');
  const { queries } = useServices();
  const { cells } = useCells();
  const disabledReason = useDisabledReason();
  const [message, setMessage] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const isOpen = cart.status === 'o';
  const { data: pricelists = [cart.pricelist] } = useQuery({ ...queries.cart.pricelists(cart.id), enabled: isOpen });
  const { currency } = cart.pricelist;
  const total = cartTotals(cart, cells);
  const choices = pricelists.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Stack space="md">
        <CartSummary
          collections={cart.collections.map(({ id, name, products }) => {
            const { units, amount } = sumTotals(products.map((product) => productTotals(product, cells)));
            return { id, name, units: t('cart.units', { units }), total: money(amount, currency) };
          })}
          units={t('cart.units', { units: total.units })}
          total={money(total.amount, currency)}
          pricelists={choices}
          pricelist={String(cart.pricelist.id)}
          onPricelist={({ id }) => setWanted(id)}
          onSend={() => onSend(message)}
          busy={busy}
          disabledReason={disabledReason}
          emptyError={isEmptyError ? t('cart.summary.empty') : undefined}
          message={message}
          onMessage={setMessage}
          closed={
            !isOpen && orderId !== null
              ? { orderHref: paths.order(orderId), invoiceHref: safeLink(cart.checkout_url) ?? undefined }
              : undefined
          }
          labels={cartSummaryLabels(intl)}
        />
        <Why capability="sendOrder" />
      </Stack>
      {wanted && (
        <ChangePricelist
          cart={cart}
          pricelist={{ id: Number(wanted), name: choices.find(({ value }) => value === wanted)?.label ?? '' }}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}
