import { type ChangeEvent, useMemo, useState } from 'react';
import { Icon, useLocale } from '../../foundation/index.ts';
import { Field } from '../Field/index.ts';
import { control } from '../Field/Field.css.ts';
import { type Country, countriesIn } from './countries.ts';
import { fromValue, type Phone, toValue, typed } from './number.ts';
import type { PhoneFieldProps } from './PhoneField.tsx';
import * as css from './PhoneField.css.ts';

interface CountryChoiceProps {
  countries: readonly Country[];
  chosen: string;
  label: string;
  disabled?: boolean;
  onChoose: (country: Country) => void;
}

/** The platform's own list, behind the flag and the dial code. */
function CountryChoice({ countries, chosen, label, disabled, onChoose }: CountryChoiceProps) {
  const country = countries.find(({ code }) => code === chosen);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = countries.find(({ code }) => code === event.target.value);
    if (next) onChoose(next);
  };
  return (
    <span className={css.country}>
      <span aria-hidden className={css.shown}>
        {country?.flag} {country?.dial}
        <Icon name="chevron-down" size="xs" />
      </span>
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        className={css.list}
        value={chosen}
        disabled={disabled}
        onChange={choose}
      >
        {countries.map(({ code, name, dial, flag }) => (
          <option key={code} value={code}>
            {`${name} (${dial}) ${flag}`}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Keeps how the number is written as long as the value is the one it gave. */
const usePhone = (value: string, fallback: Phone['country'], onChange: (value: string) => void) => {
  const [phone, setPhone] = useState(() => fromValue(value, fallback));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setPhone(fromValue(value, phone.country));
  }
  const give = (next: Phone) => {
    setPhone(next);
    setGiven(toValue(next));
    onChange(toValue(next));
  };
  return [phone, give] as const;
};

/** Country, dial code, and the number in that country's spacing. */
export default function MaskedPhoneField({
  value,
  onChange,
  defaultCountry = 'BR',
  name,
  disabled,
  labels,
  ...field
}: PhoneFieldProps) {
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const [phone, give] = usePhone(value, defaultCountry, onChange);
  const write = ({ target }: ChangeEvent<HTMLInputElement>) =>
    give(typed(target.value, phone, target.selectionStart === target.value.length));
  return (
    <Field {...field}>
      {(aria) => (
        <span data-component="PhoneField" className={css.phone}>
          <CountryChoice
            countries={countries}
            chosen={phone.country}
            label={labels.country}
            disabled={disabled}
            onChoose={({ code }) => give({ ...phone, country: code })}
          />
          <input
            {...aria}
            type="tel"
            name={name}
            autoComplete="tel-national"
            inputMode="tel"
            disabled={disabled}
            className={`${control} ${css.number}`}
            value={phone.national}
            onChange={write}
          />
        </span>
      )}
    </Field>
  );
}
