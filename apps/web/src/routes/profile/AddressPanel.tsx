import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkAddress, cleanAddress } from '@vitrine/api/rules';
import { CompanyAddresses } from '@vitrine/ui/commerce/company/CompanyAddresses';
import type { AddressKind, AddressValues } from '@vitrine/ui/commerce/order/AddressDialog';
import { useIntl } from 'react-intl';
import { addressErrors } from '../../connected/addressErrors.ts';
import { useOutcome } from '../../connected/profile/useOutcome.ts';
import { useLocale } from '../../connected/useLocale.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { countryOptions } from '../../mappers/countries.ts';
import { companyAddressesLabels } from '../../mappers/labels/profile.ts';
import { toAddressValues, type WireStatus } from '../../mappers/profile.ts';
import { useServices } from '../../queries/services.ts';

interface Saved {
  kind: AddressKind;
  values: AddressValues;
}

/** Billing and shipping address of the retailer (R-358, A-113, V-071 to V-079). */
export function AddressPanel({ profile }: { profile: WireStatus }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { client, queries } = useServices();
  const queryClient = useQueryClient();
  const { data: places = [] } = useQuery(queries.landing.locations());
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const save = useMutation({
    mutationFn: async ({ kind, values }: Saved) =>
      (await client.profile.saveAddress({ body: { type: kind, ...cleanAddress(values, kind) } })).data,
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: ({ message, data }) => {
      queryClient.setQueryData(queries.session.status().queryKey, (held) => (held ? { ...held, ...data } : held));
      // The next order starts from this address.
      void queryClient.invalidateQueries({ queryKey: ['addresses'] });
      said.succeeded(message);
    },
  });
  const kind = save.variables?.kind;
  return (
    <CompanyAddresses
      billing={toAddressValues(profile, 'billing')}
      shipping={toAddressValues(profile, 'shipping')}
      countries={countryOptions(places, locale)}
      validate={(values, which) => addressErrors(checkAddress(values, which), t)}
      onSave={save.mutate}
      saving={save.isPending ? kind : undefined}
      outcome={outcome && kind && { ...outcome, kind }}
      onOutcomeSeen={onOutcomeSeen}
      labels={companyAddressesLabels(intl)}
    />
  );
}
