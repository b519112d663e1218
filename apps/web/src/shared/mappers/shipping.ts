import { shippingOf } from '@vitrine/api/rules';
import type { DeliveryWindow, LanguageTag, ShippingFacts, ShippingPart } from '@vitrine/api/rules';
import type { IntlShape } from 'react-intl';
import { formatDays, formatMediumDate } from './format.ts';

type Translate = Pick<IntlShape, 'formatMessage'>;

const windowText = (intl: Translate, locale: LanguageTag, { start, end }: DeliveryWindow): string => {
  if (start && end) return intl.formatMessage({ id: 'app.shipping.window' }, { days: formatDays(locale, start, end) });
  return start
    ? intl.formatMessage({ id: 'app.shipping.from' }, { date: formatMediumDate(locale, start) })
    : intl.formatMessage({ id: 'app.shipping.until' }, { date: formatMediumDate(locale, end ?? '') });
};

const partText = (intl: Translate, locale: LanguageTag, part: ShippingPart): string => {
  if (part.kind === 'words') return part.words;
  if (part.kind === 'window') return windowText(intl, locale, part);
  return intl.formatMessage({ id: 'app.shipping.days' }, { days: part.days });
};

/** Writes when products and collections ship; '' where nothing is known. */
export interface ShippingWriter {
  all: (product: ShippingFacts) => string;
  /** What is to be said beside a heading that has the delivery window already. */
  inWindow: (product: ShippingFacts) => string;
}

export const createShippingWriter = (intl: Translate, locale: LanguageTag): ShippingWriter => {
  const write = (parts: readonly ShippingPart[]): string =>
    parts.map((part) => partText(intl, locale, part)).join(' · ');
  return {
    all: (product) => write(shippingOf(product)),
    inWindow: (product) => write(shippingOf(product).filter(({ kind }) => kind !== 'window')),
  };
};
