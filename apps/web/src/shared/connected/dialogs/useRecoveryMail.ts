import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';

const NOT_FOUND = 404;

/** Asks the server for a mail that leads to a new password; `failure` says why there will be none. */
export const useRecoveryMail = () => {
  const t = useTranslate();
  const { client } = useServices();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (email: string) => client.auth.recovery({ body: { email } }),
  });
  const explain = (reason: Error): string => {
    if (!(reason instanceof ApiError)) return t('auth.login.offline');
    return reason.status === NOT_FOUND ? t('auth.forgot.notFound') : reason.message;
  };
  return { ask: mutate, isBusy: isPending, isSent: isSuccess, failure: error ? explain(error) : undefined };
};
