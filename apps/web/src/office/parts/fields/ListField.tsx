import { Button } from '@vitrine/ui/components/Button';
import { Box, Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { asFields } from '../mappers/staffContent.ts';
import { EntryActions } from './EntryActions.tsx';
import { useFieldWords, type FieldInputProps } from './form.ts';
import { ListEntry, type ListSpec } from './ListEntry.tsx';

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
          <ListEntry
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
