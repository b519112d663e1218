import { delays } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Text } from '@vitrine/ui/foundation';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useSay } from '../connected/useSay.ts';
import type { Messages } from './catalogue.ts';

/** The marketplace could not be loaded: says so, and tries again by itself after 30 s (S-053, X-023, X-024, K-06, D-143). */
function ErrorDialog({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  useEffect(() => {
    const timer = setTimeout(onRetry, delays.startupReload);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return (
    <Dialog
      open
      kind="alert"
      onClose={onRetry}
      title={say('app.startup.title')}
      closeLabel={say('app.startup.retry')}
      size="sm"
      footer={<Button onPress={onRetry}>{say('app.startup.retry')}</Button>}
    >
      <Text>{say('app.startup.text')}</Text>
    </Dialog>
  );
}

export function StartupError({ messages, onRetry }: { messages: Messages; onRetry: () => void }) {
  return (
    <IntlProvider locale="en" messages={messages}>
      <ErrorDialog onRetry={onRetry} />
    </IntlProvider>
  );
}
