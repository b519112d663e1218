import { useState } from 'react';
import { useLocale } from '../../../connected/useLocale.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { unreadLimits, type LimitDraft } from '../../../mappers/limitDraft.ts';

/** The words for each limit that cannot be read, once the form was to be saved. */
export const useUnreadLimits = (draft: LimitDraft) => {
  const t = useTranslate();
  const locale = useLocale();
  const [isTold, setTold] = useState(false);
  const unread = unreadLimits(draft, locale);
  const words = (name: string) => [t(`office.collection.${name.endsWith('quantity') ? 'unitsWrong' : 'valueWrong'}`)];
  return {
    unread: isTold ? Object.fromEntries(unread.map((name) => [name, words(name)])) : {},
    isReadable: (): boolean => {
      setTold(true);
      return unread.length === 0;
    },
  };
};
