import { useMutation } from '@tanstack/react-query';
import { checkDefaultPassword } from '@vitrine/api/rules';
import { ChangePasswordDialog } from '@vitrine/ui/sections/ChangePasswordDialog';
import { useIntl } from 'react-intl';
import { changePasswordLabels } from '../../mappers/labels/auth.ts';
import { useServices } from '../../queries/services.ts';
import { useSignIn } from '../auth/useSignIn.ts';
import { usePasswordErrors } from '../auth/usePasswordErrors.ts';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';

/** Replaces a default password, then signs in with the new one (M-08, M-09, X-013). */
export default function ChangePasswordView({ dialog }: DialogViewProps<'change-password'>) {
  const intl = useIntl();
  const t = useTranslate();
  const errorsOf = usePasswordErrors(checkDefaultPassword);
  const { client } = useServices();
  const { close } = useDialogs();
  const { enter, busy } = useSignIn();
  const change = useMutation({
    mutationFn: async (body: { password: string; confirm: string }) => {
      await client.auth.changeDefaultPassword({ body });
      // The sign-in that follows opens its own session: without this the one of the old password would outlive the sign-out.
      await client.auth.logout().catch(() => undefined);
    },
    onSuccess: (_, { password }) => enter({ email: dialog.email, password }),
  });
  return (
    <ChangePasswordDialog
      open
      onClose={close}
      notice={dialog.message}
      validate={errorsOf}
      onSubmit={(values) => change.mutate(values)}
      busy={change.isPending || busy}
      error={change.error ? t('auth.change.failed') : undefined}
      labels={changePasswordLabels(intl)}
    />
  );
}
