import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkAddress, cleanAddress } from '@vitrine/api/rules';
import { AddressDialog, type AddressKind, type AddressValues } from '@vitrine/ui/commerce/order/AddressDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { countryOptions } from '../../mappers/countries.ts';
import { addressLabels } from '../../mappers/labels/address.ts';
import { orderKeys } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';
import { addressErrors } from '../addressErrors.ts';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';

/** Saves one address of an order, then goes on. */
const useSave = (orderId: number, kind: AddressKind, onSaved: () => void) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const call = kind === 'billing' ? client.orders.saveBilling : client.orders.saveShipping;
  return useMutation({
    mutationFn: (values: AddressValues) => call({ params: { id: orderId }, body: cleanAddress(values, kind) }),
    onSuccess: () => {
      // The order has an address and an entry of its history more; the next dialog starts from this address.
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
      void queryClient.invalidateQueries({ queryKey: ['addresses'] });
      onSaved();
    },
  });
};

/** Billing, then shipping of an order (M-37…M-39, S-088…S-091); both begin with what was used last. */
export function AddressDialogs({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const [step, setStep] = useState<AddressKind>('billing');
  const [billing, setBilling] = useState<AddressValues | null>(null);
  const { data: stored, isPending } = useQuery(queries.orders.addresses());
  const locale = useLocale();
  const { data: places = [] } = useQuery(queries.landing.locations());
  const saveBilling = useSave(orderId, 'billing', () => setStep('shipping'));
  const saveShipping = useSave(orderId, 'shipping', onClose);
  if (isPending) return null;
  const save = step === 'billing' ? saveBilling : saveShipping;
  return (
    <AddressDialog
      open
      onClose={onClose}
      step={step}
      billing={billing ?? stored?.billing ?? null}
      shipping={stored?.shipping ?? null}
      countries={countryOptions(places, locale)}
      validate={(values, kind) => addressErrors(checkAddress(values, kind), t)}
      busy={save.isPending}
      error={save.error?.message}
      onNext={({ values }) => {
        setBilling(values);
        saveBilling.mutate(values);
      }}
      onPrevious={() => setStep('billing')}
      onFinalize={({ values }) => saveShipping.mutate(values)}
      labels={addressLabels(intl)}
    />
  );
}
