import type { SheetReport } from '@vitrine/api/client';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Progress } from '@vitrine/ui/components/Progress';
import { Table } from '@vitrine/ui/components/Table';
import { Inline, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../config/paths.ts';
import { useDownloads } from '../../../connected/documents/useDownloads.ts';
import { useMay } from '../../../connected/rights/useMay.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { Screen } from '../list/Screen.tsx';
import { useSheetImport } from './useSheetImport.ts';

const MOST_MEGABYTES = 15;

/** The lines that are not right, or what the file would change. */
function Report({ report, file, job }: { report: SheetReport; file: string; job: number }) {
  const t = useTranslate();
  const reasons = useDownloads([{ id: 'reasons', label: t('catalogue.sheet.reasons'), path: `/v1/jobs/${job}/file` }]);
  const { errors, error_count: count, summary } = report;
  if (count === 0) return <Banner tone="positive">{t('catalogue.sheet.fine', { file, ...summary })}</Banner>;
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

/** /admin/brand/products/spreadsheet: products, prices and stock as one file, down and up. */
export function Spreadsheet() {
  const t = useTranslate();
  const may = useMay();
  const { step, progress, checked, applied, problem, check, apply } = useSheetImport();
  const downloads = useDownloads([
    { id: 'catalogue', label: t('catalogue.sheet.download'), path: '/v1/admin/brand/catalogue-sheet' },
  ]);
  return (
    <Stack space="md">
      <span>
        <TextLink href={paths.admin('brand/products')}>{t('catalogue.product.back')}</TextLink>
      </span>
      <Screen title={t('catalogue.sheet.title')} text={t('catalogue.sheet.text')} needs="owner">
        {may('owner') && (
          <DownloadList
            downloads={downloads}
            labels={{ title: t('catalogue.sheet.now'), open: t('catalogue.sheet.open') }}
          />
        )}
        {may('owner') && (
          <FileDrop
            label={t('catalogue.sheet.file')}
            hint={t('catalogue.sheet.hint', { megabytes: MOST_MEGABYTES })}
            files={[]}
            accept={['.xlsx', '.xls', '.csv']}
            maxMegabytes={MOST_MEGABYTES}
            disabled={step !== undefined}
            onChange={({ files: [file] }) => file && check(file)}
            labels={{
              choose: t('catalogue.sheet.choose'),
              drop: t('catalogue.drop.drop'),
              remove: ({ name }) => t('catalogue.drop.removeOf', { name }),
              refused: (refusal) =>
                t(`catalogue.sheet.refused.${refusal.why}`, {
                  name: refusal.name,
                  limit: 'limit' in refusal ? refusal.limit : 0,
                }),
            }}
          />
        )}
        {step && <Progress label={t(`catalogue.sheet.${step}`)} value={progress} />}
        {problem && <Banner tone="critical">{problem}</Banner>}
        {checked && <Report key={checked.job} {...checked} />}
        {checked?.report.error_count === 0 && (
          <Inline>
            <Button busy={step === 'applying'} onPress={apply}>
              {t('catalogue.sheet.apply')}
            </Button>
          </Inline>
        )}
        {applied && <Banner tone="positive">{t('catalogue.sheet.done', { ...applied.summary })}</Banner>}
        <Text size="sm" tone="muted" measure>
          {t('catalogue.sheet.rules')}
        </Text>
      </Screen>
    </Stack>
  );
}
