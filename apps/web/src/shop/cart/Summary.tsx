import { safeLink } from '@vitrine/api/rules';
import { CartSummary } from '@vitrine/ui/commerce/cart/CartSummary';
import { Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Why } from '../connected/why/Why.tsx';
import { WhyPrices } from '../connected/why/WhyPrices.tsx';
import { cartTotals, productTotals, sumTotals } from '../mappers/cart.ts';
import { cartAnchors } from './cartNeeds.ts';
import { cartSummaryLabels } from '../mappers/labels/cart.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { ChangePricelist } from './ChangePricelist.tsx';
import { Limits } from './Limits.tsx';
import { Needs } from './Needs.tsx';
import { useDisabledReason } from './useDisabledReason.ts';
import { useOfferedLists } from './useOfferedLists.ts';

interface SummaryProps {
  cart: Cart;
  onSend: () => void;
  message: string;
  onMessage: (change: { message: string }) => void;
  busy: boolean;
  isEmptyError: boolean;
  orderId: number | null;
}

/** The lists to choose from. One that the brand took away stays named until another is chosen. */
const usePricelistOptions = (cart: Cart): { value: string; label: string }[] => {
  const t = useTranslate();
  const { lists, isGone } = useOfferedLists(cart);
  const { id, name } = cart.pricelist;
  const offered = lists.map((list) => ({ value: String(list.id), label: list.name }));
  return isGone ? [{ value: String(id), label: t('cart.pricelist.goneOption', { name }) }, ...offered] : offered;
};

/** Totals, price list and SEND ORDER; after sending, the thanks. */
export function Summary({ cart, onSend, message, onMessage, busy, isEmptyError, orderId }: SummaryProps) {
  const intl = useIntl();
  const t = useTranslate();
  const money = useMoney('price');
  const { cells } = useCells();
  const disabledReason = useDisabledReason(cart);
  const [wanted, setWanted] = useState<string | null>(null);
  const isOpen = cart.status === 'o';
  const choices = usePricelistOptions(cart);
  const { currency } = cart.pricelist;
  const total = cartTotals(cart, cells);
  return (
    <>
      <Stack space="md">
        <CartSummary
          id={cartAnchors.summary}
          collections={cart.collections.map(({ id, name, products }) => {
            const { units, amount } = sumTotals(products.map((product) => productTotals(product, cells)));
            return { id, name, units: t('cart.units', { units }), total: money(amount, currency) };
          })}
          units={t('cart.units', { units: total.units })}
          total={money(total.amount, currency)}
          limits={
            isOpen && (
              <>
                <Limits name={cart.seller.name} limits={cart.seller.limits} totals={total} currency={currency} />
                <Needs cart={cart} />
              </>
            )
          }
          pricelists={choices}
          pricelist={String(cart.pricelist.id)}
          onPricelist={({ id }) => setWanted(id)}
          onSend={onSend}
          busy={busy}
          disabledReason={disabledReason}
          emptyError={isEmptyError ? t('cart.summary.empty') : undefined}
          message={message}
          onMessage={onMessage}
          closed={
            !isOpen && orderId !== null
              ? { orderHref: paths.order(orderId), invoiceHref: safeLink(cart.checkout_url) ?? undefined }
              : undefined
          }
          labels={cartSummaryLabels(intl)}
        />
        <WhyPrices products={cart.collections.flatMap(({ products }) => products)} />
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
