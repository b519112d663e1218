import { ForgotPasswordDialog } from '@vitrine/ui/sections/ForgotPasswordDialog';
import { useIntl } from 'react-intl';
import { forgotPasswordLabels } from '../../mappers/labels/auth.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';
import { useRecoveryMail } from './useRecoveryMail.ts';

/** Asks for a mail that leads to a new password (M-07, X-011, X-012). */
export default function ForgotView({ dialog }: DialogViewProps<'forgot'>) {
  const intl = useIntl();
  const { open, close } = useDialogs();
  const ask = useRecoveryMail();
  return (
    <ForgotPasswordDialog
      open
      onClose={close}
      state={ask.isSent ? 'sent' : 'editing'}
      email={dialog.email}
      busy={ask.isBusy}
      error={ask.failure}
      onSubmit={({ email }) => ask.ask(email)}
      onBack={({ email = dialog.email }) => open({ kind: 'login', email })}
      labels={forgotPasswordLabels(intl)}
    />
  );
}
