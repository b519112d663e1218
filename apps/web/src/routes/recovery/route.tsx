import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { checkRecovery } from '@vitrine/api/rules';
import { RecoveryForm } from '@vitrine/ui/sections/RecoveryForm';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { usePasswordErrors } from '../../connected/auth/usePasswordErrors.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { recoveryLabels } from '../../mappers/labels/auth.ts';
import { useServices } from '../../queries/services.ts';

/** What the server found wrong, by field (V-025); the token has none of its own in the form. */
const fieldsOf = (error: Error | null): Record<string, string | undefined> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([field, sentences]) => [field, sentences[0]]))
    : {};

/** /recovery/:token (R-011, R-117…R-119). */
export default function Recovery() {
  const intl = useIntl();
  const t = useTranslate();
  const { token = '' } = useParams();
  const { client } = useServices();
  const navigate = useNavigate();
  const errorsOf = usePasswordErrors(checkRecovery);
  const confirm = useMutation({
    mutationFn: (values: { password: string; confirm: string }) =>
      client.auth.recoveryConfirm({ body: { ...values, token } }),
  });
  const { token: tokenError, ...errors } = fieldsOf(confirm.error);
  const general = confirm.error instanceof ApiError ? tokenError : confirm.error && t('auth.login.offline');
  useTitle(t('auth.recovery.title'));
  return (
    <RecoveryForm
      state={confirm.isSuccess ? 'done' : 'editing'}
      validate={errorsOf}
      onSubmit={(values) => confirm.mutate(values)}
      busy={confirm.isPending}
      errors={errors}
      error={general ?? undefined}
      onLogin={() => void navigate(paths.login())}
      labels={recoveryLabels(intl)}
    />
  );
}
