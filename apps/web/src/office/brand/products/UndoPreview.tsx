import type { SheetReport } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Table } from '@vitrine/ui/components/Table';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { leadTo } from '../../parts/form/leadTo.ts';
import { SheetChanges } from './SheetChanges.tsx';

type Undo = NonNullable<SheetReport['undo']>;

/** What the import had written and somebody has changed since. */
function Kept({ kept, kept_count: count }: Pick<Undo, 'kept' | 'kept_count'>) {
  const t = useTranslate();
  const shown = kept.length;
  return (
    <>
      <Banner tone="caution" title={t('catalogue.undo.keptTitle', { count })}>
        {t('catalogue.undo.kept', { count, shown, more: count - shown })}
      </Banner>
      <Table
        caption={t('catalogue.undo.keptValues')}
        rows={kept}
        rowId={({ reference, colour, field }) => JSON.stringify([reference, colour, field])}
        empty=""
        columns={[
          {
            id: 'reference',
            label: t('catalogue.sheet.reference'),
            rowHeader: true,
            cell: ({ reference, colour }) => (colour === null ? reference : `${reference} · ${colour}`),
          },
          { id: 'field', label: t('catalogue.sheet.column'), cell: ({ field }) => field },
          { id: 'reason', label: t('catalogue.sheet.reason'), cell: ({ reason }) => reason },
        ]}
      />
    </>
  );
}

interface UndoPreviewProps {
  report: SheetReport;
  undo: Undo;
  busy: boolean;
  onApply: () => void;
}

/** What undoing an import takes back, and what stays. */
export function UndoPreview({ report, undo, busy, onApply }: UndoPreviewProps) {
  const t = useTranslate();
  const { changes, change_count: count, summary } = report;
  const { file, stays, kept_count: keptCount } = undo;
  return (
    <Stack space="md">
      {/* The press was further down, in the list of imports. */}
      <div ref={leadTo} tabIndex={-1} role="group" aria-label={t('catalogue.imports.undoNamed', { file })}>
        {count === 0 ? (
          <Banner>{t('catalogue.undo.nothing', { file })}</Banner>
        ) : (
          <Banner tone="positive">{t('catalogue.undo.fine', { file, products: summary.changed_products })}</Banner>
        )}
      </div>
      {stays > 0 && <Banner tone="caution">{t('catalogue.undo.stays', { count: stays })}</Banner>}
      {count > 0 && <SheetChanges changes={changes} change_count={count} after={t('catalogue.undo.after')} />}
      {keptCount > 0 && <Kept {...undo} />}
      {count > 0 && (
        <Inline>
          <Button busy={busy} onPress={onApply}>
            {t('catalogue.undo.apply')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
