import { locales, type Locale } from '../config/locale.ts';
import { useServices } from '../queries/services.ts';

export const useLocale = (): Locale => locales[useServices().language];
