import { Table } from '@vitrine/ui/components/Table';
import { Grid, Picture } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { excerpts, leafChanges } from '../mappers/leaves.ts';
import { useFieldName } from '../log/useFieldName.ts';
import { usePlainValue } from '../log/useFieldValue.ts';

/** A picture as it looks, everything else in words. */
function Value({ value }: { value: string }) {
  const valueOf = usePlainValue();
  if (!value.startsWith('/media/')) return valueOf(value) || '–';
  return (
    <Grid columns={3}>
      <Picture src={value.replace('{w}', '300')} alt={valueOf(value)} ratio="1:1" />
    </Grid>
  );
}

interface ConflictTableProps {
  /** As it is saved now. */
  theirs: object;
  /** As the user has it. */
  mine: object;
  /** What the saved values are called. */
  theirsLabel?: string;
  /** What the user's values are called. */
  mineLabel?: string;
}

/** Both values of each field that differs between what somebody else has saved and what the user has. */
export function ConflictTable({ theirs, mine, theirsLabel, mineLabel }: ConflictTableProps) {
  const t = useTranslate();
  const nameOf = useFieldName();
  return (
    <Table
      caption={t('admin.conflict.fields')}
      hideCaption
      rows={leafChanges(theirs, mine)}
      rowId={({ field }) => field}
      empty={t('admin.conflict.same')}
      columns={[
        { id: 'field', label: t('admin.log.field'), rowHeader: true, cell: ({ field }) => nameOf(field) },
        {
          id: 'theirs',
          label: theirsLabel ?? t('admin.conflict.theirs'),
          cell: (row) => <Value value={excerpts(row)[0]} />,
        },
        {
          id: 'mine',
          label: mineLabel ?? t('admin.conflict.mine'),
          cell: (row) => <Value value={excerpts(row)[1]} />,
        },
      ]}
    />
  );
}
