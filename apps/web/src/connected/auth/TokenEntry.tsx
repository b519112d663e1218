import { useMutation } from '@tanstack/react-query';
import { delays } from '@vitrine/api/rules';
import { ErrorState } from '@vitrine/ui/components/ErrorState';
import { PageFrame, Section } from '@vitrine/ui/foundation';
import { EventLink } from '@vitrine/ui/sections/EventLink';
import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { useAllWords } from '../words.ts';
import { enterWithToken, type EntryOutcome } from './enterWithToken.ts';

interface TokenEntryProps {
  /** The shop may be shown: somebody is signed in, or is asked to sign in. */
  onDone: () => void;
}

/** Goes to the stored target after a second (S-027, K-03), or to `/` with the login when the token was refused (S-028). */
const useGoOn = (outcome: EntryOutcome | undefined, onDone: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!outcome || outcome.kind === 'unreachable') return undefined;
    const target = outcome.kind === 'refused' ? { kind: 'path' as const, path: paths.login() } : outcome.destination;
    // Together: the router changes the address in a transition, and the shop must not show the old one.
    const go = (): void =>
      startTransition(() => {
        if (target.kind === 'path') void navigate(target.path, { replace: true });
        onDone();
      });
    const timer = setTimeout(go, outcome.kind === 'refused' ? 0 : delays.tokenLogin);
    return () => clearTimeout(timer);
  }, [outcome, navigate, onDone]);
};

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
  const services = useServices();
  const { mutate, data: outcome } = useMutation({ mutationFn: () => enterWithToken(services) });
  useEffect(() => mutate(), [mutate]);
  useGoOn(outcome, onDone);
  return (
    <PageFrame header={null} footer={null}>
      {outcome?.kind === 'unreachable' ? (
        <Unreachable onRetry={mutate} />
      ) : (
        <EventLink eyebrow={services.account.name} title={t('auth.entry.title')} text={t('auth.entry.text')} />
      )}
    </PageFrame>
  );
}
