import { PasswordField } from '../PasswordField/index.ts';
import { Stack } from '../../foundation/index.ts';

export interface NewPassword {
  password: string;
  confirm: string;
}

/** What is wrong, by field. */
export type NewPasswordErrors = Partial<Record<keyof NewPassword, string>>;

export interface NewPasswordFieldsProps {
  values: NewPassword;
  onChange: (values: NewPassword) => void;
  errors?: NewPasswordErrors;
  labels: NewPasswordLabels;
}

export interface NewPasswordLabels {
  password: string;
  confirm: string;
  show: string;
  hide: string;
}

/** A new password and the same again. */
export const NewPasswordFields = ({ values, onChange, errors = {}, labels }: NewPasswordFieldsProps) => (
  <Stack space="md">
    {(['password', 'confirm'] as const).map((field) => (
      <PasswordField
        key={field}
        name={field}
        label={labels[field]}
        labels={labels}
        autoComplete="new-password"
        value={values[field]}
        tone={errors[field] ? 'critical' : 'neutral'}
        message={errors[field]}
        onChange={({ value: text }) => onChange({ ...values, [field]: text })}
      />
    ))}
  </Stack>
);
