import { isLanguageCode, LANGUAGES } from '@vitrine/api/rules';
import type { Services } from '../../queries/services.ts';
import type { Words } from '../words.ts';

/** Exchanges the words where they stand, and reads again what the server says. Rejects when the words cannot be loaded. */
export const changeLanguage = async (
  { storage, queryClient, setLanguage }: Services,
  { translate }: Words,
  code: string,
): Promise<void> => {
  if (!isLanguageCode(code)) return;
  const showWords = await translate(code);
  storage.set('language', code);
  setLanguage(code);
  document.documentElement.lang = LANGUAGES[code].tag;
  showWords();
  await queryClient.invalidateQueries();
};
