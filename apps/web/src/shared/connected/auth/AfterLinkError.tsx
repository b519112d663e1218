import { Button } from '@vitrine/ui/components/Button';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { isRefusal } from '../isRefusal.ts';
import { useTranslate } from '../useTranslate.ts';

/** Asks for a new mail with a link. */
function NewLink({ email = '' }: { email?: string | undefined }) {
  const t = useTranslate();
  const { open } = useDialogs();
  return (
    <Button variant="secondary" size="sm" onPress={() => open({ kind: 'forgot', email })}>
      {t('auth.newLink')}
    </Button>
  );
}

interface AfterLinkErrorProps {
  error: Error;
  /** The address that was typed, where the page asks for it. */
  email?: string | undefined;
  onRetry: () => void;
}

/** What can be done after a link was tried: a new one where it was refused. Where it may still work, it is tried again. */
export function AfterLinkError({ error, email, onRetry }: AfterLinkErrorProps) {
  const t = useTranslate();
  if (isRefusal(error)) return <NewLink email={email} />;
  return (
    <Button variant="secondary" size="sm" onPress={onRetry}>
      {t('app.error.retry')}
    </Button>
  );
}
