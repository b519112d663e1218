import { useQuery } from '@tanstack/react-query';
import { checkAddress } from '@vitrine/api/rules';
import { CompanyAddresses } from '@vitrine/ui/commerce/company/CompanyAddresses';
import { useIntl } from 'react-intl';
import { addressErrors } from '../../shared/connected/addressErrors.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { addressCountries } from '../../shared/mappers/addressCountries.ts';
import { companyAddressesLabels } from '../mappers/labels/profile.ts';
import { toAddressValues, type WireStatus } from '../mappers/profile.ts';
import { useServices } from '../../shared/queries/services.ts';
import { useSaveAddress } from './useSaveAddress.ts';

/** Billing and shipping address of the retailer. */
export function AddressPanel({ profile }: { profile: WireStatus }) {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const { data: places = [] } = useQuery(queries.landing.locations());
  const { save, ...state } = useSaveAddress();
  return (
    <CompanyAddresses
      billing={toAddressValues(profile, 'billing')}
      shipping={toAddressValues(profile, 'shipping')}
      countries={addressCountries(places, intl)}
      validate={(values, which) => addressErrors(checkAddress(values, which), t)}
      onSave={save}
      {...state}
      labels={companyAddressesLabels(intl)}
    />
  );
}
