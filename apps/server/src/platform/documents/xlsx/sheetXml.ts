import { cellName } from './address.ts';
import { picturesOf, room } from './drawing.ts';
import { escapeCell, escapeXml } from './escape.ts';
import { styleIndex } from './styles.ts';
import type { Cell, Limit, Row, Sheet } from './types.ts';

const longestText = 32_767;
/** Points for a pixel at the usual 96 per inch. */
const pointsPerPixel = 0.75;

const cellXml = ({ value, style = 'text', formula }: Cell, address: string): string => {
  const open = `<c r="${address}" s="${styleIndex(style)}"`;
  if (typeof value === 'number')
    return `${open}>${formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`}<v>${value}</v></c>`;
  if (value === null || value === '') return `${open}/>`;
  return `${open} t="inlineStr"><is><t xml:space="preserve">${escapeCell(value.slice(0, longestText))}</t></is></c>`;
};

const rowXml = (row: Row, index: number, height?: number): string => {
  const cells = row.map((cell, column) => (cell ? cellXml(cell, cellName(column, index)) : '')).join('');
  return `<row r="${index + 1}"${height === undefined ? '' : ` ht="${height}" customHeight="1"`}>${cells}</row>`;
};

const viewXml = ({ frozen }: Sheet, isFirst: boolean): string => {
  const selected = isFirst ? ' tabSelected="1"' : '';
  if (!frozen) return `<sheetView${selected} showGridLines="0" workbookViewId="0"/>`;
  const { rows, columns } = frozen;
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft';
  return `<sheetView${selected} showGridLines="0" workbookViewId="0"><pane${columns > 0 ? ` xSplit="${columns}"` : ''} ySplit="${rows}" topLeftCell="${cellName(columns, rows)}" activePane="${pane}" state="frozen"/><selection pane="${pane}"/></sheetView>`;
};

const limitXml = ({ range, most, title, message }: Limit): string =>
  `<dataValidations count="1"><dataValidation type="whole" operator="between" allowBlank="1" showErrorMessage="1" errorTitle="${escapeXml(title)}" error="${escapeXml(message)}" sqref="${range}"><formula1>0</formula1><formula2>${escapeXml(most)}</formula2></dataValidation></dataValidations>`;

/** Room for what is bold, in characters. */
const forHead = (text: string): number => Math.ceil(text.length * 1.1) + 2;

/** The characters that the heads of a column need: they are never cut. */
const headWidth = (rows: readonly Row[], at: number): number =>
  rows.reduce((most, row) => {
    const { value, style } = row[at] ?? {};
    const isHead = typeof value === 'string' && (style === 'head' || style === 'headNumber');
    return isHead ? Math.max(most, forHead(value)) : most;
  }, 0);

/** `xl/worksheets/sheetN.xml`. Its parts keep the order that the format demands. */
export const sheetXml = (sheet: Sheet, isFirst: boolean): string => {
  const { rows, columns, isProtected, limit } = sheet;
  const pictures = picturesOf(sheet);
  const widths = columns.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(width, headWidth(rows, at))}" customWidth="1"/>`,
  );
  const heights = new Map(
    pictures.map(({ row, picture }) => [row, Math.ceil((picture.height + 2 * room) * pointsPerPixel)]),
  );
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews>${viewXml(sheet, isFirst)}</sheetViews>`,
    '<sheetFormatPr defaultRowHeight="16" customHeight="1"/>',
    widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '',
    `<sheetData>${rows.map((row, index) => rowXml(row, index, heights.get(index))).join('')}</sheetData>`,
    isProtected ? '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0"/>' : '',
    limit ? limitXml(limit) : '',
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>',
    pictures.length > 0 ? '<drawing r:id="rId1"/>' : '',
    '</worksheet>',
  ].join('');
};
