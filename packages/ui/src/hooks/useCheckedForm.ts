import { type FormEvent, useRef, useState } from 'react';

export interface CheckedForm<Values extends object> {
  /** Empty fields, in the order in which they are gone through. */
  initial: Values;
  /** What is wrong before it is sent, by field; the rules are the application's. */
  validate: (values: Values) => Partial<Record<keyof Values, string>>;
  onSubmit: (values: Values) => void;
  /** On its way: a second submit does nothing (V-019). */
  busy?: boolean;
  /** What the server found wrong, by field. */
  errors?: Partial<Record<keyof Values, string>>;
}

/** The state of a form that is checked when it is sent; the focus goes to the first field that is wrong. */
export function useCheckedForm<Values extends object>({
  initial,
  validate,
  onSubmit,
  busy = false,
  errors = {},
}: CheckedForm<Values>) {
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<Partial<Record<keyof Values, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = validate(values);
    setFound(problems);
    const first = Object.keys(initial).find((field) => problems[field as keyof Values]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onSubmit(values);
  };

  return { form, submit, values, setValues, errors: { ...errors, ...found } };
}
