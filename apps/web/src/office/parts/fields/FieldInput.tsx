import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { DateField } from '@vitrine/ui/components/DateField';
import { Select } from '@vitrine/ui/components/Select';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { staffQueries } from '../queries/staff.ts';
import { useFieldWords, useForm, type FieldInputProps } from './form.ts';
import type { FieldSpec } from './specs.ts';
import { BrandsField } from './BrandsField.tsx';
import { GroupField } from './GroupField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { UrlField } from './UrlField.tsx';
import { ZoneField } from './ZoneField.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

function Line({ spec, path, value, onChange }: FieldInputProps<Extract<FieldSpec, { type: 'line' }>>) {
  const Text = spec.isLink ? UrlField : TextField;
  return (
    <Text
      {...useFieldWords(spec.name, path)}
      value={textOf(value)}
      required={spec.required}
      maxLength={2000}
      autoComplete="off"
      onChange={({ value: text }) => onChange({ value: spec.isNullable && text.trim() === '' ? null : text })}
    />
  );
}

/** What is no whole number stays as it was typed: the server says so at the field. */
const wholeIn = (text: string): number | string => (/^-?\d+$/.test(text.trim()) ? Number(text) : text);

function Whole({ spec, path, value, onChange }: FieldInputProps<Extract<FieldSpec, { type: 'number' }>>) {
  return (
    <TextField
      {...useFieldWords(spec.name, path)}
      inputMode="numeric"
      autoComplete="off"
      value={textOf(value)}
      onChange={({ value: text }) => onChange({ value: spec.isNullable && text.trim() === '' ? null : wholeIn(text) })}
    />
  );
}

type WithHint = Extract<FieldSpec, { hasHint?: true }>;

function Day({ spec, path, value, onChange }: FieldInputProps<WithHint>) {
  const t = useTranslate();
  return (
    <DateField
      {...useFieldWords(spec.name, path)}
      {...(spec.hasHint && { hint: t(`admin.content.hint.${spec.name}`) })}
      value={textOf(value)}
      onChange={({ value: day }) => onChange({ value: day === '' ? null : day })}
    />
  );
}

/** One entry a line. */
function Lines({ spec, path, value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const lines = Array.isArray(value) ? value.map(textOf) : [];
  return (
    <TextArea
      {...useFieldWords(spec.name, path)}
      hint={t(`admin.content.hint.${spec.name}`)}
      rows={3}
      value={lines.join('\n')}
      onChange={({ value: text }) =>
        onChange({ value: text === '' ? [] : text.split('\n').map((line) => line.trim()) })
      }
    />
  );
}

const NOTHING = 'none';

type ChoiceSpec = Extract<FieldSpec, { type: 'choice' }>;

const chosenOf = ({ isNumber }: ChoiceSpec, chosen: string): unknown => {
  if (chosen === NOTHING) return undefined;
  return isNumber ? Number(chosen) : chosen;
};

function Choice({ spec, path, value, onChange }: FieldInputProps<ChoiceSpec>) {
  const t = useTranslate();
  const choices = spec.choices.map((choice) => ({ value: choice, label: t(`admin.content.${spec.name}.${choice}`) }));
  return (
    <Select
      {...useFieldWords(spec.name, path)}
      options={spec.isOptional ? [{ value: NOTHING, label: t('admin.content.byLayout') }, ...choices] : choices}
      value={textOf(value) || NOTHING}
      onChange={({ value: chosen }) => onChange({ value: chosenOf(spec, chosen) })}
    />
  );
}

/** One of the events or segments of the account. */
function Reference({ spec, path, value, onChange }: FieldInputProps<Extract<FieldSpec, { type: 'reference' }>>) {
  const t = useTranslate();
  const { data = [] } = useQuery(useQueriesOf(staffQueries).content());
  const known = data
    .filter(({ kind }) => kind === spec.to)
    .map(({ name, title }) => ({ value: name.slice(spec.to.length + 1), label: title ?? name }));
  const chosen = textOf(value);
  // Until the list is here, the choice is shown by its slug.
  const own =
    chosen === '' || known.some((option) => option.value === chosen) ? [] : [{ value: chosen, label: chosen }];
  return (
    <Select
      {...useFieldWords(spec.name, path)}
      options={[{ value: NOTHING, label: t(`admin.content.none.${spec.to}`) }, ...own, ...known]}
      value={chosen || NOTHING}
      onChange={({ value: next }) => onChange({ value: next === NOTHING ? null : next })}
    />
  );
}

function Check({ spec, path, value, onChange }: FieldInputProps<WithHint>) {
  const t = useTranslate();
  const { label } = useFieldWords(spec.name, path);
  return (
    <Checkbox
      label={label}
      {...(spec.hasHint && { hint: t(`admin.content.hint.${spec.name}`) })}
      checked={value === true}
      onChange={({ checked }) => onChange({ value: checked })}
    />
  );
}

/** A field by its type. */
export function FieldInput({ spec, ...props }: FieldInputProps) {
  const { WordsField } = useForm();
  switch (spec.type) {
    case 'line':
      return <Line spec={spec} {...props} />;
    case 'link':
      return <LinkField spec={spec} {...props} />;
    case 'brands':
      return <BrandsField spec={spec} {...props} />;
    case 'lines':
      return <Lines spec={spec} {...props} />;
    case 'timeZone':
      return <ZoneField spec={spec} {...props} />;
    case 'number':
      return <Whole spec={spec} {...props} />;
    case 'check':
      return <Check spec={spec} {...props} />;
    case 'date':
      return <Day spec={spec} {...props} />;
    case 'choice':
      return <Choice spec={spec} {...props} />;
    case 'reference':
      return <Reference spec={spec} {...props} />;
    case 'picture':
      return <PictureField spec={spec} {...props} />;
    case 'group':
      return <GroupField spec={spec} {...props} />;
    case 'list':
      return <ListField spec={spec} {...props} />;
    case 'words':
    case 'text':
    case 'html':
      return <WordsField spec={spec} {...props} />;
  }
}
