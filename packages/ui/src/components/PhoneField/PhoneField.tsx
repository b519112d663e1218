import { lazy, Suspense } from 'react';
import { TextField } from '../TextField/index.ts';
import type { PhoneFieldProps } from './types.ts';

const MaskedPhoneField = lazy(() => import('./MaskedPhoneField.tsx'));

/** A telephone number with its country. The table of countries comes on its own; until then it is a plain field. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { defaultCountry: _, labels: __, ...plain } = props;
  return (
    <Suspense fallback={<TextField {...plain} type="tel" autoComplete="tel" />}>
      <MaskedPhoneField {...props} />
    </Suspense>
  );
};
