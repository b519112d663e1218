import { useOtherWindow } from '@vitrine/ui/foundation';
import { use } from 'react';
import { useServices } from '../../queries/services.ts';
import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';
import { WordsContext } from '../words.ts';

/** Changes the language of this browser (D-047, R-158): half-filled forms keep what was typed. Not from within a preview. */
export const useLanguage = (): ((code: string) => void) => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const words = use(WordsContext);
  const isPreview = useOtherWindow() !== null;
  return (code) => {
    if (isPreview) return;
    import('./changeLanguage.ts')
      .then(({ changeLanguage }) => changeLanguage(services, words, code))
      .catch(() => show({ tone: 'critical', message: t('app.error.offline') }));
  };
};
