import { isHttpUrl } from '@vitrine/api/rules';
import { invalid } from '../../../domain/refusal.ts';
import { day } from '../../../platform/documents/format.ts';
import type { Language } from '../../../domain/language.ts';
import type { CollectionInput } from './types.ts';
import { t } from './words.ts';

const isBelow = (most: number | null, least: number | null): boolean => most !== null && least !== null && most < least;

/** Whether the first day is after the second; calendar dates compare as texts. */
const isAfter = (first: string | null, second: string | null): boolean =>
  first !== null && second !== null && first > second;

/** Each wrong field with the reason. */
const problemsOf = (input: CollectionInput) => {
  const { production_window_start: start, production_window_end: end, order_window_end: deadline } = input;
  return {
    name: Object.values(input.name).some((text) => text !== '') ? null : ('nameMissing' as const),
    production_window_end: isAfter(start, end) ? ('endsBeforeItBegins' as const) : null,
    order_window_end: isAfter(deadline, end) ? ('ordersAfterDelivery' as const) : null,
    lookbook_url: input.lookbook_url === '' || isHttpUrl(input.lookbook_url) ? null : ('noLink' as const),
    maximum_quantity: isBelow(input.maximum_quantity, input.minimum_quantity) ? ('mostBelowLeast' as const) : null,
    maximum_value: isBelow(input.maximum_value, input.minimum_value) ? ('mostBelowLeast' as const) : null,
  };
};

/** Throws a 422 that names each wrong field. */
export const requireFine = (language: Language, input: CollectionInput): void => {
  const { production_window_start: start, production_window_end: end } = input;
  const values = { start: start === null ? '' : day(language, start), end: end === null ? '' : day(language, end) };
  const errors = Object.entries(problemsOf(input)).flatMap(([field, problem]) =>
    problem ? [[field, [t(language, problem, values)]] as const] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};
