import { ErrorState } from '@vitrine/ui/components/ErrorState';
import { PageFrame, Section } from '@vitrine/ui/foundation';
import { EventLink } from '@vitrine/ui/sections/EventLink';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { useAllWords } from '../words.ts';
import { useTokenEntry } from './useTokenEntry.ts';

interface TokenEntryProps {
  /** The shop may be shown: somebody is signed in, or is asked to sign in. */
  onDone: () => void;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Section>
      <ErrorState
        level={1}
        title={t('auth.entry.failed')}
        text={t('auth.entry.offline')}
        retryLabel={t('app.error.retry')}
        onRetry={onRetry}
      />
    </Section>
  );
}

/** Shown while the token of a link signs in. The shop comes after it, so that no screen treats the user as a visitor. */
export default function TokenEntry({ onDone }: TokenEntryProps) {
  useAllWords();
  const t = useTranslate();
  const { account } = useServices();
  const { isUnreachable, retry } = useTokenEntry(onDone);
  return (
    <PageFrame header={null} footer={null}>
      {isUnreachable ? (
        <Unreachable onRetry={retry} />
      ) : (
        <EventLink eyebrow={account.name} title={t('auth.entry.title')} text={t('auth.entry.text')} />
      )}
    </PageFrame>
  );
}
