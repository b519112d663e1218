import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CartList } from '@vitrine/ui/commerce/cart/CartList';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useWindowsText } from '../connected/listing/useWindows.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartTotals, deadlineOf, sumsByCurrency } from '../mappers/cart.ts';
import { cartListLabels } from '../mappers/labels/cart.ts';
import { useServices } from '../../shared/queries/services.ts';
import { useNeeds } from './useNeeds.ts';

/** All carts beside the chosen one: units, value, deadline, what is missing, and a sum for each currency. */
export function List({ selected }: { selected: number }) {
  const intl = useIntl();
  const t = useTranslate();
  const money = useMoney('price');
  const { cells } = useCells();
  const { queries } = useServices();
  const { data: addresses } = useQuery(queries.orders.addresses());
  const needs = useNeeds();
  const windows = useWindowsText();
  const pages = useInfiniteQuery(queries.cart.pages());
  const carts = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  const open = carts.filter(({ status }) => status === 'o');
  const entries = carts.map((cart) => {
    const { units, amount } = cartTotals(cart, cells);
    return {
      id: cart.id,
      href: paths.cart(cart.id),
      brand: cart.seller.name,
      details: `${cart.pricelist.name} · ${t('cart.units', { units })}`,
      total: money(amount, cart.pricelist.currency),
      deadline: windows({ order_window_end: deadlineOf(cart) }) || undefined,
      missing:
        cart.status === 'o' ? needs(cart).map(({ text, anchor }) => ({ text, href: paths.cart(cart.id, anchor) })) : [],
    };
  });
  return (
    <CartList
      carts={entries}
      selected={selected}
      sums={sumsByCurrency(open, cells).map(({ currency, totals }) => ({
        currency,
        units: t('cart.units', { units: totals.units }),
        total: money(totals.amount, currency),
      }))}
      onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      loadingMore={pages.isFetchingNextPage}
      note={
        open.length > 0 && addresses?.shipping === null
          ? { text: t('cart.need.address'), href: paths.profile('address') }
          : undefined
      }
      labels={cartListLabels(intl, !pages.hasNextPage)}
    />
  );
}
