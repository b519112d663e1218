const TAB = '\t';

/** Where reading stands: inside quotation marks a tab or line break belongs to the cell. */
interface Reader {
  rows: string[][];
  row: string[];
  cell: string;
  quoted: boolean;
}

const endCell = (reader: Reader) => {
  reader.row.push(reader.cell);
  reader.cell = '';
};

const endRow = (reader: Reader) => {
  endCell(reader);
  reader.rows.push(reader.row);
  reader.row = [];
};

/** Takes one character inside quotation marks; says how many it used. */
const readQuoted = (reader: Reader, text: string, at: number): number => {
  if (text[at] !== '"') {
    reader.cell += text[at];
    return 1;
  }
  if (text[at + 1] === '"') {
    reader.cell += '"';
    return 2;
  }
  reader.quoted = false;
  return 1;
};

const readPlain = (reader: Reader, char: string): void => {
  if (char === '"' && reader.cell === '') reader.quoted = true;
  else if (char === TAB) endCell(reader);
  else if (char === '\n') endRow(reader);
  else reader.cell += char;
};

/** The `text/plain` that spreadsheets put on the clipboard, as rows of cells. A last line break adds no row. */
export const parseBlock = (plain: string): string[][] => {
  const text = plain.replace(/\r\n?/g, '\n');
  const reader: Reader = { rows: [], row: [], cell: '', quoted: false };
  for (let at = 0; at < text.length;) {
    if (reader.quoted) at += readQuoted(reader, text, at);
    else readPlain(reader, text[at++] ?? '');
  }
  if (reader.cell !== '' || reader.row.length > 0) endRow(reader);
  return reader.rows;
};

/** Marks around what would be read as several cells. */
const quoted = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A rectangle of cells as spreadsheets read it; null is an empty cell. */
export const formatBlock = (cells: readonly (readonly (number | string | null)[])[]): string =>
  cells.map((row) => row.map((value) => quoted(String(value ?? ''))).join(TAB)).join('\n');
