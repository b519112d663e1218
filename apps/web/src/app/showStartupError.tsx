import { startupReloadDelay } from '@vitrine/ui/sections/StartupErrorDialog';
import type { Root } from 'react-dom/client';
import type { AccountBranding } from '../shared/config/boot.ts';
import { LANGUAGES } from '@vitrine/api/rules';
import { chooseLanguage } from '../shared/config/locale.ts';
import type { BrowserStorage } from '../shared/config/storage.ts';
import { applyBranding } from './applyBranding.ts';
import { loadCatalogue } from './catalogue.ts';
import { spread } from './spread.ts';
import { StartupError } from './StartupError.tsx';

/** A page of our own server has its look already. An account kept by an older release may be of no use. */
const applyKept = (account: AccountBranding | null): void => {
  if (!account || document.getElementById('vitrine-boot')) return;
  try {
    applyBranding(document, account);
  } catch (error) {
    console.error(error);
  }
};

/** Says that the start failed, in the title, look and words of the last good start at this host. */
export const showStartupError = async (root: Root, storage: BrowserStorage): Promise<void> => {
  const account = storage.getJson<AccountBranding>('account');
  const language = chooseLanguage(storage.get('language'), account?.language_code ?? 'en');
  const catalogue = await loadCatalogue(language, account?.texts ?? {});
  await catalogue.complete();
  applyKept(account);
  document.documentElement.lang = LANGUAGES[language].tag;
  root.render(
    <StartupError
      locale={LANGUAGES[language].tag}
      messages={catalogue.get()}
      reloadAfter={spread(startupReloadDelay)}
      onReload={() => location.reload()}
    />,
  );
};
