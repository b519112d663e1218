import { IconButton } from '@vitrine/ui/components/IconButton';
import { Inline } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

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

/** Moves an entry of a list up or down, or removes it. */
export function EntryActions({ place, entries, name, onChange }: EntryActionsProps) {
  const t = useTranslate();
  return (
    <Inline space="xs" wrap={false}>
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
