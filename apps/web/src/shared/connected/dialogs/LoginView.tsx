import { LoginDialog } from '@vitrine/ui/sections/LoginDialog';
import { useIntl } from 'react-intl';
import { loginLabels } from '../../mappers/labels/auth.ts';
import { useSignIn } from '../auth/useSignIn.ts';
import { useSession } from '../../queries/services.ts';
import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';
import { useRecoveryMail } from './useRecoveryMail.ts';

/** Somebody whose session ended and who closes the login finds it again here: what they typed still waits on the page. */
const useLeave = (isPaused: boolean): (() => void) => {
  const t = useTranslate();
  const { open, close } = useDialogs();
  const show = useToast();
  return () => {
    close();
    if (!isPaused) return;
    const action = { label: t('auth.login.submit'), onPress: () => open({ kind: 'login' }) };
    show({ message: t('auth.login.waits'), action });
  };
};

/** 'WELCOME BACK' (M-04, M-05, M-06). */
export default function LoginView({ dialog }: DialogViewProps<'login'>) {
  const intl = useIntl();
  const t = useTranslate();
  const { open } = useDialogs();
  const { user, isPaused = false } = useSession();
  const leave = useLeave(isPaused);
  const { enter, busy, isWrong, failure } = useSignIn();
  const mail = useRecoveryMail();
  const email = dialog.email ?? (isPaused ? user?.email : undefined);
  const ended = isPaused ? t('auth.login.ended') : undefined;
  const reason = isWrong ? t('auth.forgot.wrong') : ended;
  return (
    <LoginDialog
      open
      onClose={leave}
      onSubmit={(credentials) => enter(credentials)}
      busy={busy}
      error={failure && t(`auth.login.${failure}`)}
      notice={dialog.isPasswordSaved ? t('auth.login.passwordSaved') : undefined}
      reason={reason}
      recovery={
        isWrong
          ? {
              state: mail.isSent ? 'sent' : 'editing',
              busy: mail.isBusy,
              error: mail.failure,
              onSubmit: ({ email: typed }) => mail.ask(typed),
            }
          : undefined
      }
      email={email}
      onForgot={({ email: typed }) => open({ kind: 'forgot', email: typed })}
      onRegister={isPaused || isWrong ? undefined : () => open({ kind: 'register', email })}
      labels={loginLabels(intl)}
    />
  );
}
