import { useQuery } from '@tanstack/react-query';
import { checkAddress } from '@vitrine/api/rules';
import { AddressDialog, type AddressKind, type AddressValues } from '@vitrine/ui/commerce/order/AddressDialog';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressCountries } from '../../mappers/addressCountries.ts';
import { addressLabels } from '../../mappers/labels/address.ts';
import { useServices } from '../../queries/services.ts';
import { addressErrors } from '../addressErrors.ts';
import { useTranslate } from '../useTranslate.ts';
import { useSaveAddress } from './useSaveAddress.ts';

interface AddressDialogsProps {
  orderId: number;
  /** What is to be read before the first address. */
  lead?: ReactNode;
  /** The order's own addresses. The dialogs begin with them, else with what was used last. */
  own?: Partial<Record<AddressKind, Partial<AddressValues> | null>>;
  onClose: () => void;
}

/** Billing, then shipping of an order (M-37, M-38, M-39, S-088, S-089, S-090, S-091). */
export function AddressDialogs({ orderId, lead, own, onClose }: AddressDialogsProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const [step, setStep] = useState<AddressKind>('billing');
  const [billing, setBilling] = useState<AddressValues | null>(null);
  const { data: stored, isPending } = useQuery(queries.orders.addresses());
  const { data: places = [] } = useQuery(queries.landing.locations());
  const saveBilling = useSaveAddress(orderId, 'billing', () => setStep('shipping'));
  const saveShipping = useSaveAddress(orderId, 'shipping', onClose);
  if (isPending) return lead;
  const save = step === 'billing' ? saveBilling : saveShipping;
  return (
    <AddressDialog
      open
      onClose={onClose}
      step={step}
      lead={lead}
      billing={billing ?? own?.billing ?? stored?.billing ?? null}
      shipping={own?.shipping ?? stored?.shipping ?? null}
      countries={addressCountries(places, intl)}
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
