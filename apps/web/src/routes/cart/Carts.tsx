import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CartList } from '@vitrine/ui/commerce/cart/CartList';
import { CartSkeleton } from '@vitrine/ui/commerce/cart/CartSkeleton';
import { EmptyCart } from '@vitrine/ui/commerce/cart/EmptyCart';
import { Section } from '@vitrine/ui/foundation';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { useCells } from '../../connected/cart/useCells.ts';
import { QueryError } from '../../connected/QueryError.tsx';
import { useMoney } from '../../connected/useMoney.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { cartTotals } from '../../mappers/cart.ts';
import { cartListLabels } from '../../mappers/labels/cart.ts';
import { useServices } from '../../queries/services.ts';
import { CartScreen } from './CartScreen.tsx';

function Nothing() {
  const t = useTranslate();
  return <EmptyCart message={t('cart.empty.message')} action={t('cart.empty.action')} href={paths.brands()} />;
}

/** The list of carts beside the chosen one. */
function List({ selected }: { selected: number }) {
  const intl = useIntl();
  const t = useTranslate();
  const money = useMoney('price');
  const { cells } = useCells();
  const { queries } = useServices();
  const carts = useInfiniteQuery(queries.cart.pages());
  const entries = (carts.data?.pages.flatMap(({ results }) => results) ?? []).map((cart) => {
    const { units, amount } = cartTotals(cart, cells);
    return {
      id: cart.id,
      href: paths.cart(cart.id),
      brand: cart.seller.name,
      details: `${cart.pricelist.name} · ${t('cart.units', { units })}`,
      total: money(amount, cart.pricelist.currency),
    };
  });
  return (
    <CartList
      carts={entries}
      selected={selected}
      onMore={carts.hasNextPage ? () => void carts.fetchNextPage() : undefined}
      loadingMore={carts.isFetchingNextPage}
      labels={cartListLabels(intl)}
    />
  );
}

function One({ id, list }: { id: number; list?: ReactNode }) {
  const t = useTranslate();
  const { queries } = useServices();
  const { data: cart, error, refetch, isPending } = useQuery(queries.cart.one(id));
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <CartSkeleton label={t('cart.loading')} list={list} />;
  return cart ? <CartScreen key={cart.id} cart={cart} list={list} /> : <Nothing />;
}

/** The cart of the address, or the first one. That one stays when it leaves the list because it was sent, until it is removed. */
const useShown = (selected: number | null, first: number | undefined): number | undefined => {
  const { queries } = useServices();
  const [kept, keep] = useState(first);
  const { data } = useQuery({ ...queries.cart.one(kept ?? 0), enabled: selected === null && kept !== undefined });
  const isGone = kept === undefined || data === null;
  if (isGone && kept !== first) keep(first);
  return selected ?? kept;
};

/** All carts of the retailer, one of them open. */
export function Carts({ selected }: { selected: number | null }) {
  const t = useTranslate();
  const { queries } = useServices();
  const carts = useInfiniteQuery(queries.cart.pages());
  const all = carts.data?.pages.flatMap(({ results }) => results) ?? [];
  const id = useShown(selected, all[0]?.id);
  if (carts.error) return <QueryError error={carts.error} onRetry={() => void carts.refetch()} />;
  if (!carts.data)
    return (
      <Section space="tight">
        <CartSkeleton label={t('cart.loading')} />
      </Section>
    );
  if (id === undefined) return <Nothing />;
  return (
    <Section space="tight">
      <One id={id} list={all.length > 1 ? <List selected={id} /> : undefined} />
    </Section>
  );
}
