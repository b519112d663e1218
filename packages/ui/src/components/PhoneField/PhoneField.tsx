import { type ComponentType, createElement, useEffect, useState } from 'react';
import { Icon } from '../../foundation/index.ts';
import { useInBrowser } from '../../hooks/useInBrowser.ts';
import { Field } from '../Field/index.ts';
import { control } from '../Field/Field.css.ts';
import type { PhoneFieldProps } from './types.ts';
import * as css from './PhoneField.css.ts';

/** With the table of countries, once it has come. */
let MaskedPhoneField: ComponentType<PhoneFieldProps> | undefined;

/** Fetches it. Where that fails, the plain field stays. */
const useIsLoaded = (): boolean => {
  const [isLoaded, setLoaded] = useState(MaskedPhoneField !== undefined);
  useEffect(() => {
    import('./MaskedPhoneField.tsx').then(
      (module) => {
        MaskedPhoneField = module.default;
        setLoaded(true);
      },
      () => undefined,
    );
  }, []);
  return isLoaded;
};

/** The whole number in one field, where it will stand; the country's place is kept. */
const Unmasked = ({
  value,
  onChange,
  name,
  disabled,
  onFocusChange,
  ...field
}: Omit<PhoneFieldProps, 'defaultCountry' | 'labels'> & { onFocusChange: (change: { hasFocus: boolean }) => void }) => (
  <Field {...field}>
    {(aria) => (
      <span data-component="PhoneField" className={css.phone}>
        <span className={`${css.country} ${css.coming}`} data-disabled={disabled || undefined}>
          <Icon name="chevron-down" size="xs" />
        </span>
        <input
          {...aria}
          type="tel"
          name={name}
          autoComplete="tel"
          disabled={disabled}
          className={`${control} ${css.number}`}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
          onFocus={() => onFocusChange({ hasFocus: true })}
          onBlur={() => onFocusChange({ hasFocus: false })}
        />
      </span>
    )}
  </Field>
);

/** A telephone number with its country. The table of countries comes on its own; until then, and on a server, it is a plain field. */
export function PhoneField(props: PhoneFieldProps) {
  // A server and a browser do not name every country alike.
  const inBrowser = useInBrowser();
  const isLoaded = useIsLoaded();
  // Replaced while somebody types, the field would lose the focus and what comes next.
  const [isTyping, setTyping] = useState(false);
  const { defaultCountry: _, labels: __, ...plain } = props;
  if (!inBrowser || !isLoaded || !MaskedPhoneField || isTyping)
    return <Unmasked {...plain} onFocusChange={({ hasFocus }) => setTyping(hasFocus)} />;
  return createElement(MaskedPhoneField, props);
}
