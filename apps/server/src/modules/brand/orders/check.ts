import { invalid } from '../../../domain/refusal.ts';
import type { Language } from '../../../domain/language.ts';
import type { OrderedUnit, Units } from './types.ts';
import { t } from './words.ts';

const keyOf = ({ variation_id, size_id }: { variation_id: number; size_id: number }) => `${variation_id}:${size_id}`;

type Check = (unit: OrderedUnit, quantity: number) => string | undefined;

/** The named units beside what was ordered. 422 with the first wrong one, and for units that the order does not have. */
const match = (language: Language, ordered: readonly OrderedUnit[], units: readonly Units[], check: Check) => {
  const known = new Map(ordered.map((unit) => [keyOf(unit), unit]));
  const named = new Map(units.map((unit) => [keyOf(unit), unit]));
  const problems = [...named.values()].flatMap((unit) => {
    const found = known.get(keyOf(unit));
    const problem = found ? check(found, unit.quantity) : t(language, 'notInOrder');
    return problem === undefined ? [] : [problem];
  });
  if (problems.length > 0) throw invalid({ units: problems });
  return [...named.values()];
};

/** What is sent now: never more of a colour and size than is left to send. */
export const requireSendable = (
  language: Language,
  ordered: readonly OrderedUnit[],
  units: readonly Units[],
): Units[] => {
  const sent = match(language, ordered, units, ({ ordered: all, shipped, ...names }, quantity) => {
    const left = all - shipped;
    return quantity > left ? t(language, 'tooMany', { ...names, left }) : undefined;
  }).filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) throw invalid({ units: [t(language, 'noUnits')] });
  return sent;
};

/** What a correction leaves: fewer units than were ordered, never fewer than were sent, and never nothing at all. */
export const requireCorrectable = (
  language: Language,
  ordered: readonly OrderedUnit[],
  units: readonly Units[],
): { changed: Units[]; freed: number } => {
  const kept = match(language, ordered, units, (unit, quantity) => {
    if (quantity > unit.ordered) return t(language, 'onlyFewer', { ...unit });
    return quantity < unit.shipped ? t(language, 'alreadySent', { ...unit }) : undefined;
  });
  const now = new Map(ordered.map((unit) => [keyOf(unit), unit.ordered]));
  const changed = kept.filter((unit) => now.get(keyOf(unit)) !== unit.quantity);
  const freed = changed.reduce((sum, unit) => sum + (now.get(keyOf(unit)) ?? 0) - unit.quantity, 0);
  if (changed.length === 0) throw invalid({ units: [t(language, 'nothingChanged')] });
  if (freed === ordered.reduce((sum, unit) => sum + unit.ordered, 0))
    throw invalid({ units: [t(language, 'nothingLeft')] });
  return { changed, freed };
};
