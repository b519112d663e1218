import { type ChangeEvent, useMemo, useState } from 'react';
import { useLocale } from '../../foundation/index.ts';
import { Field } from '../Field/index.ts';
import { control } from '../Field/Field.css.ts';
import { CountryChoice } from './CountryChoice.tsx';
import { countriesIn } from './countries.ts';
import { fromValue, type Phone, toValue, typed } from './number.ts';
import type { PhoneFieldProps } from './types.ts';
import * as css from './PhoneField.css.ts';

/** Keeps how the number is written as long as the value is the one it gave. */
const usePhone = (value: string, fallback: Phone['country'], onChange: (change: { value: string }) => void) => {
  const [phone, setPhone] = useState(() => fromValue(value, fallback));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setPhone(fromValue(value, phone.country));
  }
  const give = (next: Phone) => {
    setPhone(next);
    setGiven(toValue(next));
    onChange({ value: toValue(next) });
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
            disabled={disabled}
            onChoose={({ code }) => give({ ...phone, country: code })}
            labels={labels}
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
