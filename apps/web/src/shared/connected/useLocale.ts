import type { LanguageTag } from '@vitrine/api/rules';
import { useIntl } from 'react-intl';

/** The language of what is shown. */
export const useLocale = (): LanguageTag => useIntl().locale as LanguageTag;
