import { StartupErrorDialog } from '@vitrine/ui/sections/StartupErrorDialog';
import { LocaleProvider } from '@vitrine/ui/foundation';
import { IntlProvider, useIntl } from 'react-intl';
import type { LanguageTag } from '@vitrine/api/rules';
import { startupErrorLabels } from '../shared/mappers/labels/startup.ts';
import type { Messages } from './messages.ts';

interface StartupErrorProps {
  locale: LanguageTag;
  messages: Messages;
  /** Milliseconds until the page loads again. */
  reloadAfter: number;
  onReload: () => void;
}

function ErrorDialog(props: Pick<StartupErrorProps, 'onReload' | 'reloadAfter'>) {
  return <StartupErrorDialog open {...props} labels={startupErrorLabels(useIntl())} />;
}

/** The marketplace could not be loaded: says so, and tries again by itself after some 30 s (M-21, S-053, X-023, X-024, K-06, D-143). */
export function StartupError({ locale, messages, ...dialog }: StartupErrorProps) {
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      <LocaleProvider locale={locale}>
        <ErrorDialog {...dialog} />
      </LocaleProvider>
    </IntlProvider>
  );
}
