import { escapeXml } from './escape.ts';
import type { CellStyle, SheetLook } from './types.ts';

interface Style {
  font: 'text' | 'muted' | 'strong' | 'title' | 'onBrand';
  fill: 'none' | 'brand' | 'soft' | 'input' | 'unavailable' | 'reason';
  border: 'none' | 'line' | 'top';
  format: 'text' | 'whole' | 'money' | 'date' | 'plain';
  align?: 'left' | 'right' | 'center';
  wrap?: true;
  unlocked?: true;
}

const cell = { font: 'text', fill: 'none', border: 'line', format: 'text' } as const;

const STYLES: Readonly<Record<CellStyle, Style>> = {
  text: cell,
  muted: { ...cell, font: 'muted', border: 'none' },
  strong: { ...cell, font: 'strong', border: 'none' },
  title: { ...cell, font: 'title', border: 'none' },
  head: { ...cell, font: 'onBrand', fill: 'brand', wrap: true },
  headNumber: { ...cell, font: 'onBrand', fill: 'brand', align: 'center', wrap: true },
  number: { ...cell, format: 'whole' },
  money: { ...cell, format: 'money' },
  wholeMoney: { ...cell, format: 'whole' },
  date: { ...cell, format: 'date', align: 'left' },
  strongDate: { ...cell, font: 'strong', border: 'none', format: 'date', align: 'left' },
  input: { ...cell, fill: 'input', format: 'whole', align: 'center', unlocked: true },
  inputText: { ...cell, fill: 'input', wrap: true, unlocked: true },
  unavailable: { ...cell, fill: 'unavailable' },
  total: { ...cell, font: 'strong', fill: 'soft', border: 'top' },
  totalNumber: { ...cell, font: 'strong', fill: 'soft', border: 'top', format: 'whole' },
  totalMoney: { ...cell, font: 'strong', fill: 'soft', border: 'top', format: 'money' },
  totalWholeMoney: { ...cell, font: 'strong', fill: 'soft', border: 'top', format: 'whole' },
  reason: { ...cell, fill: 'reason', wrap: true },
};

const names = Object.keys(STYLES) as CellStyle[];
const fonts = ['text', 'muted', 'strong', 'title', 'onBrand'] as const;
const fills = ['none', 'gray125', 'brand', 'soft', 'input', 'unavailable', 'reason'] as const;
const borders = ['none', 'line', 'top'] as const;
/** General, text, `#,##0` and `#,##0.00` are built in. */
const formats = { plain: 0, text: 49, whole: 3, money: 4, date: 164 } as const;
/** The month is a word, in the language of the program. */
const dateFormat = 'd mmm yyyy';

/** The number of a style; the default cell format comes first. */
export const styleIndex = (style: CellStyle): number => names.indexOf(style) + 1;

const font = (family: string, size: number, colour: string, bold = false): string =>
  `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><color rgb="FF${colour}"/><name val="${escapeXml(family)}"/></font>`;

const solid = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;

const border = (sides: string): string => `<border><left/><right/>${sides}<diagonal/></border>`;
const edge = (side: string, kind: string, colour: string): string =>
  `<${side} style="${kind}"><color rgb="FF${colour}"/></${side}>`;

const format = ({ font: face, fill, border: frame, format: number, align, wrap, unlocked }: Style): string => {
  const ids = `numFmtId="${formats[number]}" fontId="${fonts.indexOf(face)}" fillId="${fills.indexOf(fill)}" borderId="${borders.indexOf(frame)}"`;
  const place = `<alignment vertical="center"${align ? ` horizontal="${align}"` : ''}${wrap ? ' wrapText="1"' : ''}/>`;
  const lock = unlocked ? '<protection locked="0"/>' : '';
  return `<xf ${ids} xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${unlocked ? ' applyProtection="1"' : ''}>${place}${lock}</xf>`;
};

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

const inputFill = 'FFF9DB';
const unavailableFill = 'EDEDED';
const reasonFill = 'FDE3E1';

/** `xl/styles.xml` in the look of an account. Input cells are yellow everywhere: that is what people know. */
export const stylesXml = ({ display, text, brand, onBrand, ink, muted, line, soft }: SheetLook): string =>
  [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    list('numFmts', [`<numFmt numFmtId="${formats.date}" formatCode="${dateFormat}"/>`]),
    list('fonts', [
      font(text, 10, ink),
      font(text, 9, muted),
      font(text, 10, ink, true),
      font(display, 20, ink),
      font(text, 10, onBrand, true),
    ]),
    list('fills', [
      '<fill><patternFill patternType="none"/></fill>',
      '<fill><patternFill patternType="gray125"/></fill>',
      ...[brand, soft, inputFill, unavailableFill, reasonFill].map(solid),
    ]),
    list('borders', [
      border('<top/><bottom/>'),
      border(`<top/>${edge('bottom', 'thin', line)}`),
      border(`${edge('top', 'medium', ink)}<bottom/>`),
    ]),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    list('cellXfs', [
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
      ...names.map((name) => format(STYLES[name])),
    ]),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
