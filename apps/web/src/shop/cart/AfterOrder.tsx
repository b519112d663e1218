import { useQuery } from '@tanstack/react-query';
import { delays } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { useEffect, useState } from 'react';
import { AddressDialogs } from '../../shared/connected/order/AddressDialogs.tsx';
import { MissingAddress } from '../../shared/connected/order/MissingAddress.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartAnchors } from './cartNeeds.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Whether it is known where the order goes. */
const useIsDelivered = (orderId: number): boolean => {
  const { queries } = useServices();
  const { data: address } = useQuery(queries.orders.shipping(orderId));
  return Boolean(address);
};

/**
 * What follows a sent order: the news (S-087, X-069), which leads the dialog that asks for the addresses (S-086). On the page it stays for
 * 4 s. A dialog closed without addresses is not the end; after it, the order is at hand.
 */
export function AfterOrder({ orderId }: { orderId: number }) {
  const t = useTranslate();
  const [isFresh, setFresh] = useState(true);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), delays.banner);
    return () => clearTimeout(timer);
  }, []);
  const isDone = useIsDelivered(orderId) && !isAsking;
  useEffect(() => {
    // On a phone the thanks stand far below.
    if (isDone) document.getElementById(cartAnchors.summary)?.querySelector('a')?.focus();
  }, [isDone]);
  const news = <Banner tone="positive">{t('cart.sent')}</Banner>;
  if (isAsking) return <AddressDialogs lead={news} orderId={orderId} onClose={() => setAsking(false)} />;
  return (
    <>
      {isFresh && news}
      <MissingAddress orderId={orderId} focus />
    </>
  );
}
