import { ApiError } from '@vitrine/api/client';
import { checkPasswordChange } from '@vitrine/api/rules';
import { PasswordStepsDialog } from '@vitrine/ui/sections/PasswordStepsDialog';
import { useIntl } from 'react-intl';
import { passwordStepsLabels } from '../../../shared/mappers/labels/accountDialogs.ts';
import { usePasswordErrors } from '../../../shared/connected/auth/usePasswordErrors.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { usePasswordSteps } from './usePasswordSteps.ts';

interface PasswordStepsProps {
  email: string;
  onClose: () => void;
}

const fieldsOf = (error: Error | null) =>
  error instanceof ApiError
    ? { password: error.fields['password']?.[0], confirm: error.fields['password_confirmation']?.[0] }
    : {};

/** The code of the mail, then the new password (M-41, M-42, S-042, S-043, S-044, K-05). */
export function PasswordSteps({ email, onClose }: PasswordStepsProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { step, resend, check, change } = usePasswordSteps(email);
  const validate = usePasswordErrors(checkPasswordChange);
  const say = (error: Error | null) => (error instanceof ApiError ? error.message : error && t('profile.failed'));
  const fields = fieldsOf(change.error);
  const isAboutFields = Object.values(fields).some(Boolean);
  return (
    <PasswordStepsDialog
      open
      step={step}
      email={email}
      onClose={onClose}
      onVerify={({ code: typed }) => check.mutate(typed)}
      codeError={say(check.error ?? resend.error) ?? undefined}
      onResend={() => {
        check.reset();
        resend.mutate();
      }}
      resent={resend.isSuccess}
      validate={validate}
      onSubmit={(values) => change.mutate(values)}
      errors={fields}
      error={isAboutFields ? undefined : (say(change.error) ?? undefined)}
      busy={check.isPending || change.isPending}
      labels={passwordStepsLabels(intl)}
    />
  );
}
