import type { Country } from './countries.ts';

export { PhoneField } from './PhoneField.tsx';
export type { PhoneFieldLabels, PhoneFieldProps } from './types.ts';
export type { Country } from './countries.ts';

/** Every country by name in one language; its table is loaded when first asked for. */
export const loadCountries = async (locale: string): Promise<Country[]> =>
  (await import('./countries.ts')).countriesIn(locale);
