import { addressForm, placesOf } from '@vitrine/api/rules';
import type { AddressCountry, AddressPlace } from '@vitrine/ui/commerce/order/AddressDialog';
import type { IntlShape } from 'react-intl';
import { countryOptions } from './countries.ts';

/** Fields that a country calls otherwise than the specification does. */
const otherNames = (country: string): Partial<Record<AddressPlace['field'], string>> => {
  const form = addressForm(country);
  if (!form || form.isSpecified) return {};
  return { zip_code: 'postal_code', ...(!form.isState && { state: 'region' }) };
};

/** Countries of an address by the wire's name, each with the fields of its form. */
export const addressCountries = (
  places: readonly { id: number; name: string }[],
  { locale, formatMessage }: IntlShape,
): AddressCountry[] =>
  countryOptions(places, locale).map((country) => {
    const names = otherNames(country.value);
    return {
      ...country,
      places: placesOf(country.value).map(({ field, isRequired }) => ({
        field,
        label: names[field] && formatMessage({ id: `address.field.${names[field]}` }),
        isOptional: !isRequired,
      })),
    };
  });
