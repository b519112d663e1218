export const csvType = 'text/csv; charset=utf-8';

const byteOrderMark = '\ufeff';

/** A spreadsheet would compute what begins so. */
const formula = /^[=+\-@\t\r]/;

const guarded = /^'[=+\-@\t\r]/;

/** A text as it was before `writeCsv` kept it from being a formula. */
export const withoutGuard = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV in UTF-8, in the form that spreadsheets and shops read. Text that looks like a formula is kept from being one. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(`${byteOrderMark}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`);
