/** Portuguese names of those that `Intl` knows by another English name. Servers and browsers do not name these alike, so both read them here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Czech Republic': 'Tchéquia',
  'Hong Kong': 'Hong Kong',
  Turkey: 'Turquia',
};

/** English names of countries, as the wire has them, by the code of the country. */
const codesByName = (): Map<string, string> => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode('A'.charCodeAt(0) + place));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[name, code] as const];
    }),
  );
};

let known: Map<string, string> | undefined;

/** The name of a country in a language. A name that is unknown stays as it is. */
export const countryName = (name: string, locale: string): string => {
  if (locale === 'en') return name;
  const other = OTHER_NAMES[name];
  if (other !== undefined) return other;
  known ??= codesByName();
  const code = known.get(name);
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? name;
};

interface Place {
  id: number;
  name: string;
}

/** Countries by name in a language. `name` is that of the wire. */
const namedCountries = <P extends Place>(places: readonly P[], locale: string): (P & { label: string })[] =>
  places
    .map((place) => ({ ...place, label: countryName(place.name, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

/** Countries to choose from by the wire's name, as a registration keeps them. */
export const countryOptions = (places: readonly Place[], locale: string): { value: string; label: string }[] =>
  namedCountries(places, locale).map(({ name, label }) => ({ value: name, label }));

/** Countries to choose from by id, as a profile and the directory keep them. */
export const countryChoices = (places: readonly Place[], locale: string): { id: string; label: string }[] =>
  namedCountries(places, locale).map(({ id, label }) => ({ id: String(id), label }));
