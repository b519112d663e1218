import { shippingOf } from '@vitrine/api/rules';
import type { ShippingFacts, ShippingPart } from '@vitrine/api/rules';
import type { Language } from '../../domain/language.ts';
import { createTranslator } from '../words.ts';
import { count, day } from './format.ts';

const t = createTranslator({
  between: { en: 'Delivery from {start} to {end}', pt_BR: 'Entrega de {start} a {end}' },
  from: { en: 'Delivery from {start}', pt_BR: 'Entrega a partir de {start}' },
  until: { en: 'Delivery until {end}', pt_BR: 'Entrega até {end}' },
  atOnce: { en: 'Ships at once', pt_BR: 'Envio imediato' },
  oneDay: { en: 'Ships within 1 day', pt_BR: 'Envio em até 1 dia' },
  days: { en: 'Ships within {days} days', pt_BR: 'Envio em até {days} dias' },
});

const windowText = (language: Language, start: string | null, end: string | null): string => {
  if (start && end) return t(language, 'between', { start: day(language, start), end: day(language, end) });
  return start
    ? t(language, 'from', { start: day(language, start) })
    : t(language, 'until', { end: day(language, end ?? '') });
};

const daysText = (language: Language, days: number): string => {
  if (days === 0) return t(language, 'atOnce');
  return days === 1 ? t(language, 'oneDay') : t(language, 'days', { days: count(language, days) });
};

const partText = (language: Language, part: ShippingPart): string => {
  if (part.kind === 'words') return part.words;
  return part.kind === 'window' ? windowText(language, part.start, part.end) : daysText(language, part.days);
};

const write = (language: Language, parts: readonly ShippingPart[]): string =>
  parts.map((part) => partText(language, part)).join(' · ');

/** When a product or collection ships, in the words of a file; '' where nothing is known. */
export const shippingText = (language: Language, product: ShippingFacts): string =>
  write(language, shippingOf(product));

/** The same beside a heading that has the delivery window already. */
export const shippingInWindow = (language: Language, product: ShippingFacts): string =>
  write(
    language,
    shippingOf(product).filter(({ kind }) => kind !== 'window'),
  );
