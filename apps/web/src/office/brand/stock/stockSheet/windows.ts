import type { StockWindow } from '@vitrine/api/client';
import { type DeliveryWindow, readWindow, windowKey } from '@vitrine/api/rules';
import type { Translate } from '../../mappers/productTable/columns.ts';

interface WindowChoice {
  value: string;
  label: string;
  /** Names of its collections. */
  detail?: string;
}

interface Words {
  day: (day: string) => string;
  days: (start: string, end: string) => string;
  t: Translate;
}

/** When the goods of a window are delivered. */
const windowInWords = ({ start, end }: DeliveryWindow, { day, days, t }: Words): string => {
  if (start && end) return days(start, end);
  if (start) return t('catalogue.stockGrid.from', { day: day(start) });
  return end ? t('catalogue.stockGrid.until', { day: day(end) }) : t('catalogue.stockGrid.atOnce');
};

const namesIn = ({ collections }: StockWindow): string => collections.map(({ name }) => name).join(', ');

/** The windows to choose from. One that is asked for and not there any more can be seen, and is empty. */
export const windowChoices = (
  windows: readonly StockWindow[],
  asked: string | undefined,
  words: Words,
): WindowChoice[] => {
  const known = windows.map((window) => ({
    value: windowKey(window),
    label: windowInWords(window, words),
    detail: namesIn(window),
  }));
  const isMissing = asked !== undefined && known.every(({ value }) => value !== asked);
  return [
    { value: 'all', label: words.t('catalogue.stockGrid.all') },
    ...known,
    ...(isMissing ? [{ value: asked, label: windowInWords(readWindow(asked), words) }] : []),
  ];
};
