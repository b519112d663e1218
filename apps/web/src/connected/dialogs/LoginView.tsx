import { LoginDialog } from '@vitrine/ui/sections/LoginDialog';
import { useIntl } from 'react-intl';
import { loginLabels } from '../../mappers/labels/auth.ts';
import { useSignIn } from '../auth/useSignIn.ts';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';

/** 'WELCOME BACK' (M-04, M-05, M-06). */
export default function LoginView({ dialog }: DialogViewProps<'login'>) {
  const intl = useIntl();
  const t = useTranslate();
  const { open, close } = useDialogs();
  const { enter, busy, failure } = useSignIn();
  return (
    <LoginDialog
      open
      onClose={close}
      onSubmit={(credentials) => enter(credentials)}
      busy={busy}
      error={failure && t(`auth.login.${failure}`)}
      notice={dialog.isPasswordSaved ? t('auth.login.passwordSaved') : undefined}
      email={dialog.email}
      onForgot={({ email }) => open({ kind: 'forgot', email })}
      onRegister={() => open({ kind: 'register', email: dialog.email })}
      labels={loginLabels(intl)}
    />
  );
}
