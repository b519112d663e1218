import kept from './forms.json' with { type: 'json' };

/** How a country writes addresses, as the generated file keeps it. */
export interface KeptForm {
  /** In English, as on the wire. */
  name: string;
  /** City, state and postal code as `C`, `S` and `Z`, those that an address has, in the order of the country. */
  places: string;
  /** Those that an address must have. */
  required: string;
  /** Pattern of a whole postal code, and one that fits. */
  zip?: string;
  example?: string;
  /** Written before the postal code on mail from abroad, such as `CH-`. */
  prefix?: string;
  /** What is above a city is called a state. */
  isState?: boolean;
}

export type PlaceField = 'city' | 'state' | 'zip_code';

/** What an address of a country consists of below its street. */
export interface AddressForm {
  /** Those that are asked for, in the order of the country. The city is always one: without its own line it may still be part of an address. */
  fields: readonly PlaceField[];
  required: ReadonlySet<PlaceField>;
  /** Whether a text is a postal code of the country. */
  isZip: (text: string) => boolean;
  /** A postal code that is one. Empty where the data set knows no pattern. */
  example: string;
  /** What is above a city is called a state, not a province, prefecture, county or region. */
  isState: boolean;
  /** The specification's words and minimums are about this country. */
  isSpecified: boolean;
}

/** The countries that the specification's words are about: zip codes, states, and cities of three letters and more. */
const SPECIFIED: ReadonlySet<string> = new Set(['BR', 'US']);

const FIELDS: Readonly<Record<string, PlaceField>> = { C: 'city', S: 'state', Z: 'zip_code' };

const fieldsOf = (letters: string): PlaceField[] =>
  Array.from(letters).flatMap((letter) => {
    const field = FIELDS[letter];
    return field ? [field] : [];
  });

const open = (
  code: string,
  { places, required, zip, example = '', prefix = '', isState = false }: KeptForm,
): AddressForm => {
  const pattern = zip && new RegExp(`^(?:${zip})$`);
  const withoutPrefix = (text: string) => (prefix && text.startsWith(prefix) ? text.slice(prefix.length).trim() : text);
  return {
    fields: fieldsOf(places.includes('C') ? places : `${places}C`),
    required: new Set(fieldsOf(required)),
    isZip: (text: string) => !pattern || pattern.test(withoutPrefix(text.toUpperCase())),
    example,
    isState,
    isSpecified: SPECIFIED.has(code),
  };
};

const forms: Readonly<Record<string, KeptForm>> = kept;
let byName: Map<string, string> | undefined;
const opened = new Map<string, AddressForm>();

/** The form of a country by its English name or its code; undefined where it is not known. */
export const addressForm = (country: string): AddressForm | undefined => {
  const given = country.trim();
  byName ??= new Map(Object.entries(forms).map(([code, { name }]) => [name, code]));
  const code = byName.get(given) ?? given.toUpperCase();
  const form = Object.hasOwn(forms, code) ? forms[code] : undefined;
  if (!form) return undefined;
  const known = opened.get(code) ?? open(code, form);
  opened.set(code, known);
  return known;
};
