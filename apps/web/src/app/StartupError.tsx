import { StartupErrorDialog } from '@vitrine/ui/sections/StartupErrorDialog';
import { LocaleProvider } from '@vitrine/ui/foundation';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '../config/locale.ts';
import { startupErrorLabels } from '../mappers/labels/startup.ts';
import type { Messages } from './messages.ts';

interface StartupErrorProps {
  locale: Locale;
  messages: Messages;
  onReload: () => void;
}

function ErrorDialog({ onReload }: Pick<StartupErrorProps, 'onReload'>) {
  return <StartupErrorDialog open onReload={onReload} labels={startupErrorLabels(useIntl())} />;
}

/** The marketplace could not be loaded: says so, and tries again by itself after 30 s (M-21, S-053, X-023, X-024, K-06, D-143). */
export function StartupError({ locale, messages, onReload }: StartupErrorProps) {
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      <LocaleProvider locale={locale}>
        <ErrorDialog onReload={onReload} />
      </LocaleProvider>
    </IntlProvider>
  );
}
