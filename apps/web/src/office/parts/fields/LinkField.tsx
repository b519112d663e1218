import { Select } from '@vitrine/ui/components/Select';
import { Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useFieldWords, useForm, type FieldInputProps } from './form.ts';
import { ProductLink } from './ProductLink.tsx';
import type { FieldSpec } from './specs.ts';
import { UrlField } from './UrlField.tsx';

const PRODUCT = 'product';
const OTHER = 'other';

const productOf = (address: string): number | undefined => {
  const [, id] = /^\/product\/(\d+)$/.exec(address) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** A link: to a place of the shop or a product that is chosen by its name, to an address that is typed, or to nowhere. */
export function LinkField({ spec, path, value, onChange }: FieldInputProps<Extract<FieldSpec, { type: 'link' }>>) {
  const t = useTranslate();
  const { places = [], hasProducts = false } = useForm();
  const { label, message, tone } = useFieldWords(spec.name, path);
  const address = typeof value === 'string' ? value : '';
  // An address that is being typed stays in its field, though it may be that of a place on the way.
  const [typed, setTyped] = useState<string>();
  const [isFinding, setFinding] = useState(false);
  const change = (next: string) => onChange({ value: spec.isNullable && next.trim() === '' ? null : next });
  const product = hasProducts ? productOf(address) : undefined;
  const kindOf = (): string => {
    if (typed === address) return OTHER;
    if (product !== undefined || (isFinding && address === '')) return PRODUCT;
    return address === '' || places.some((place) => place.value === address) ? address : OTHER;
  };
  const kind = kindOf();
  const choose = (chosen: string) => {
    setTyped(chosen === OTHER ? address : undefined);
    setFinding(chosen === PRODUCT);
    if (chosen !== OTHER) change(chosen === PRODUCT ? '' : chosen);
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
          ...(hasProducts ? [{ value: PRODUCT, label: t('office.link.oneProduct') }] : []),
          { value: OTHER, label: t('office.link.other') },
        ]}
        value={kind}
        onChange={({ value: chosen }) => choose(chosen)}
        {...(kind !== OTHER && kind !== PRODUCT && { message, tone })}
      />
      {kind === PRODUCT && (
        <ProductLink
          id={product}
          onChange={({ address: next }) => {
            setFinding(true);
            change(next);
          }}
          {...{ message, tone }}
        />
      )}
      {kind === OTHER && (
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
