import { Button } from '@vitrine/ui/components/Button';
import { Table } from '@vitrine/ui/components/Table';
import { Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface Chosen {
  id: string;
  name: string;
}

interface ChosenListProps {
  caption: string;
  /** Heads the names. */
  label: string;
  /** How many are chosen, in words. */
  count: string;
  /** The first of them. */
  rows: Chosen[];
  /** How many more there are. */
  left: number;
  onMore: () => void;
  onRemove: (chosen: Chosen) => void;
}

/** What was chosen in a field above, to be removed one by one. */
export function ChosenList({ caption, label, count, rows, left, onMore, onRemove }: ChosenListProps) {
  const t = useTranslate();
  return (
    <>
      <Text size="sm" tone="muted">
        <span role="status">{count}</span>
      </Text>
      {rows.length > 0 && (
        <Table
          caption={caption}
          hideCaption
          empty={null}
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', label, rowHeader: true, cell: ({ name }) => name },
            {
              id: 'actions',
              label: t('admin.chosen.actions'),
              align: 'end',
              cell: (chosen) => (
                <Button
                  variant="secondary"
                  size="sm"
                  label={t('admin.content.removeNamed', { name: chosen.name })}
                  onPress={() => onRemove(chosen)}
                >
                  {t('admin.content.remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {left > 0 && (
        <span>
          <Button variant="secondary" onPress={onMore}>
            {t('admin.chosen.more', { count: left })}
          </Button>
        </span>
      )}
    </>
  );
}
