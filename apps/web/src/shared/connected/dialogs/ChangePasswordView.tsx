import { checkDefaultPassword } from '@vitrine/api/rules';
import { ChangePasswordDialog } from '@vitrine/ui/sections/ChangePasswordDialog';
import { useIntl } from 'react-intl';
import { changePasswordLabels } from '../../mappers/labels/auth.ts';
import { usePasswordErrors } from '../auth/usePasswordErrors.ts';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** Replaces a default password, then signs in with the new one (M-08, M-09, X-013). */
export default function ChangePasswordView({ dialog }: DialogViewProps<'change-password'>) {
  const intl = useIntl();
  const t = useTranslate();
  const errorsOf = usePasswordErrors(checkDefaultPassword);
  const { close } = useDialogs();
  const { change, isBusy, failed } = useChangePassword(dialog.email);
  return (
    <ChangePasswordDialog
      open
      onClose={close}
      notice={dialog.message}
      validate={errorsOf}
      onSubmit={(values) => change(values)}
      busy={isBusy}
      error={failed ? t('auth.change.failed') : undefined}
      labels={changePasswordLabels(intl)}
    />
  );
}
