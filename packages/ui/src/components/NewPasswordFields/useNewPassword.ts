import { type FormEvent, useRef, useState } from 'react';
import type { NewPassword, NewPasswordErrors } from './NewPasswordFields.tsx';

export interface NewPasswordForm {
  /** What is wrong with a pair before it is sent; the rules are the application's. */
  validate: (values: NewPassword) => NewPasswordErrors;
  onSubmit: (values: NewPassword) => void;
  /** On its way: a second submit does nothing (V-019). */
  busy?: boolean;
  /** What the server found wrong, by field. */
  errors?: NewPasswordErrors;
}

/** The state of a form for a new password: checked on submit, focus to the first error. */
export function useNewPassword({ validate, onSubmit, busy = false, errors = {} }: NewPasswordForm) {
  const [values, setValues] = useState<NewPassword>({ password: '', confirm: '' });
  const [found, setFound] = useState<NewPasswordErrors>({});
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = validate(values);
    setFound(problems);
    const first = (['password', 'confirm'] as const).find((field) => problems[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else onSubmit(values);
  };

  return {
    form,
    submit,
    fields: { values, errors: { ...errors, ...found }, onChange: setValues },
    filled: values.password !== '' && values.confirm !== '',
  };
}
