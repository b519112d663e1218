import { type FormEvent, useEffect, useRef, useState } from 'react';

export interface CheckedForm<Values extends object> {
  /** The first values of the fields, in the order in which they are checked. */
  initial: Values;
  /** Returns the errors by field. A form with errors is not sent. */
  validate: (values: Values) => Partial<Record<keyof Values, string>>;
  onSubmit: (values: Values) => void;
  /** While it is being sent, a second submit does nothing (V-019). */
  busy?: boolean;
  /** Errors that the server reported, by field. */
  errors?: Partial<Record<keyof Values, string>>;
}

/**
 * The state of a form that is checked when it is sent. The first wrong field takes the focus, also after the server's answer. An error goes
 * as soon as its field is changed.
 */
export function useCheckedForm<Values extends object>({
  initial,
  validate,
  onSubmit,
  busy = false,
  errors = {},
}: CheckedForm<Values>) {
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<Partial<Record<keyof Values, string>>>({});
  const [checked, setChecked] = useState(initial);
  const form = useRef<HTMLFormElement>(null);

  const sent = useRef(false);
  const firstOf = (problems: Partial<Record<keyof Values, string>>) =>
    Object.keys(initial).find((field) => problems[field as keyof Values]);
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const refused = firstOf(errors);
  const refusal = refused && errors[refused as keyof Values];

  useEffect(() => {
    if (!sent.current || busy || !refused) return;
    sent.current = false;
    focus(refused);
  }, [busy, refused, refusal]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = validate(values);
    setFound(problems);
    setChecked(values);
    const first = firstOf(problems);
    sent.current = !first;
    if (first) focus(first);
    else onSubmit(values);
  };

  const standing: Partial<Record<keyof Values, string>> = { ...errors, ...found };
  for (const field of Object.keys(standing) as (keyof Values)[])
    if (values[field] !== checked[field]) delete standing[field];
  return { form, submit, values, setValues, errors: standing };
}
