import type { CellChange, ProductCells, ProductChoices } from '@vitrine/api/client';
import { LANGUAGES, type LanguageCode, languageCodes } from '@vitrine/api/rules';
import type { DataGridColumn } from '@vitrine/ui/components/DataGrid';
import { listName } from '../listName.ts';

export type Field = CellChange['field'];

/** One of the things that a cell can be set to, by its name. */
export interface Choice {
  value: number | boolean;
  text: string;
}

/** How a column is read: words, whole numbers, amounts of money, or one of its choices. */
export type Kind =
  | { kind: 'words'; most: number; required?: boolean }
  | { kind: 'whole'; least: number; most: number; required?: boolean }
  | { kind: 'amount'; currency: string }
  /** `named` also knows what can no longer be chosen. */
  | { kind: 'choice'; choices: readonly Choice[]; named: readonly Choice[] };

export type TableColumn = DataGridColumn & { id: Field } & Kind;

export type Translate = (id: string, values?: Record<string, string | number>) => string;

interface ColumnsOf {
  choices: ProductChoices;
  /** All collections of the brand, archived ones too. */
  collections: readonly { id: number; name: string }[];
  language: LanguageCode;
  t: Translate;
}

const toChoices = (named: readonly { id: number; name: string }[]): Choice[] =>
  named.map(({ id, name }) => ({ value: id, text: name }));

const MOST_UNITS = 1_000_000;

const nameColumns = ({ language, t }: ColumnsOf): TableColumn[] =>
  languageCodes
    .toSorted((one) => (one === language ? -1 : 1))
    .map((code) => ({
      id: `name.${code}`,
      label: t('catalogue.grid.name', { language: LANGUAGES[code].name }),
      width: 'wide',
      kind: 'words',
      most: 160,
    }));

const choiceColumn = (id: Field, label: string, choices: readonly Choice[], named = choices): TableColumn => ({
  id,
  label,
  kind: 'choice',
  choices,
  named,
  options: choices.map(({ text }) => text),
});

const unitsColumn = (id: Field, label: string): TableColumn => ({
  id,
  label,
  kind: 'whole',
  least: 1,
  most: MOST_UNITS,
  width: 'narrow',
  align: 'end',
});

const priceColumns = ({ choices: { pricelists }, t }: ColumnsOf): TableColumn[] =>
  pricelists.flatMap(({ id, name: list, currency }) =>
    (['wholesale', 'retailer'] as const).map((amount) => ({
      id: `prices.${id}.${amount}` as const,
      label: t(`catalogue.grid.${amount}`, { list: listName({ name: list, currency }) }),
      kind: 'amount',
      currency,
      align: 'end',
    })),
  );

/** The columns of the table: what a brand changes in many products at once. */
export const columnsOf = (given: ColumnsOf): TableColumn[] => {
  const { choices, collections, t } = given;
  const shown = [
    { value: true, text: t('catalogue.grid.yes') },
    { value: false, text: t('catalogue.grid.no') },
  ];
  const [first, ...otherNames] = nameColumns(given);
  return [
    ...(first ? [first] : []),
    {
      id: 'reference_code',
      label: t('catalogue.product.reference'),
      kind: 'words',
      most: 60,
      required: true,
    },
    ...otherNames,
    choiceColumn(
      'collection_id',
      t('catalogue.product.collection'),
      toChoices(choices.collections),
      toChoices(collections),
    ),
    choiceColumn('category_id', t('catalogue.product.category'), toChoices(choices.categories)),
    choiceColumn('segment_id', t('catalogue.product.segment'), toChoices(choices.segments)),
    ...priceColumns(given),
    {
      id: 'delivery_days',
      label: t('catalogue.product.days'),
      kind: 'whole',
      least: 0,
      most: 730,
      required: true,
      width: 'narrow',
      align: 'end',
    },
    unitsColumn('minimum_quantity', t('catalogue.product.least')),
    unitsColumn('maximum_quantity', t('catalogue.product.most')),
    { ...choiceColumn('is_active', t('catalogue.products.active'), shown), width: 'narrow' },
  ];
};

/** Any value of a cell. */
export type Value = CellChange['value'];
export type { ProductCells };
