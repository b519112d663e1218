import { SiteFooter } from '@vitrine/ui/sections/SiteFooter';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { siteFooterLabels } from '../../mappers/labels/shell.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { AfterPage } from './AfterPage.tsx';
import { useBrandEvents } from './useBrandEvents.ts';
import { languageChoices } from './navigation.ts';
import { useFooterGroups } from './useFooterGroups.ts';
import { useLanguage } from './useLanguage.ts';

/** Terms, privacy, languages and the operator's name. */
export default function ShellFooter() {
  const intl = useIntl();
  const { account, language } = useServices();
  const { user } = useSession();
  const { open } = useDialogs();
  const setLanguage = useLanguage();
  const visitorGroups = useFooterGroups();
  return (
    <>
      <AfterPage />
      <SiteFooter
        account={{
          name: account.name,
          year: account.copyright_year,
          poweredBy: account.poweredByBlanc ? { name: 'Vitrine', href: paths.landing() } : null,
        }}
        groups={user ? [] : visitorGroups}
        events={useBrandEvents()}
        languages={languageChoices(language)}
        onLanguage={({ code }) => setLanguage(code)}
        onTerms={() => open({ kind: 'legal', text: 'terms' })}
        onPrivacy={() => open({ kind: 'legal', text: 'privacy' })}
        labels={siteFooterLabels(intl)}
      />
    </>
  );
}
