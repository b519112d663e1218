/** The signs that group digits and that part a fraction in one language. */
export interface NumberSigns {
  group: string;
  decimal: string;
}

export const numberSigns = (locale: string): NumberSigns => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8);
  const sign = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: sign('group', ','), decimal: sign('decimal', '.') };
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const grouped = (sign: string) => new RegExp(`^\\d{1,3}(?:${escape(sign)}\\d{3})+$`);

const withFraction = (text: string, { group, decimal }: NumberSigns): number | null => {
  const [whole = '', fraction = '', ...rest] = text.split(decimal);
  const digits = grouped(group).test(whole) ? whole.replaceAll(group, '') : whole;
  if (rest.length > 0 || !/^\d+$/.test(digits) || !/^\d*$/.test(fraction)) return null;
  return Number(`${digits}.${fraction || '0'}`);
};

const readPositive = (text: string, signs: NumberSigns): number | null => {
  const own = withFraction(text, signs);
  if (own !== null && Number.isInteger(own)) return own;
  if (grouped(signs.decimal).test(text)) return Number(text.replaceAll(signs.decimal, ''));
  return own ?? withFraction(text, { group: signs.decimal, decimal: signs.group });
};

/**
 * Reads a number that a person or a spreadsheet wrote: `1.234` or `1,234`, by language. Units are whole, so a sign that would leave a
 * fraction but stands before exactly three digits groups them. Null when it is no number.
 */
export const readNumber = (raw: string, signs: NumberSigns): number | null => {
  const text = raw.replace(/[\s\u00a0\u202f']/g, '');
  const isNegative = /^[-\u2212]\d/.test(text);
  const read = readPositive(isNegative ? text.slice(1) : text, signs);
  return read !== null && isNegative ? -read : read;
};

/** Whole units of an entry: never below 0 (V-062), without a fraction; null when it is no number. */
export const readUnits = (raw: string, signs: NumberSigns): number | null => {
  const read = readNumber(raw, signs);
  return read === null ? null : Math.max(0, Math.floor(read));
};
