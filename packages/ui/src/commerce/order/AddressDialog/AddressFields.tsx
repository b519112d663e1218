import { Select } from '../../../components/Select/index.ts';
import { PhoneField } from '../../../components/PhoneField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import * as css from './AddressDialog.css.ts';
import type {
  AddressCountry,
  AddressErrors,
  AddressField,
  AddressKind,
  AddressLabels,
  AddressPlace,
  AddressValues,
} from './types.ts';

export interface AddressFieldsProps {
  kind: AddressKind;
  values: AddressValues;
  errors: AddressErrors;
  countries: AddressCountry[];
  onChange: (change: { field: AddressField; value: string }) => void;
  labels: Pick<AddressLabels, 'fields' | 'optional' | 'choose' | 'phone'>;
}

/** How browsers fill each field in, after `billing` or `shipping`. */
const autoComplete: Partial<Record<AddressField, string>> = {
  to: 'organization',
  contact: 'name',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip_code: 'postal-code',
  country: 'country-name',
};

const anywhere: readonly AddressPlace[] = [{ field: 'city' }, { field: 'state' }, { field: 'zip_code' }];

/** One address. The country decides which fields follow it; the tax number is the bill's alone (V-078). */
export function AddressFields({ kind, values, errors, countries, onChange, labels }: AddressFieldsProps) {
  const common = (field: AddressField) => ({
    name: field,
    label: labels.fields[field],
    value: values[field],
    autoComplete: autoComplete[field] && `${kind} ${autoComplete[field]}`,
    tone: errors.fields[field] ? ('critical' as const) : ('neutral' as const),
    message: errors.fields[field],
    onChange: ({ value }: { value: string }) => onChange({ field, value }),
  });
  const country = countries.find(({ value }) => value === values.country);
  const known = country !== undefined || values.country === '';
  return (
    <div className={css.fields}>
      <TextField {...common('to')} required />
      <TextField {...common('contact')} required />
      <div className={css.whole}>
        <Select
          {...common('country')}
          required
          placeholder={labels.choose}
          options={known ? countries : [{ value: values.country, label: values.country }, ...countries]}
        />
      </div>
      <div className={css.whole}>
        <TextField {...common('address')} required />
      </div>
      {(country?.places ?? anywhere).map(({ field, label, isOptional }) => (
        <TextField
          key={field}
          {...common(field)}
          {...(label && { label })}
          required={!isOptional}
          hint={isOptional ? labels.optional : undefined}
        />
      ))}
      <PhoneField {...common('phone_number')} hint={labels.optional} labels={labels.phone} />
      {kind === 'billing' && <TextField {...common('tax_id')} hint={labels.optional} />}
    </div>
  );
}
