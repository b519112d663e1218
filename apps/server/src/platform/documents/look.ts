import { expanded } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { AccountRecord } from '../../domain/account.ts';
import type { SheetLook } from './xlsx/types.ts';

export interface PaperFont {
  family: string;
  weight: number;
  /** Space between letters, as a part of the size. */
  tracking: number;
  isUpper: boolean;
}

/** An account's branding as far as paper can show it: light mode on white. Colours are `#rrggbb`. */
export interface PaperLook {
  display: PaperFont;
  text: PaperFont;
  ink: string;
  muted: string;
  line: string;
  brand: string;
  onBrand: string;
  soft: string;
}

const opaque = (colour: string): string => colour.slice(0, 7);

/** `-0.02em` as a part of the size. */
const inEm = (length: string): number => (length.endsWith('em') ? Number.parseFloat(length) : 0);

const readerOf = (style: Branding) => {
  const vars: Readonly<Record<string, string>> = expanded(style, 'light').vars;
  return (name: string): string => vars[`--v-${name}`] ?? '';
};

/** The look of documents of an account. */
export const paperLook = ({ style }: Pick<AccountRecord, 'style'>): PaperLook => {
  const read = readerOf(style);
  const colour = (name: string): string => opaque(read(`color-${name}`));
  return {
    display: {
      family: style.type.display,
      weight: Number(read('font-display-weight')) || 400,
      tracking: inEm(read('font-display-tracking')),
      isUpper: read('font-display-transform') === 'uppercase',
    },
    text: { family: style.type.text, weight: 400, tracking: 0, isUpper: false },
    ink: colour('ink'),
    muted: colour('ink-muted'),
    line: colour('line'),
    brand: colour('brand'),
    onBrand: colour('on-brand'),
    soft: colour('ground-sunken'),
  };
};

/** The same look for a spreadsheet. A program without the partner's families shows its own. */
export const sheetLook = (account: Pick<AccountRecord, 'style'>): SheetLook => {
  const { display, text, ink, muted, line, brand, onBrand, soft } = paperLook(account);
  const digits = (colour: string): string => colour.slice(1).toUpperCase();
  return {
    display: display.family,
    text: text.family,
    brand: digits(brand),
    onBrand: digits(onBrand),
    ink: digits(ink),
    muted: digits(muted),
    line: digits(line),
    soft: digits(soft),
  };
};
