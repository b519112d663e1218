import { useState } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { unreadLimits, type LimitDraft } from '../mappers/limitDraft.ts';

/** The words for each limit that cannot be read, once a save has failed on one; `tries` counts these saves. */
export const useUnreadLimits = (draft: LimitDraft) => {
  const t = useTranslate();
  const locale = useLocale();
  const [tries, setTries] = useState(0);
  const unread = unreadLimits(draft, locale);
  const words = (name: string) => [t(`office.collection.${name.endsWith('quantity') ? 'unitsWrong' : 'valueWrong'}`)];
  return {
    tries,
    unread: tries > 0 ? Object.fromEntries(unread.map((name) => [name, words(name)])) : {},
    isReadable: (): boolean => {
      if (unread.length === 0) return true;
      setTries((before) => before + 1);
      return false;
    },
  };
};
