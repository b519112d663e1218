import { utils, write } from '@e965/xlsx';
import { zip } from '../../platform/documents/xlsx/zip.ts';
import { lyingZip } from './zips.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of a workbook around one sheet. */
const around = (sheet: string | Buffer, strings = ''): { path: string; content: Buffer }[] =>
  [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    ['xl/sharedStrings.xml', `<sst xmlns="${main}">${strings}</sst>`],
    ['xl/worksheets/sheet1.xml', sheet],
  ].map(([path, content]) => ({ path: String(path), content: Buffer.from(content as string) }));

const sheetOf = (rows: string, ref = 'A1:KN5000'): string =>
  `<worksheet xmlns="${main}"><dimension ref="${ref}"/><sheetData>${rows}</sheetData></worksheet>`;

const rowsOf = (count: number, columns: number, cell: string): string =>
  Array.from(
    { length: count },
    (_, row) =>
      `<row r="${row + 1}">${Array.from({ length: columns }, (_cell, at) => cell.replace('@', `${utils.encode_col(at)}${row + 1}`)).join('')}</row>`,
  ).join('');

const entities = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;
const small = sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>', 'A1:A1');
const vast = (): Buffer => Buffer.alloc(200_000_000, '<row r="1"><c r="A1"><v>1</v></c></row>');

/** What a file is, how it is made, and what may be said of it. */
export type Bomb = readonly [what: string, make: () => Promise<Buffer> | Buffer, said: readonly string[]];

/** Workbooks of some kilobytes that hide, nest or never end. */
export const bombs = (): readonly Bomb[] => [
  [
    'macros under another name in the directory',
    () =>
      lyingZip([
        ...around(small),
        { path: 'xl/vbaProject.bin', content: Buffer.from('x'), said: { path: 'xl/other.bin' } },
      ]),
    ['rows', 'macros', 'invalid', 'damaged'],
  ],
  [
    'entries of 1 MB that are 50 MB together',
    () =>
      zip([
        ...around(small),
        ...Array.from({ length: 50 }, (_, at) => ({ path: `xl/media/${at}.bin`, content: Buffer.alloc(1_000_000) })),
      ]),
    ['tooLarge'],
  ],
  [
    'one entry more than 200',
    () =>
      zip([
        ...around(small),
        ...Array.from({ length: 195 }, (_, at) => ({ path: `xl/media/${at}.bin`, content: 'x' })),
      ]),
    ['tooLarge'],
  ],
  [
    'nearly as much as an archive may hold',
    () =>
      zip([
        ...around(small),
        ...Array.from({ length: 194 }, (_, at) => ({ path: `xl/media/${at}.bin`, content: Buffer.alloc(250_000) })),
      ]),
    ['rows'],
  ],
  [
    'a directory in the comment of another one',
    async () => {
      const [outer, inner] = [await zip([{ path: 'a', content: 'a' }]), await zip(around(small))];
      return Buffer.concat([
        outer.subarray(0, -2),
        Buffer.from([inner.length % 256, Math.floor(inner.length / 256)]),
        inner,
      ]);
    },
    ['rows', 'invalid', 'damaged'],
  ],
  [
    'entities in entities',
    () =>
      zip(around(`${entities}${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c></row>', 'A1:A1')}`)),
    ['rows', 'invalid', 'damaged'],
  ],
  [
    'entities in its texts',
    () =>
      zip(
        around(sheetOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', 'A1:A1'), `<si><t>&j;</t></si>`).map((entry) =>
          entry.path.includes('shared')
            ? { ...entry, content: Buffer.from(entities + entry.content.toString()) }
            : entry,
        ),
      ),
    ['rows', 'invalid', 'damaged'],
  ],
  [
    'more rows than fit',
    () => zip(around(sheetOf(rowsOf(6000, 1, '<c r="@"><v>7</v></c>'), 'A1:A6000'))),
    ['tooManyRows'],
  ],
  [
    'a cell at the end of the sheet',
    () => zip(around(sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'A1:XFD1048576'))),
    ['rows', 'tooManyRows'],
  ],
  [
    'tags without an end',
    () => zip(around(`<worksheet><sheetData>${'<row><c><is><t>'.repeat(300_000)}`)),
    ['rows', 'invalid', 'damaged', 'tooLong', 'tooLarge'],
  ],
  [
    'a vast merged area',
    () =>
      zip(
        around(
          sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>', 'A1').replace(
            '</worksheet>',
            '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>',
          ),
        ),
      ),
    ['rows', 'invalid', 'damaged', 'tooManyRows'],
  ],
];

/** Workbooks that are small on the wire and vast once they are read. */
export const vastBombs = (): readonly Bomb[] => [
  ['a sheet of 200 MB', () => zip(around(vast())), ['tooLarge']],
  [
    'a sheet of 200 MB that the directory calls small',
    () =>
      lyingZip(
        around(vast()).map((entry) => ({
          ...entry,
          ...(entry.path.endsWith('sheet1.xml') && { said: { size: 1000 } }),
        })),
      ),
    ['tooLarge', 'invalid', 'damaged'],
  ],
  [
    'one text of 2,000 letters in 300,000 cells',
    () => zip(around(sheetOf(rowsOf(1500, 200, '<c r="@" t="s"><v>0</v></c>')), `<si><t>${'x'.repeat(2000)}</t></si>`)),
    ['tooLarge', 'tooLong'],
  ],
  [
    'one text of 30 million letters in one cell',
    () =>
      zip(
        around(
          sheetOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', 'A1:A1'),
          `<si><t>${'x'.repeat(30_000_000)}</t></si>`,
        ),
      ),
    ['longText', 'tooLarge'],
  ],
  [
    '300,000 numbers',
    () => zip(around(sheetOf(rowsOf(1500, 200, '<c r="@"><v>7</v></c>')))),
    ['rows', 'tooLarge', 'tooLong'],
  ],
];

/** A workbook as people send it. */
export const ordinary = (): Buffer =>
  Buffer.from(
    write(
      utils.book_new(
        utils.aoa_to_sheet([
          ['Reference', 'Colour', 'S'],
          ['LD-01', 'Ink', 4],
          ['LD-01', 'Terracotta', 2],
        ]),
        'Order',
      ),
      { type: 'buffer', bookType: 'xlsx' },
    ) as Uint8Array,
  );

/** A workbook with a hundred rows that its directory calls unpacked: who follows its own heads reads them. */
export const twoFaced = (): Buffer =>
  lyingZip(
    around(sheetOf(rowsOf(100, 1, '<c r="@"><v>7</v></c>'), 'A1:A100')).map((entry) => ({
      ...entry,
      saidStored: entry.path.endsWith('sheet1.xml'),
    })),
  );
