import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Icon } from '../../foundation/index.ts';
import { Field } from '../Field/index.ts';
import { control } from '../Field/Field.css.ts';
import type { PhoneFieldProps } from './types.ts';
import * as css from './PhoneField.css.ts';

const MaskedPhoneField = lazy(() => import('./MaskedPhoneField.tsx'));

/** The whole number in one field, where it will stand; the country's place is kept. */
const Unmasked = ({
  value,
  onChange,
  name,
  disabled,
  ...field
}: Omit<PhoneFieldProps, 'defaultCountry' | 'labels'>) => (
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
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    )}
  </Field>
);

const subscribe = () => () => undefined;

/** A telephone number with its country. The table of countries comes on its own; until then, and on a server, it is a plain field. */
export function PhoneField(props: PhoneFieldProps) {
  // A server and a browser do not name every country alike.
  const inBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { defaultCountry: _, labels: __, ...plain } = props;
  if (!inBrowser) return <Unmasked {...plain} />;
  return (
    <Suspense fallback={<Unmasked {...plain} />}>
      <MaskedPhoneField {...props} />
    </Suspense>
  );
}
