import { LoginOrRegisterDialog } from '@vitrine/ui/sections/LoginOrRegisterDialog';
import { useIntl } from 'react-intl';
import { loginOrRegisterLabels } from '../../mappers/labels/dialogs.ts';
import { useLoginHere } from '../auth/useLoginHere.ts';
import { useDialogs } from './dialogState.tsx';

/** Login or register; signing in leads back to this address (M-30, B-26). */
export default function LoginOrRegisterView() {
  const intl = useIntl();
  const login = useLoginHere();
  const { open, close } = useDialogs();
  return (
    <LoginOrRegisterDialog
      open
      onClose={close}
      onLogin={login}
      onRegister={() => open({ kind: 'register' })}
      labels={loginOrRegisterLabels(intl)}
    />
  );
}
