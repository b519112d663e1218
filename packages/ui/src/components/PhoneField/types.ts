import type { FieldProps } from '../Field/index.ts';

export interface PhoneFieldLabels {
  /** Names the choice of a country. */
  country: string;
  /** Says that it is found by name or dial code. */
  search: string;
  /** Shown in the list if no country matches. */
  none: string;
}

export interface PhoneFieldProps extends FieldProps {
  /** With dial code, such as `+55 (11) 91234-5678`; empty for none. */
  value: string;
  onChange: (change: { value: string }) => void;
  /** ISO code of the country to begin with (V-079). */
  defaultCountry?: 'BR' | 'US' | 'PT' | 'FR' | 'IT' | 'GB';
  name?: string;
  disabled?: boolean;
  labels: PhoneFieldLabels;
}
