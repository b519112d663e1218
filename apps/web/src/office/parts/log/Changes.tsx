import type { AuditEntry } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Table } from '@vitrine/ui/components/Table';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { excerpts, leafChanges, type LeafChange } from '../mappers/leaves.ts';
import { useFieldName } from './useFieldName.ts';
import { useFieldValue } from './useFieldValue.ts';

const MOST_FIELDS = 2;
const LONGEST = 60;

const isShort = (changes: readonly LeafChange[]): boolean =>
  changes.length <= MOST_FIELDS &&
  changes.every(({ before = '', after = '' }) => before.length + after.length <= LONGEST);

function FieldTable({ changes }: { changes: LeafChange[] }) {
  const t = useTranslate();
  const nameOf = useFieldName();
  return (
    <Table
      caption={t('admin.log.changes')}
      hideCaption
      rowId={({ field }) => field}
      rows={changes}
      empty={t('admin.log.noFields')}
      columns={[
        { id: 'field', label: t('admin.log.field'), rowHeader: true, cell: ({ field }) => nameOf(field) },
        { id: 'before', label: t('admin.log.before'), cell: (change) => excerpts(change)[0] || '–' },
        { id: 'after', label: t('admin.log.after'), cell: (change) => excerpts(change)[1] || '–' },
      ]}
    />
  );
}

/** What an entry changed: in its row when that is short, else in a dialog with both values of each field. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const nameOf = useFieldName();
  const [isOpen, setOpen] = useState(false);
  const valueOf = useFieldValue(entry);
  const changes = leafChanges(entry.before, entry.after).map(({ field, before, after }) => ({
    field,
    before: before && valueOf(field, before),
    after: after && valueOf(field, after),
  }));
  if (changes.length === 0) return '–';
  if (isShort(changes))
    return (
      <Stack space="none" as="span">
        {changes.map(({ field, before, after }) => (
          <Text key={field} as="span" size="sm">
            {before === undefined
              ? `${nameOf(field)}: ${after ?? ''}`
              : `${nameOf(field)}: ${before} → ${after ?? '–'}`}
          </Text>
        ))}
      </Stack>
    );
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        hasPopup="dialog"
        label={t('admin.log.showOf', { name: entry.subject.name })}
        onPress={() => setOpen(true)}
      >
        {t('admin.log.show')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title={t(`admin.action.${entry.action}`, { name: entry.subject.name })}
        closeLabel={t('admin.close')}
      >
        <FieldTable changes={changes} />
      </Dialog>
    </>
  );
}
