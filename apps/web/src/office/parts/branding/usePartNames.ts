import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Parts of a look as a list of words. */
export const usePartNames = (): ((parts: readonly string[]) => string) => {
  const intl = useIntl();
  const t = useTranslate();
  return (parts) =>
    parts.length === 0 ? t('branding.nothing') : intl.formatList(parts.map((part) => t(`branding.part.${part}`)));
};
