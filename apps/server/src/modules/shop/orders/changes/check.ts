import { amountInWords } from '@vitrine/api/rules';
import type { Language } from '../../../../domain/language.ts';
import { wordsIn } from '../../../../domain/content.ts';
import { invalid } from '../../../../domain/refusal.ts';
import { translatedLimitErrors } from '../../cart/finalize/validateOrder.ts';
import type { Cell, ChangedUnit, Terms, Totals, Units } from './types.ts';
import { t } from './words.ts';

const keyOf = ({ variation_id, size_id }: { variation_id: number; size_id: number }) => `${variation_id}:${size_id}`;

interface Wish {
  cell: Cell;
  quantity: number;
}

const namesOf = ({ name, variation, size }: Cell, language: Language) => ({
  name: wordsIn(language)(name),
  variation: wordsIn(language)(variation),
  size,
});

/** Why a colour and size cannot have the quantity. */
const problemOf = ({ cell, quantity }: Wish, currency: string, language: Language): string | undefined => {
  const { ordered, shipped, stock, is_offered, unit_cents, price_cents } = cell;
  const names = namesOf(cell, language);
  if (quantity < shipped) return t(language, 'alreadySent', { ...names, shipped });
  if (quantity <= ordered) return undefined;
  if (!is_offered || price_cents === null) return t(language, 'notOffered', { ...names, ordered });
  if (price_cents !== unit_cents) {
    const inWords = (cents: number) => amountInWords(cents, currency, language);
    return t(language, 'priceChanged', { ...names, now: inWords(price_cents), agreed: inWords(unit_cents) });
  }
  return stock !== null && quantity - ordered > stock
    ? t(language, 'stock', { ...names, most: ordered + stock })
    : undefined;
};

const totalsOf = (wishes: readonly Wish[]): Totals => ({
  units: wishes.reduce((sum, { quantity }) => sum + quantity, 0),
  cents: wishes.reduce((sum, { cell, quantity }) => sum + quantity * cell.unit_cents, 0),
});

const limitErrors = (wishes: readonly Wish[], terms: Terms, language: Language) =>
  translatedLimitErrors(
    {
      ...terms,
      items: wishes.filter(({ quantity }) => quantity > 0).map(({ cell, quantity }) => ({ ...cell, quantity })),
    },
    language,
  );

/** Limits that the change breaks. What the order breaks already, by as much or more, is not the change's fault. */
const brokenLimits = (before: readonly Wish[], after: readonly Wish[], terms: Terms, language: Language): string[] => {
  const known = limitErrors(before, terms, language);
  const isWorse = (error: (typeof known)[number]) =>
    !known.some(
      ({ scope, id, side, type, missing }) =>
        scope === error.scope &&
        id === error.id &&
        side === error.side &&
        type === error.type &&
        missing >= error.missing,
    );
  const nameOf = ({ scope, id }: (typeof known)[number]): string => {
    const cell = after.find(
      (wish) => (scope === 'product' ? wish.cell.product_id : wish.cell.collection_id) === id,
    )?.cell;
    return scope === 'seller' || !cell
      ? terms.brand
      : wordsIn(language)(scope === 'product' ? cell.name : cell.collection);
  };
  return limitErrors(after, terms, language)
    .filter(isWorse)
    .map((error) => `${nameOf(error)}: ${error.message}`);
};

export interface Judged {
  units: ChangedUnit[];
  before: Totals;
  after: Totals;
}

/** What the wished quantities change. 422 with every reason why they cannot be: stock, limits, prices, units that were sent. */
export const requireChange = (
  cells: readonly Cell[],
  units: readonly Units[],
  terms: Terms,
  language: Language,
): Judged => {
  const wished = new Map(units.map((unit) => [keyOf(unit), unit.quantity]));
  const known = new Set(cells.map(keyOf));
  if ([...wished.keys()].some((key) => !known.has(key))) throw invalid({ units: [t(language, 'unknown')] });
  const before = cells.map((cell) => ({ cell, quantity: cell.ordered }));
  const after = cells.map((cell) => ({ cell, quantity: wished.get(keyOf(cell)) ?? cell.ordered }));
  const changed = after.filter(({ cell, quantity }) => quantity !== cell.ordered);
  if (changed.length === 0) throw invalid({ units: [t(language, 'nothingChanged')] });
  const totals = totalsOf(after);
  if (totals.units === 0) throw invalid({ units: [t(language, 'nothingLeft')] });
  const problems = changed.flatMap((wish) => problemOf(wish, terms.currency, language) ?? []);
  const reasons = [...new Set([...problems, ...brokenLimits(before, after, terms, language)])];
  if (reasons.length > 0) throw invalid({ units: reasons });
  return { units: changed.map(toUnit), before: totalsOf(before), after: totals };
};

const toUnit = ({ cell, quantity }: Wish): ChangedUnit => ({
  variation_id: cell.variation_id,
  size_id: cell.size_id,
  name: cell.name,
  variation: cell.variation,
  size: cell.size,
  from: cell.ordered,
  to: quantity,
});

/** A proposal says what it begins from. 422 for each quantity that the brand corrected meanwhile. */
export const requireSameStart = (cells: readonly Cell[], units: readonly ChangedUnit[], language: Language): void => {
  const now = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const moved = units.flatMap((unit) => {
    const cell = now.get(keyOf(unit));
    if (!cell || cell.ordered === unit.from) return [];
    return [t(language, 'corrected', { ...namesOf(cell, language), now: cell.ordered, from: unit.from })];
  });
  if (moved.length > 0) throw invalid({ units: moved });
};
