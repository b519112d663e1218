import { Button } from '@vitrine/ui/components/Button';
import { IconButton } from '@vitrine/ui/components/IconButton';
import { Box, Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import type { ReactNode } from 'react';
import { asFields, inLanguage } from '../../../mappers/staffContent.ts';
import { Folded } from './Folded.tsx';
import { useFieldWords, useForm, type FieldInputProps, type FormFieldsProps } from './form.ts';
import type { FieldSpec } from './specs.ts';

type ListSpec = Extract<FieldSpec, { type: 'list' }>;

const moved = (entries: readonly unknown[], from: number, by: -1 | 1): unknown[] => {
  const next = [...entries];
  next.splice(from + by, 0, ...next.splice(from, 1));
  return next;
};

interface EntryActionsProps {
  place: number;
  entries: readonly unknown[];
  name: string;
  onChange: (change: { value: unknown[] }) => void;
}

function EntryActions({ place, entries, name, onChange }: EntryActionsProps) {
  const t = useTranslate();
  return (
    <Inline space="xs">
      <IconButton
        icon="arrow-up"
        label={t('admin.content.up', { name })}
        disabled={place === 0}
        onPress={() => onChange({ value: moved(entries, place, -1) })}
      />
      <IconButton
        icon="arrow-down"
        label={t('admin.content.down', { name })}
        disabled={place === entries.length - 1}
        onPress={() => onChange({ value: moved(entries, place, 1) })}
      />
      <IconButton
        icon="trash"
        label={t('admin.content.removeNamed', { name })}
        onPress={() => onChange({ value: entries.toSpliced(place, 1) })}
      />
    </Inline>
  );
}

interface EntryProps extends Omit<FormFieldsProps, 'specs'> {
  spec: ListSpec;
  name: string;
  actions: ReactNode;
}

/** The fields of one entry; folded, and told by its title, where entries are many. */
function Entry({ spec: { fields, titled }, path, name, value, actions, onChange }: EntryProps) {
  const t = useTranslate();
  const { language, problems, FormFields } = useForm();
  const form = <FormFields specs={fields} path={path} value={value} onChange={onChange} />;
  const title = titled && inLanguage(asFields(value[titled]), language);
  const isWrong = Object.keys(problems).some((at) => at.startsWith(`${path}.`));
  return (
    <Stack space="sm">
      <Inline justify="between">
        <Text weight="strong">{typeof title === 'string' && title !== '' ? `${name}: ${title}` : name}</Text>
        {actions}
      </Inline>
      {titled ? (
        <Folded title={t('admin.content.change', { name })} isOpen={isWrong || value['id'] === null}>
          {form}
        </Folded>
      ) : (
        form
      )}
    </Stack>
  );
}

/** Entries in their order, each with fields of its own: added, moved and removed. */
export function ListField({ spec, path, value, onChange }: FieldInputProps<ListSpec>) {
  const t = useTranslate();
  const { label, message } = useFieldWords(spec.name, path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const nameOf = (place: number) => t(`admin.content.entry.${spec.name}`, { number: place + 1 });
  return (
    <Stack space="sm" align="stretch">
      <Heading level={2} size="sm">
        {label}
      </Heading>
      {message && entries.length === 0 && <Text tone="critical">{message}</Text>}
      {entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and every field is controlled
        <Box key={place} border radius="card" padding="md">
          <Entry
            spec={spec}
            path={`${path}.${place}`}
            name={nameOf(place)}
            value={asFields(entry)}
            actions={<EntryActions place={place} entries={entries} name={nameOf(place)} onChange={onChange} />}
            onChange={(changed) => onChange({ value: entries.with(place, changed.value) })}
          />
        </Box>
      ))}
      {entries.length < (spec.most ?? Infinity) && (
        <span>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onPress={() => onChange({ value: [...entries, spec.blank] })}
          >
            {t(`admin.content.add.${spec.name}`)}
          </Button>
        </span>
      )}
    </Stack>
  );
}
