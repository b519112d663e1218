import { useQuery } from '@tanstack/react-query';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { AddressDialogs } from './AddressDialogs.tsx';

interface MissingAddressProps {
  orderId: number;
  /** Moves the focus to the button when it appears: the dialog that asked for the addresses was closed. */
  focus?: boolean;
}

/** Says that an order has no delivery address, and asks for it. Nothing for an order that has one. */
export function MissingAddress({ orderId, focus = false }: MissingAddressProps) {
  const t = useTranslate();
  const { queries } = useServices();
  const { data: address } = useQuery(queries.orders.shipping(orderId));
  const [isAsking, setAsking] = useState(false);
  const action = useRef<HTMLButtonElement>(null);
  const isMissing = address === null;
  useEffect(() => {
    if (isMissing && focus) action.current?.focus();
  }, [isMissing, focus]);
  if (!isMissing) return null;
  return (
    <>
      <Banner
        tone="caution"
        title={t('order.noAddress.title')}
        action={
          <Button ref={action} size="sm" variant="secondary" onPress={() => setAsking(true)}>
            {t('order.noAddress.add')}
          </Button>
        }
      >
        {t('order.noAddress.text')}
      </Banner>
      {isAsking && <AddressDialogs orderId={orderId} onClose={() => setAsking(false)} />}
    </>
  );
}
