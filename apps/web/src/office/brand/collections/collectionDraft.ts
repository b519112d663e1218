import type { BrandCollection, CallInput, VitrineContract } from '@vitrine/api/client';
import type { LanguageCode, LanguageTag } from '@vitrine/api/rules';
import { limitsIn, noLimits, writtenLimits, type LimitDraft } from '../../parts/mappers/limitDraft.ts';

export type CollectionInput = CallInput<VitrineContract['brandCollections']['add']>['body'];
type Texts = Partial<Record<LanguageCode, string>>;

/** Fields in one language, and fields in each. */
export const textFields = ['name', 'button', 'delivery_msg', 'press_release'] as const;
export const dayFields = ['order_window_end', 'production_window_start', 'production_window_end'] as const;

type TypedField = 'season' | 'lookbook_url' | (typeof dayFields)[number];

/** A collection as its form holds it: what is typed, as texts. */
export type CollectionDraft = LimitDraft &
  Record<TypedField, string> &
  Record<(typeof textFields)[number], Texts> & { is_active: boolean };

const fieldsOf = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

export const newDraft = (): CollectionDraft => ({
  season: '',
  lookbook_url: '',
  is_active: false,
  ...fieldsOf(textFields, () => ({})),
  ...fieldsOf(dayFields, () => ''),
  ...noLimits(),
});

export const draftOf = (collection: BrandCollection, locale: LanguageTag): CollectionDraft => ({
  season: collection.season,
  lookbook_url: collection.lookbook_url,
  is_active: collection.is_active,
  ...fieldsOf(textFields, (name) => collection[name]),
  ...fieldsOf(dayFields, (name) => collection[name] ?? ''),
  ...writtenLimits(collection, locale),
});

export const inputOf = (draft: CollectionDraft, locale: LanguageTag): CollectionInput => ({
  ...draft,
  ...fieldsOf(dayFields, (name) => draft[name] || null),
  ...limitsIn(draft, locale),
});

/** What people edit of a collection. */
export const collectionInput = (collection: BrandCollection): CollectionInput =>
  fieldsOf(Object.keys(newDraft()) as (keyof CollectionInput)[], (name) => collection[name]) as CollectionInput;
