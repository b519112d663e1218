import { isLanguageCode, languageCodes } from '@vitrine/api/rules';
import type { Language } from '../../../../domain/language.ts';
import type { Layout } from '../../../../platform/documents/layouts/types.ts';
import { folded, textOf } from '../../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../../platform/documents/reading/types.ts';
import { columnName } from '../../../../platform/documents/xlsx/address.ts';
import { gtinSizeOf, sizeNameOf } from '../../../../platform/documents/layouts/columnNames.ts';
import { inLanguage, plainColumns } from '../columns.ts';
import type { Column, Head } from '../columns.ts';
import type { SheetList } from '../types.ts';
import { t } from '../words.ts';

const beforeSize = /^(?:stock|estoque|inventory|quantity|quantidade|qty|qtde?|units|unidades)\.?\s+/i;

/** The size that a column of stock is named after: `Stock 38`, `Qty. 38` and `Size 38` are 38. */
export const stockSizeOf = (name: string): string => sizeNameOf(name.trim().replace(beforeSize, ''));

/** What stands for a column on the wire. */
export const toUse = (column: Column): string => {
  if ('language' in column) return `${column.kind}:${column.language}`;
  return 'list' in column ? `${column.kind}:${column.list}` : column.kind;
};

/** What a column holds; undefined for `none`, and for a price list that the brand does not have. */
const columnFor = (use: string, name: string, lists: readonly SheetList[]): Column | undefined => {
  const [kind = '', of = ''] = use.split(':');
  const plain = plainColumns.find((word) => word === kind);
  if (plain) return { kind: plain };
  if ((kind === 'name' || kind === 'description') && isLanguageCode(of)) return { kind, language: of };
  if ((kind === 'wholesale' || kind === 'retailer') && lists.some(({ id }) => String(id) === of))
    return { kind, list: Number(of) };
  if (kind === 'gtin') return { kind, size: folded(gtinSizeOf(name) ?? sizeNameOf(name)) };
  return kind === 'stock' ? { kind, size: folded(stockSizeOf(name)) } : undefined;
};

/** The head of a sheet whose columns were said. */
export const headOf = (
  rows: SheetRows,
  { head, uses }: Layout,
  lists: readonly SheetList[],
  language: Language,
): Head => {
  const columns = uses.flatMap((use, at) => {
    const name = textOf(rows[head]?.[at]);
    const column = columnFor(use, name, lists);
    const label = name || t(language, 'columnLetter', { letter: columnName(at) });
    return column ? [{ ...column, at, label }] : [];
  });
  return { row: head, columns };
};

/** What a column may hold, named as our own sheet names it. */
export const offeredUses = (language: Language, lists: readonly SheetList[]): { use: string; label: string }[] => {
  const plain = (kinds: readonly (typeof plainColumns)[number][]) =>
    kinds.map((kind) => ({ use: kind, label: t(language, kind) }));
  return [
    ...plain(['reference']),
    ...(['name', 'description'] as const).flatMap((kind) =>
      languageCodes.map((code) => ({
        use: toUse({ kind, language: code }),
        label: inLanguage(t(language, kind), code),
      })),
    ),
    ...plain(plainColumns.filter((kind) => kind !== 'reference')),
    ...lists.flatMap(({ id, name }) =>
      (['wholesale', 'retailer'] as const).map((kind) => ({
        use: toUse({ kind, list: id }),
        label: `${t(language, kind)} ${name}`,
      })),
    ),
    { use: 'stock', label: t(language, 'stock') },
    { use: 'gtin', label: t(language, 'gtin') },
  ];
};

/** What our own sheet calls a column. */
export const labelOf = (
  column: Column,
  { lists, sizes }: { lists: readonly SheetList[]; sizes: readonly { name: string }[] },
  language: Language,
): string => {
  if (column.kind === 'stock' || column.kind === 'gtin')
    return `${t(language, column.kind)} ${sizes.find(({ name }) => folded(name) === column.size)?.name ?? column.size}`.trim();
  return offeredUses(language, lists).find(({ use }) => use === toUse(column))?.label ?? '';
};

/** Why the columns cannot be read as said, as a word of the sheet; undefined if they can. */
export const problemOf = (
  rows: SheetRows,
  { head, uses }: Layout,
  lists: readonly SheetList[],
): 'usesReference' | 'usesTwice' | 'usesList' | undefined => {
  const columns = uses.map((use, at) => ({ use, column: columnFor(use, textOf(rows[head]?.[at]), lists) }));
  if (columns.some(({ use, column }) => use !== 'none' && !column)) return 'usesList';
  const held = columns.flatMap(({ use, column }) => {
    if (!column) return [];
    return 'size' in column ? `${column.kind} ${column.size}` : use;
  });
  if (!held.some((one) => one === 'reference' || one.startsWith('gtin '))) return 'usesReference';
  return new Set(held).size < held.length ? 'usesTwice' : undefined;
};
