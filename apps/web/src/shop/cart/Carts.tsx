import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CartSkeleton } from '@vitrine/ui/commerce/cart/CartSkeleton';
import { EmptyCart } from '@vitrine/ui/commerce/cart/EmptyCart';
import { Section, Stack } from '@vitrine/ui/foundation';
import { useState, type ReactNode } from 'react';
import { paths } from '../../shared/config/paths.ts';
import { useCartChanges } from '../connected/cart/useCartChanges.ts';
import { useLostUnits } from '../connected/cart/useLostUnits.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices } from '../../shared/queries/services.ts';
import { CartScreen } from './CartScreen.tsx';
import { List } from './List.tsx';
import { Removed } from './Removed.tsx';

function Nothing() {
  const t = useTranslate();
  return <EmptyCart message={t('cart.empty.message')} action={t('cart.empty.action')} href={paths.brands()} />;
}

function One({ id, list, next }: { id: number; list?: ReactNode; next?: number }) {
  const t = useTranslate();
  const { queries } = useServices();
  const { data: cart, error, refetch, isPending } = useQuery(queries.cart.one(id));
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <CartSkeleton label={t('cart.loading')} list={list} />;
  return cart ? <CartScreen key={cart.id} cart={cart} list={list} next={next} /> : <Nothing />;
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

/** The cart that follows in the list, else the one before. */
const neighbourOf = (carts: readonly { id: number }[], id: number): number | undefined => {
  const at = carts.findIndex((cart) => cart.id === id);
  return (carts[at + 1] ?? (at > 0 ? carts[at - 1] : undefined))?.id;
};

/** All carts of the retailer, one of them open. */
export function Carts({ selected }: { selected: number | null }) {
  const t = useTranslate();
  const { queries } = useServices();
  useCartChanges();
  useLostUnits();
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
  // A cart that was sent is no longer among them: beside it, a single one is another to go on with.
  const list = id !== undefined && all.some((cart) => cart.id !== id) ? <List selected={id} /> : undefined;
  return (
    <Section space="tight">
      <Stack space="lg">
        {id === undefined ? <Nothing /> : <One id={id} list={list} next={neighbourOf(all, id)} />}
        <Removed />
      </Stack>
    </Section>
  );
}
