import { ApiError } from '@vitrine/api/client';
import { ForgotPasswordDialog } from '@vitrine/ui/sections/ForgotPasswordDialog';
import { useIntl } from 'react-intl';
import { forgotPasswordLabels } from '../../mappers/labels/auth.ts';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';
import { useRecoveryMail } from './useRecoveryMail.ts';

const NOT_FOUND = 404;

/** Asks for a mail that leads to a new password (M-07, X-011, X-012). */
export default function ForgotView({ dialog }: DialogViewProps<'forgot'>) {
  const intl = useIntl();
  const t = useTranslate();
  const { open, close } = useDialogs();
  const ask = useRecoveryMail();
  const explain = (error: Error): string => {
    if (!(error instanceof ApiError)) return t('auth.login.offline');
    return error.status === NOT_FOUND ? t('auth.forgot.notFound') : error.message;
  };
  return (
    <ForgotPasswordDialog
      open
      onClose={close}
      state={ask.isSuccess ? 'sent' : 'editing'}
      notice={dialog.afterFailure ? t('auth.forgot.wrong') : undefined}
      email={dialog.email}
      busy={ask.isPending}
      error={ask.error ? explain(ask.error) : undefined}
      onSubmit={({ email }) => ask.mutate(email)}
      onBack={({ email = dialog.email }) => open({ kind: 'login', email })}
      labels={forgotPasswordLabels(intl)}
    />
  );
}
