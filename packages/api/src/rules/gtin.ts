/** How many digits a GTIN has: EAN-8, UPC, EAN-13 and GTIN-14. */
const lengths = [8, 12, 13, 14];

/** Why a text is no GTIN. `rounded`: a spreadsheet has kept its first digits alone, such as 7.89E+12. */
export type GtinProblem = 'rounded' | 'letters' | 'length' | 'check';

/** The digits of a GTIN, without the spaces and hyphens that people type between them. */
export const gtinDigits = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]/g, '');

/** The form in which GTINs are compared, 14 digits: a UPC and the EAN-13 with a zero before it are the same. */
export const gtinKey = (digits: string): string => digits.padStart(14, '0');

/** The last digit of a GTIN is one that the others ask for. */
const hasCheckDigit = (digits: string): boolean => {
  const sum = Array.from(gtinKey(digits)).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
};

/** Why digits are no GTIN; undefined if they are one. */
export const gtinProblem = (digits: string): GtinProblem | undefined => {
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(digits)) return 'rounded';
  if (!/^\d+$/.test(digits)) return 'letters';
  if (!lengths.includes(digits.length)) return 'length';
  return hasCheckDigit(digits) ? undefined : 'check';
};

/** A GTIN that a spreadsheet has kept as a number, with the zeros before it that numbers lose. */
export const gtinOfNumber = (value: number): string => {
  const digits = String(value);
  const length = lengths.find((each) => each >= digits.length && each - digits.length <= 2) ?? digits.length;
  return digits.padStart(length, '0');
};
