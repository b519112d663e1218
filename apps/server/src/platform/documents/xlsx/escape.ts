// eslint-disable-next-line no-control-regex -- characters that XML 1.0 cannot hold, and halves of surrogate pairs
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or an attribute of a spreadsheet's XML. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What a spreadsheet reads as a character by its number: `_x0041_` is an A. */
const numbered = /_(?=x[\da-f]{4}_)/gi;
// eslint-disable-next-line no-control-regex -- characters that XML 1.0 cannot hold; a cell names them by their numbers
const unwritable = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text of a cell, in which every character can be written but NUL. A line ends in LF, as in spreadsheets. */
export const escapeCell = (text: string): string =>
  escapeXml(
    text
      .replace(/\r\n?/g, '\n')
      .replace(numbered, '_x005F_')
      .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );
