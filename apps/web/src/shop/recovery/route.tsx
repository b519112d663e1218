import { ApiError } from '@vitrine/api/client';
import { checkRecovery } from '@vitrine/api/rules';
import { RecoveryForm } from '@vitrine/ui/sections/RecoveryForm';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { AfterLinkError } from '../../shared/connected/auth/AfterLinkError.tsx';
import { usePasswordErrors } from '../../shared/connected/auth/usePasswordErrors.ts';
import { isRefusal } from '../../shared/connected/isRefusal.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { recoveryLabels } from '../../shared/mappers/labels/auth.ts';
import { useNewPassword } from './useNewPassword.ts';

/** What the server found wrong, by field (V-025); the token has none of its own in the form. */
const fieldsOf = (error: Error | null): Record<string, string | undefined> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([field, sentences]) => [field, sentences[0]]))
    : {};

const INVALID = 422;

/** What is said when the server names no field: X-034 for a refused form (D-069). */
const unexplained = (error: Error | null, hasFields: boolean, t: (id: string) => string): string | undefined => {
  if (!error || hasFields) return undefined;
  if (!(error instanceof ApiError)) return t('auth.login.offline');
  return error.status === INVALID ? t('auth.recovery.invalid') : error.message;
};

/** /recovery/:token. */
export default function Recovery() {
  const intl = useIntl();
  const t = useTranslate();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const errorsOf = usePasswordErrors(checkRecovery);
  const confirm = useNewPassword(token);
  const { error } = confirm;
  const { token: tokenError, ...errors } = fieldsOf(error);
  const general = tokenError ?? unexplained(error, Object.keys(errors).length > 0, t);
  const retry = () => {
    if (confirm.variables) confirm.mutate(confirm.variables);
  };
  useTitle(t('auth.recovery.title'));
  return (
    <RecoveryForm
      state={confirm.isSuccess ? 'done' : 'editing'}
      validate={errorsOf}
      onSubmit={(values) => confirm.mutate(values)}
      busy={confirm.isPending}
      errors={errors}
      error={general}
      errorAction={error && (tokenError ?? !isRefusal(error)) && <AfterLinkError error={error} onRetry={retry} />}
      onLogin={() => void navigate(paths.login())}
      labels={recoveryLabels(intl)}
    />
  );
}
