import { fromCents, readAmount, type LanguageTag } from '@vitrine/api/rules';

/** The least and the most of an order. */
export const limitFields = ['minimum_quantity', 'maximum_quantity', 'minimum_value', 'maximum_value'] as const;

type LimitField = (typeof limitFields)[number];

/** Limits as a form holds them: what is typed. */
export type LimitDraft = Record<LimitField, string>;
type Limits = Record<LimitField, number | null>;

const fieldsOf = <Value>(value: (name: LimitField) => Value) =>
  Object.fromEntries(limitFields.map((name) => [name, value(name)])) as Record<LimitField, Value>;

export const noLimits = (): LimitDraft => fieldsOf(() => '');

const isUnits = (name: LimitField): boolean => name.endsWith('quantity');

/** A limit as people of this language write it, without thousands separators: it stays as typed while one edits. */
const written = (value: number | null, locale: LanguageTag): string =>
  value === null ? '' : new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value);

export const writtenLimits = (limits: Limits, locale: LanguageTag): LimitDraft =>
  fieldsOf((name) => written(limits[name], locale));

/** What is typed as a limit: null for none, NaN for what is no number above zero, or no whole one where units are counted. */
const limitIn = (draft: LimitDraft, name: LimitField, locale: LanguageTag): number | null => {
  if (draft[name].trim() === '') return null;
  const cents = readAmount(draft[name], { locale }) ?? 0;
  const isWrong = cents <= 0 || (isUnits(name) && cents % 100 !== 0);
  return isWrong ? Number.NaN : fromCents(cents);
};

export const limitsIn = (draft: LimitDraft, locale: LanguageTag): Limits =>
  fieldsOf((name) => limitIn(draft, name, locale));

/** The limits that cannot be read. They are never sent: as JSON they would be no limit at all. */
export const unreadLimits = (draft: LimitDraft, locale: LanguageTag): LimitField[] =>
  limitFields.filter((name) => Number.isNaN(limitIn(draft, name, locale)));
