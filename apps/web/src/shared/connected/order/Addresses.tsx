import { useQuery } from '@tanstack/react-query';
import { OrderAddresses } from '@vitrine/ui/commerce/order/OrderAddresses';
import { Button } from '@vitrine/ui/components/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addressInFull } from '../../mappers/address.ts';
import { orderAddressesLabels } from '../../mappers/labels/order.ts';
import { useServices } from '../../queries/services.ts';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';
import { AddressDialogs } from './AddressDialogs.tsx';

interface AddressesProps {
  orderId: number;
  /** The reader may change them. */
  canChange?: boolean;
  hideTitle?: boolean;
}

/** Where an order is billed and sent to, for its retailer and its brand. Nothing until both are known. */
export function Addresses({ orderId, canChange = false, hideTitle }: AddressesProps) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { queries } = useServices();
  const [isChanging, setChanging] = useState(false);
  const { data: billing } = useQuery(queries.orders.billing(orderId));
  const { data: shipping } = useQuery(queries.orders.shipping(orderId));
  if (billing === undefined || shipping === undefined) return null;
  const written = (address: typeof billing) =>
    address && addressInFull(address, { locale, taxId: t('address.field.tax_id') });
  return (
    <>
      <OrderAddresses
        billing={written(billing)}
        shipping={written(shipping)}
        hideTitle={hideTitle}
        action={
          canChange && shipping ? (
            <Button size="sm" variant="secondary" onPress={() => setChanging(true)}>
              {t('order.addresses.change')}
            </Button>
          ) : undefined
        }
        labels={orderAddressesLabels(intl)}
      />
      {isChanging && (
        <AddressDialogs orderId={orderId} own={{ billing, shipping }} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
