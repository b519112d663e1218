import type { SheetReport as Report } from '@vitrine/api/client';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { Banner } from '@vitrine/ui/components/Banner';
import { Table } from '@vitrine/ui/components/Table';
import { Stack } from '@vitrine/ui/foundation';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { SheetColumns } from './SheetColumns.tsx';
import { SheetColumnsNote } from './SheetColumnsNote.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { WhichSheet } from './WhichSheet.tsx';
import { UndoPreview } from './UndoPreview.tsx';
import type { Checked } from './useSheetImport.ts';

interface WrongProps {
  report: Report;
  file: string;
  job: number;
}

/** The values that must be corrected, and the file with the reasons. */
function Wrong({ report, file, job }: WrongProps) {
  const t = useTranslate();
  const reasons = useDownloads([{ id: 'reasons', label: t('catalogue.sheet.reasons'), path: `/v1/jobs/${job}/file` }]);
  const { errors, error_count: count } = report;
  return (
    <Stack space="md">
      <Banner tone="critical">{t('catalogue.sheet.wrong', { file, count, shown: errors.length })}</Banner>
      <DownloadList
        downloads={reasons}
        labels={{ title: t('catalogue.sheet.reasonsTitle'), open: t('catalogue.sheet.open') }}
      />
      <Table
        caption={t('catalogue.sheet.errors')}
        rows={errors}
        rowId={({ row, column, reason }) => `${row} ${column} ${reason}`}
        empty=""
        columns={[
          { id: 'row', label: t('catalogue.sheet.row'), rowHeader: true, cell: ({ row }) => row },
          { id: 'column', label: t('catalogue.sheet.column'), cell: ({ column }) => column },
          { id: 'reason', label: t('catalogue.sheet.reason'), cell: ({ reason }) => reason },
        ]}
      />
    </Stack>
  );
}

interface SheetReportProps extends Checked {
  busy: boolean;
  onApply: () => void;
  onSheet: (sheet: string) => void;
  onColumns: (uses: string[]) => void;
  onChangeColumns: () => void;
  onForgetColumns: () => void;
}

/** What the check of a spreadsheet found: columns to say, values to correct, or what the file changes. */
export function SheetReport({
  busy,
  onApply,
  onSheet,
  onColumns,
  onChangeColumns,
  onForgetColumns,
  ...checked
}: SheetReportProps) {
  const { report, file, isAsking } = checked;
  const { layout } = report;
  if (report.sheets.length > 0) return <WhichSheet sheets={report.sheets} busy={busy} onCheck={onSheet} />;
  if (layout && (layout.state === 'asked' || isAsking))
    return <SheetColumns layout={layout} file={file} busy={busy} onCheck={onColumns} />;
  return (
    <Stack space="md">
      {layout && <SheetColumnsNote layout={layout} onChange={onChangeColumns} onForget={onForgetColumns} />}
      {report.notes.map((note) => (
        <Banner key={note} tone="caution">
          {note}
        </Banner>
      ))}
      {report.error_count > 0 ? (
        <Wrong {...checked} />
      ) : report.undo ? (
        <UndoPreview report={report} undo={report.undo} busy={busy} onApply={onApply} />
      ) : (
        <SheetPreview report={report} file={file} busy={busy} onApply={onApply} />
      )}
    </Stack>
  );
}
