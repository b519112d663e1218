import type { SheetReport } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { Table } from '@vitrine/ui/components/Table';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';

/** The first values that the file changes, before and after. */
function Changes({ changes, change_count: count }: Pick<SheetReport, 'changes' | 'change_count'>) {
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
        { id: 'after', label: t('catalogue.sheet.after'), cell: ({ after }) => after },
      ]}
    />
  );
}

interface SheetPreviewProps {
  report: SheetReport;
  file: string;
  busy: boolean;
  onApply: () => void;
}

/** What a file without errors changes. A file that may be of another brand waits for a tick. */
export function SheetPreview({ report, file, busy, onApply }: SheetPreviewProps) {
  const t = useTranslate();
  const [isOurs, setOurs] = useState(false);
  const { summary, changes, change_count: count, mostly_unknown: isUnfamiliar } = report;
  if (count === 0 && summary.new_products === 0)
    return <Banner tone="positive">{t('catalogue.sheet.nothing', { file })}</Banner>;
  return (
    <Stack space="md">
      <Banner tone="positive">{t('catalogue.sheet.fine', { file, ...summary })}</Banner>
      {!report.remembers_download && summary.stock > 0 && (
        <Banner tone="caution">{t('catalogue.sheet.stockNow', { count: summary.stock })}</Banner>
      )}
      {isUnfamiliar && (
        <Banner tone="caution" title={t('catalogue.sheet.unknownTitle')}>
          {t('catalogue.sheet.unknown', { count: summary.new_products })}
        </Banner>
      )}
      {count > 0 && <Changes changes={changes} change_count={count} />}
      {isUnfamiliar && (
        <Checkbox
          label={t('catalogue.sheet.unknownTick')}
          checked={isOurs}
          onChange={({ checked }) => setOurs(checked)}
        />
      )}
      <Inline>
        <Button
          busy={busy}
          disabled={isUnfamiliar && !isOurs}
          reason={isUnfamiliar && !isOurs ? t('catalogue.sheet.unknownReason') : undefined}
          onPress={onApply}
        >
          {t('catalogue.sheet.apply')}
        </Button>
      </Inline>
    </Stack>
  );
}
