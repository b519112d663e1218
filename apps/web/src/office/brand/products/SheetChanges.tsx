import type { SheetReport } from '@vitrine/api/client';
import { Table } from '@vitrine/ui/components/Table';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface SheetChangesProps extends Pick<SheetReport, 'changes' | 'change_count'> {
  /** The name of the column with what the shop gets. */
  after: string;
}

/** The first values that the file changes, before and after. */
export function SheetChanges({ changes, change_count: count, after: label }: SheetChangesProps) {
  const t = useTranslate();
  const shown = changes.length;
  return (
    <Table
      caption={t('catalogue.sheet.changes', { count, shown, more: count - shown })}
      rows={changes}
      rowId={({ reference, colour, field, after }) => JSON.stringify([reference, colour, field, after])}
      empty=""
      columns={[
        {
          id: 'reference',
          label: t('catalogue.sheet.reference'),
          rowHeader: true,
          cell: ({ reference, colour }) => (colour === null ? reference : `${reference} · ${colour}`),
        },
        { id: 'field', label: t('catalogue.sheet.column'), cell: ({ field }) => field },
        {
          id: 'before',
          label: t('catalogue.sheet.before'),
          cell: ({ before }) => before || t('catalogue.sheet.none'),
        },
        { id: 'after', label, cell: ({ after }) => after },
      ]}
    />
  );
}
