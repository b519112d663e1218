import { useOtherWindow } from '@vitrine/ui/foundation';
import { isLanguageCode } from '@vitrine/api/rules';
import { useServices } from '../../queries/services.ts';

/** Changes the language of this browser: everything is read again, for the server speaks it too (D-047, R-158). Not from within a preview. */
export const useLanguage = (): ((code: string) => void) => {
  const { storage } = useServices();
  const isPreview = useOtherWindow() !== null;
  return (code) => {
    if (isPreview || !isLanguageCode(code)) return;
    storage.set('language', code);
    location.reload();
  };
};
