import { useMutation } from '@tanstack/react-query';
import { delays } from '@vitrine/api/rules';
import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../queries/services.ts';
import { enterWithToken, type EntryOutcome } from './enterWithToken.ts';

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

/** Signs in with the token of the link at once, then calls `onDone`. `retry` tries again when the server did not answer. */
export const useTokenEntry = (onDone: () => void) => {
  const services = useServices();
  const { mutate, data: outcome } = useMutation({ mutationFn: () => enterWithToken(services) });
  useEffect(() => mutate(), [mutate]);
  useGoOn(outcome, onDone);
  return { isUnreachable: outcome?.kind === 'unreachable', retry: mutate };
};
