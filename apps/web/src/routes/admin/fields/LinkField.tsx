import { Select } from '@vitrine/ui/components/Select';
import { Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useFieldWords, useForm, type FieldInputProps } from './form.ts';
import type { FieldSpec } from './specs.ts';
import { UrlField } from './UrlField.tsx';

const OTHER = 'other';

/** A link: to a place of the shop that is chosen by its name, to an address that is typed, or to nowhere. */
export function LinkField({ spec, path, value, onChange }: FieldInputProps<Extract<FieldSpec, { type: 'link' }>>) {
  const t = useTranslate();
  const { places = [] } = useForm();
  const { label, message, tone } = useFieldWords(spec.name, path);
  const address = typeof value === 'string' ? value : '';
  // An address that is being typed stays in its field, though it may be that of a place on the way.
  const [typed, setTyped] = useState<string>();
  const isOther = typed === address || (address !== '' && places.every((place) => place.value !== address));
  const change = (next: string) => onChange({ value: spec.isNullable && next.trim() === '' ? null : next });
  const choose = (chosen: string) => {
    setTyped(chosen === OTHER ? address : undefined);
    if (chosen !== OTHER) change(chosen);
  };
  const type = (text: string) => {
    setTyped(spec.isNullable && text.trim() === '' ? '' : text);
    change(text);
  };
  return (
    <Stack space="sm">
      <Select
        label={label}
        hint={t('office.link.hint')}
        options={[
          { value: '', label: t('office.link.none') },
          ...places,
          { value: OTHER, label: t('office.link.other') },
        ]}
        value={isOther ? OTHER : address}
        onChange={({ value: chosen }) => choose(chosen)}
        {...(!isOther && { message, tone })}
      />
      {isOther && (
        <UrlField
          label={t('office.link.address')}
          hint={t('office.link.addressHint')}
          value={address}
          maxLength={2000}
          autoComplete="off"
          onChange={({ value: text }) => type(text)}
          {...{ message, tone }}
        />
      )}
    </Stack>
  );
}
