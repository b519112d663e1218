import { delays } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { useEffect, useState } from 'react';
import { AddressDialogs } from '../../connected/order/AddressDialogs.tsx';
import { MissingAddress } from '../../connected/order/MissingAddress.tsx';
import { useTranslate } from '../../connected/useTranslate.ts';

/** What follows a sent order: the banner for 4 s (S-087, X-069) and the addresses (S-086); a dialog closed without them is not the end. */
export function AfterOrder({ orderId }: { orderId: number }) {
  const t = useTranslate();
  const [isFresh, setFresh] = useState(true);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), delays.banner);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isFresh && <Banner tone="positive">{t('cart.sent')}</Banner>}
      {isAsking ? (
        <AddressDialogs orderId={orderId} onClose={() => setAsking(false)} />
      ) : (
        <MissingAddress orderId={orderId} focus />
      )}
    </>
  );
}
