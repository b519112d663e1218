import { ApiError } from '@vitrine/api/client';
import { checkFirstPassword, delays } from '@vitrine/api/rules';
import { DefinePasswordDialog, type DefinedPassword } from '@vitrine/ui/sections/DefinePasswordDialog';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { definePasswordLabels } from '../../mappers/labels/accountDialogs.ts';
import { AfterLinkError } from '../auth/AfterLinkError.tsx';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';
import type { LoginArrival } from './LoginPopup.tsx';
import { useDefinePassword } from './useDefinePassword.ts';

/** What the server found wrong: at its field, or with the link as a whole. */
const refusalOf = (error: Error | null, offline: string) => {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { error: offline };
  const { email, password, password_confirmation: confirm } = error.fields;
  const errors = { email: email?.[0], password: password?.[0], confirm: confirm?.[0] };
  return Object.values(errors).some(Boolean) ? { errors } : { error: error.message };
};

/** 'DEFINE PASSWORD' with the link of the mail; then the login of the front page (M-10, M-11, S-045, K-04). */
export default function DefinePasswordView({ dialog }: DialogViewProps<'define-password'>) {
  const intl = useIntl();
  const t = useTranslate();
  const { close } = useDialogs();
  const navigate = useNavigate();
  const define = useDefinePassword(dialog.hash);
  const email = define.variables?.email;
  useEffect(() => {
    if (!define.isSuccess) return undefined;
    const timer = setTimeout(() => {
      close();
      const state: LoginArrival = { email, isPasswordSaved: true };
      void navigate(paths.login(), { replace: true, state });
    }, delays.definePassword);
    return () => clearTimeout(timer);
  }, [define.isSuccess, email, close, navigate]);
  const validate = (values: DefinedPassword) => {
    const problem = checkFirstPassword(values);
    return problem ? { [problem.field]: t(problem.message.id, problem.message.values) } : {};
  };
  const retry = () => {
    if (define.variables) define.mutate(define.variables);
  };
  const leave = () => {
    close();
    void navigate(paths.landing(), { replace: true });
  };
  return (
    <DefinePasswordDialog
      open
      onClose={leave}
      state={define.isSuccess ? 'done' : 'editing'}
      validate={validate}
      onSubmit={(values) => define.mutate(values)}
      busy={define.isPending}
      errorAction={define.error && <AfterLinkError error={define.error} email={email} onRetry={retry} />}
      {...refusalOf(define.error, t('auth.login.offline'))}
      labels={definePasswordLabels(intl)}
    />
  );
}
