import { type FormEvent, useRef, useState } from 'react';
import {
  type AddressErrors,
  type AddressField,
  addressFields,
  type AddressKind,
  type AddressValues,
  emptyAddress,
} from './types.ts';

const fine: AddressErrors = { fields: {} };

interface AddressFormHook {
  kind: AddressKind;
  initial: Partial<AddressValues> | null;
  busy: boolean;
  validate: (values: AddressValues, kind: AddressKind) => AddressErrors;
  onSubmit: (values: AddressValues) => void;
}

/** One step: what is typed, what is wrong with it, and where the focus goes then. */
export function useAddressForm({ kind, initial, busy, validate, onSubmit }: AddressFormHook) {
  const [values, setValues] = useState<AddressValues>({ ...emptyAddress, ...initial });
  const [errors, setErrors] = useState(fine);
  const form = useRef<HTMLFormElement>(null);

  const focus = (field: AddressField) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validate(values, kind);
    setErrors(found);
    const first = addressFields.find((field) => found.fields[field]);
    if (first) focus(first);
    else if (!found.form) onSubmit(values);
  };

  const change = ({ field, value }: { field: AddressField; value: string }) => {
    setValues((before) => ({ ...before, [field]: value }));
    // Another country asks for other places.
    const places = field === 'country' ? { city: undefined, state: undefined, zip_code: undefined } : {};
    setErrors((before) => ({ form: null, fields: { ...before.fields, ...places, [field]: undefined } }));
  };

  const fill = (from: Partial<AddressValues>) => {
    setValues({ ...emptyAddress, ...from });
    setErrors(fine);
  };

  return { form, values, errors, focus, submit, change, fill };
}
