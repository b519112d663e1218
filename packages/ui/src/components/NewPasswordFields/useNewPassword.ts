import { type CheckedForm, useCheckedForm } from '../../hooks/useCheckedForm.ts';
import type { NewPassword } from './NewPasswordFields.tsx';

export type NewPasswordForm = Omit<CheckedForm<NewPassword>, 'initial'>;

/** The state of a form for a new password: checked on submit, focus to the first error. */
export function useNewPassword(rules: NewPasswordForm) {
  const { form, submit, values, errors, setValues } = useCheckedForm({
    initial: { password: '', confirm: '' },
    ...rules,
  });
  return {
    form,
    submit,
    fields: { values, errors, onChange: setValues },
    filled: values.password !== '' && values.confirm !== '',
  };
}
