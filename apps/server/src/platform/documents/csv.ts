export const csvType = 'text/csv; charset=utf-8';

const byteOrderMark = '\ufeff';

/**
 * How a text begins that a spreadsheet may compute: a sign of a formula, also in its wide and small forms and behind blanks, or a character
 * that is dropped before one. Apostrophes before it count, so that what `writeCsv` adds can be told from what was there.
 */
const formula = /^'*(?:[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]|[\t\r\n\0])/;

/** A text as it was before `writeCsv` kept it from being a formula. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** What ends a cell in one program or another: programs guess the separator by what they see outside of quotes. */
const special = /[",;|\t\r\n]/;

const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV in UTF-8, in the form that spreadsheets and shops read. Text that looks like a formula is kept from being one. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(`${byteOrderMark}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`);
