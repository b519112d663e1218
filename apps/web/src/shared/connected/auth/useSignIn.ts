import { useMutation } from '@tanstack/react-query';
import type { LoginDestination } from '@vitrine/api/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { signIn, type Credentials, type SignInOutcome } from './signIn.ts';

/** Opens the next page after signing in. */
const useGoOn = () => {
  const navigate = useNavigate();
  return (destination: LoginDestination): void => {
    if (destination.kind === 'reload') location.reload();
    else void navigate(destination.path);
  };
};

/** Loads the shop again, so that nothing of an earlier user is left in this tab. What they had not saved is not asked about. */
const loadAnew = (path: string): void => {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(path);
};

/** Signs in and lets the outcome decide what comes next. */
export const useSignIn = () => {
  const services = useServices();
  const { open, close } = useDialogs();
  const goOn = useGoOn();
  /** E-mail and password have not fitted together. */
  const [isWrong, setWrong] = useState(false);

  const react = (outcome: SignInOutcome, credentials: Credentials): void => {
    if (outcome.kind === 'entered') {
      // A reload takes the dialog with it. Until then it stays, so that the page behind does nothing more.
      if (outcome.destination.kind !== 'reload') close();
      goOn(outcome.destination);
    } else if (outcome.kind === 'back') close();
    else if (outcome.kind === 'other') loadAnew(outcome.home);
    else if (outcome.kind === 'wrong') setWrong(true);
    else if (outcome.kind === 'default-password') open({ kind: 'change-password', ...credentials });
    else if (outcome.kind === 'refused') open({ kind: 'change-password', ...credentials, message: outcome.message });
  };

  const mutation = useMutation({
    mutationFn: (credentials: Credentials) => signIn(services, credentials),
    onSuccess: react,
  });
  const kind = mutation.data?.kind;
  return {
    enter: mutation.mutate,
    busy: mutation.isPending,
    isWrong,
    failure: kind === 'offline' || kind === 'wait' ? kind : undefined,
  };
};
