import { AsYouType, type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as it is written in one country. */
export interface Phone {
  country: CountryCode;
  /** Without the dial code, in the country's own spacing; whole, from its `+`, where the dial code is of no known country. */
  national: string;
}

/** `+55 11 91234-5678`; nothing for no digits. */
export const toValue = ({ country, national }: Phone): string => {
  if (!/\d/.test(national)) return '';
  return national.startsWith('+') ? national : `+${getCountryCallingCode(country)} ${national}`;
};

const withoutDial = (value: string, country: CountryCode): string => {
  const dial = `+${getCountryCallingCode(country)}`;
  return (value.startsWith(dial) ? value.slice(dial.length) : value).trim();
};

/** Takes a kept number apart; what cannot be read stays as it is, in the current country. */
export const fromValue = (value: string, fallback: CountryCode): Phone => {
  const parsed = parsePhoneNumberFromString(value, fallback);
  if (!parsed?.country) return { country: fallback, national: withoutDial(value, fallback) };
  return { country: parsed.country, national: parsed.formatNational() };
};

/**
 * What is typed, in the country's spacing. A pasted number with `+` names its own country. Nothing is moved under the
 * caret: text is spaced only when it grows at its end.
 */
export const typed = (text: string, before: Phone, atEnd: boolean): Phone => {
  if (text.startsWith('+')) {
    const parsed = parsePhoneNumberFromString(text);
    return parsed?.country
      ? { country: parsed.country, national: parsed.formatNational() }
      : { ...before, national: text };
  }
  const grows = atEnd && text.length > before.national.length;
  return { ...before, national: grows ? new AsYouType(before.country).input(text) : text };
};
