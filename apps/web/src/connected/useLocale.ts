import { LANGUAGES } from '@vitrine/api/rules';
import type { LanguageTag } from '@vitrine/api/rules';
import { useServices } from '../queries/services.ts';

export const useLocale = (): LanguageTag => LANGUAGES[useServices().language].tag;
