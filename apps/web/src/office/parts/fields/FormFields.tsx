import { Stack } from '@vitrine/ui/foundation';
import { readField, setField } from '../mappers/staffContent.ts';
import { FieldInput } from './FieldInput.tsx';
import type { FormFieldsProps } from './form.ts';

/** The fields of a form, or of a part of it, below each other. */
export function FormFields({ specs, path, value, onChange }: FormFieldsProps) {
  return (
    <Stack space="md">
      {specs.map((spec) => (
        <FieldInput
          key={spec.name}
          spec={spec}
          path={path === '' ? spec.name : `${path}.${spec.name}`}
          value={readField(value, spec.name)}
          onChange={(part) => onChange({ value: setField(value, spec.name, part.value) })}
        />
      ))}
    </Stack>
  );
}
