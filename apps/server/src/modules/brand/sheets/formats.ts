import type { Language } from '../../../domain/language.ts';
import { count, money } from '../../../platform/documents/format.ts';
import { folded, textOf, wholeIn } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import { amountsIn, stockIn } from './numbers.ts';
import type { Choice, SheetList } from './types.ts';
import { texts, t } from './words.ts';

/** How the cells of a column are read and shown. */
export interface Format<Value> {
  /** Undefined for a blank cell and for what does not fit. */
  read: (cell: SheetCell) => Value | undefined;
  /** In the words of who asks. */
  show: (value: Value) => string;
  /** As a downloaded sheet has it. */
  cell: (value: Value) => string | number;
}

const mostDays = 730;

const words = (key: 'yes' | 'no', ...others: string[]): string[] => [
  ...Object.values(texts[key]).map(folded),
  ...others,
];

export const textFormat: Format<string> = {
  read: (cell) => textOf(cell) || undefined,
  show: (value) => value,
  cell: (value) => value,
};

export const daysFormat: Format<number> = {
  read: (cell) => wholeIn(cell, mostDays),
  show: String,
  cell: (days) => days,
};

/** Units that an order must or may have of a product. */
export const quantityFormat: Format<number> = {
  read: (cell) => {
    const units = wholeIn(cell, 1_000_000) ?? 0;
    return units >= 1 ? units : undefined;
  },
  show: String,
  cell: (units) => units,
};

/** Whether something is so, in the words of any language. */
export const yesNoFormat = (language: Language): Format<boolean> => {
  const isOneOf = (cell: SheetCell, words: readonly string[]): boolean => words.includes(folded(textOf(cell)));
  const cell = (value: boolean): string => t(language, value ? 'yes' : 'no');
  return {
    read: (given) =>
      isOneOf(given, words('yes', 'true', '1')) ? true : isOneOf(given, words('no', 'false', '0')) ? false : undefined,
    show: cell,
    cell,
  };
};

export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Tags as one text, each once. */
export const tagsFormat: Format<string> = {
  ...textFormat,
  read: (cell) => tagsIn(textOf(cell)).join(', ') || undefined,
};

/** A choice by any of its names; its value is its id. */
export const choiceFormat = (choices: readonly Choice[]): Format<number> => {
  const show = (id: number): string => choices.find((choice) => choice.id === id)?.name ?? '';
  const read = (cell: SheetCell) =>
    choices.find(({ names }) => names.some((name) => folded(name) === folded(textOf(cell))))?.id;
  return { read, show, cell: show };
};

/** An amount in cents. */
export const priceFormat = (language: Language, list: SheetList | undefined): Format<number> => ({
  read: amountsIn(language, list?.currency),
  show: (cents) => (list ? money(language, cents / 100, list.currency) : String(cents / 100)),
  cell: (cents) => cents / 100,
});

/** Units; null is not limited. */
export const stockFormat = (language: Language): Format<number | null> => ({
  read: stockIn,
  show: (units) => (units === null ? t(language, 'unlimited') : count(language, units)),
  cell: (units) => units ?? t(language, 'unlimited'),
});
