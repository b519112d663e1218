import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { Stack } from '@vitrine/ui/foundation';
import { asFields } from '../mappers/staffContent.ts';
import { useFieldWords, useForm, type FieldInputProps } from './form.ts';
import type { FieldSpec } from './specs.ts';

/** Fields that are there together or not at all, such as a button. */
export function GroupField({ spec, path, value, onChange }: FieldInputProps<Extract<FieldSpec, { type: 'group' }>>) {
  const { label } = useFieldWords(spec.name, path);
  const { FormFields } = useForm();
  const isSet = value !== null && value !== undefined;
  return (
    <Stack space="md">
      <Checkbox
        label={label}
        checked={isSet}
        onChange={({ checked: on }) => onChange({ value: on ? spec.blank : null })}
      />
      {isSet && <FormFields specs={spec.fields} path={path} value={asFields(value)} onChange={onChange} />}
    </Stack>
  );
}
