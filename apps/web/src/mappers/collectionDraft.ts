import type { BrandCollection, CallInput, VitrineContract } from '@vitrine/api/client';
import { fromCents, readAmount, type LanguageCode, type LanguageTag } from '@vitrine/api/rules';

export type CollectionInput = CallInput<VitrineContract['brandCollections']['add']>['body'];
type Texts = Partial<Record<LanguageCode, string>>;

/** Fields in one language, and fields in each. */
export const textFields = ['name', 'button', 'delivery_msg', 'press_release'] as const;
export const dayFields = ['order_window_end', 'production_window_start', 'production_window_end'] as const;
export const limitFields = ['minimum_quantity', 'maximum_quantity', 'minimum_value', 'maximum_value'] as const;

type TypedField = 'season' | 'lookbook_url' | (typeof dayFields)[number] | (typeof limitFields)[number];

/** A collection as its form holds it: what is typed, as texts. */
export type CollectionDraft = Record<TypedField, string> &
  Record<(typeof textFields)[number], Texts> & { is_active: boolean };

const fieldsOf = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

export const newDraft = (): CollectionDraft => ({
  season: '',
  lookbook_url: '',
  is_active: false,
  ...fieldsOf(textFields, () => ({})),
  ...fieldsOf([...dayFields, ...limitFields], () => ''),
});

const isUnits = (name: (typeof limitFields)[number]): boolean => name.endsWith('quantity');

/** A limit as people of this language write it, without thousands separators: it stays as typed while one edits. */
const written = (value: number | null, locale: LanguageTag): string =>
  value === null ? '' : new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value);

export const draftOf = (collection: BrandCollection, locale: LanguageTag): CollectionDraft => ({
  season: collection.season,
  lookbook_url: collection.lookbook_url,
  is_active: collection.is_active,
  ...fieldsOf(textFields, (name) => collection[name]),
  ...fieldsOf(dayFields, (name) => collection[name] ?? ''),
  ...fieldsOf(limitFields, (name) => written(collection[name], locale)),
});

/** What is typed as a limit: null for none, NaN for what is no number above zero, or no whole one where units are counted. */
const limitIn = (draft: CollectionDraft, name: (typeof limitFields)[number], locale: LanguageTag): number | null => {
  if (draft[name].trim() === '') return null;
  const cents = readAmount(draft[name], { locale }) ?? 0;
  const isWrong = cents <= 0 || (isUnits(name) && cents % 100 !== 0);
  return isWrong ? Number.NaN : fromCents(cents);
};

/** The limits that cannot be read. They are never sent: as JSON they would be no limit at all. */
export const unreadLimits = (draft: CollectionDraft, locale: LanguageTag): (typeof limitFields)[number][] =>
  limitFields.filter((name) => Number.isNaN(limitIn(draft, name, locale)));

export const inputOf = (draft: CollectionDraft, locale: LanguageTag): CollectionInput => ({
  ...draft,
  ...fieldsOf(dayFields, (name) => draft[name] || null),
  ...fieldsOf(limitFields, (name) => limitIn(draft, name, locale)),
});

type Field = keyof CollectionInput;

/** The fields that differ between two states of a collection. */
export const changedBetween = (one: BrandCollection, other: BrandCollection): Field[] =>
  (Object.keys(newDraft()) as Field[]).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
