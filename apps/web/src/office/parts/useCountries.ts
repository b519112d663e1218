import { useLocale } from '../../shared/connected/useLocale.ts';
import { countryName } from '../../shared/mappers/countries.ts';

/** Writes countries, which the server names in English, in the language of the reader. */
export const useCountries = (): ((names: readonly string[]) => string) => {
  const locale = useLocale();
  return (names) => names.map((name) => countryName(name, locale)).join(', ');
};
