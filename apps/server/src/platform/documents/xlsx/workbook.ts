import { drawingXml, mediaName, mediaOf, picturesOf } from './drawing.ts';
import { escapeXml } from './escape.ts';
import { sheetXml } from './sheetXml.ts';
import { stylesXml } from './styles.ts';
import type { PlacedPicture, Sheet, Workbook } from './types.ts';
import { zip } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** As files are answered. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const part = 'application/vnd.openxmlformats-officedocument';

const xml = (path: string, content: string): ZipEntry => ({ path, content: head + content });

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${packaged}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const contentTypes = (sheets: readonly Sheet[], hasPictures: boolean): string =>
  [
    `<Types xmlns="${packaged}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...(hasPictures ? ['png', 'jpeg'].map((type) => `<Default Extension="${type}" ContentType="image/${type}"/>`) : []),
    `<Override PartName="/xl/workbook.xml" ContentType="${part}.spreadsheetml.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${part}.spreadsheetml.styles+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ...sheets.map(
      (_, at) =>
        `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${part}.spreadsheetml.worksheet+xml"/>`,
    ),
    hasPictures ? `<Override PartName="/xl/drawings/drawing1.xml" ContentType="${part}.drawing+xml"/>` : '',
    '</Types>',
  ].join('');

const titles = (sheets: readonly Sheet[]): string => {
  const names = sheets.flatMap(({ name, frozen }, at) =>
    frozen
      ? `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${escapeXml(`'${name.replaceAll("'", "''")}'`)}!$1:$${frozen.rows}</definedName>`
      : [],
  );
  return names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '';
};

const workbookXml = (sheets: readonly Sheet[]): string =>
  [
    `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>`,
    ...sheets.map(
      ({ name, isHidden }, at) =>
        `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    ),
    `</sheets>${titles(sheets)}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
  ].join('');

const core = ({ title, author }: Workbook): string =>
  `<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator></cp:coreProperties>`;

const drawingFiles = (placed: readonly PlacedPicture[], sheet: number): ZipEntry[] => {
  const media = mediaOf(placed);
  return [
    xml(`xl/worksheets/_rels/sheet${sheet}.xml.rels`, relations([`${office}/drawing`, '../drawings/drawing1.xml'])),
    xml('xl/drawings/drawing1.xml', drawingXml(placed)),
    xml(
      'xl/drawings/_rels/drawing1.xml.rels',
      relations(...media.map((picture, at) => [`${office}/image`, `../media/${mediaName(picture, at)}`] as const)),
    ),
    ...media.map((picture, at) => ({ path: `xl/media/${mediaName(picture, at)}`, content: picture.content })),
  ];
};

/**
 * A workbook as XLSX. Text stays text in every program, formulas carry their result, and protected sheets can be filled in where a cell
 * has the style `input`. At most one sheet has pictures.
 */
export const writeWorkbook = (workbook: Workbook): Promise<Buffer> => {
  const { sheets, look, author } = workbook;
  const drawn = sheets.findIndex((sheet) => picturesOf(sheet).length > 0);
  const placed = sheets.flatMap((sheet) => picturesOf(sheet, author));
  return zip([
    xml('[Content_Types].xml', contentTypes(sheets, placed.length > 0)),
    xml(
      '_rels/.rels',
      relations(
        [`${office}/officeDocument`, 'xl/workbook.xml'],
        [`${packaged}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ),
    ),
    xml('docProps/core.xml', core(workbook)),
    xml('xl/workbook.xml', workbookXml(sheets)),
    xml(
      'xl/_rels/workbook.xml.rels',
      relations(...sheets.map((_, at) => [`${office}/worksheet`, `worksheets/sheet${at + 1}.xml`] as const), [
        `${office}/styles`,
        'styles.xml',
      ]),
    ),
    xml('xl/styles.xml', stylesXml(look)),
    ...sheets.map((sheet, at) => xml(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, at === 0))),
    ...(drawn === -1 ? [] : drawingFiles(placed, drawn + 1)),
  ]);
};
