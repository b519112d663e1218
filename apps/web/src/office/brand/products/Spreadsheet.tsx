import type { SheetReport as Report } from '@vitrine/api/client';
import { otherFileOf } from '@vitrine/api/rules';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { Banner } from '@vitrine/ui/components/Banner';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Progress } from '@vitrine/ui/components/Progress';
import { Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { SheetImports } from './SheetImports.tsx';
import { SheetReport } from './SheetReport.tsx';
import { useSheetImport } from './useSheetImport.ts';

const MOST_MEGABYTES = 15;
const sheetPath = '/v1/admin/brand/catalogue-sheet';

/** What was pressed for an outcome is disabled or gone once it is there: the outcome takes the focus, unless it went elsewhere. */
const useFocusOnOutcome = (outcome: string) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: held, body } = document;
    if (outcome !== '' && (held === body || held?.matches('[type=file]'))) part.current?.focus();
  }, [outcome]);
  return part;
};

/** /admin/brand/products/spreadsheet: products, prices and stock as one file, down and up. */
export function Spreadsheet() {
  const t = useTranslate();
  const may = useMay();
  const sheet = useSheetImport();
  const { step, progress, checked, applied, problem, check } = sheet;
  const downloads = useDownloads([
    { id: 'catalogue', label: t('catalogue.sheet.download'), path: sheetPath },
    { id: 'csv', label: t('catalogue.sheet.downloadCsv'), path: `${sheetPath}?format=csv` },
  ]);
  const outcome = useFocusOnOutcome(
    checked || applied || problem
      ? [
          problem,
          checked?.job,
          checked?.isAsking,
          checked?.report.sheets.length,
          checked?.report.layout?.id,
          applied !== undefined,
        ].join(' ')
      : '',
  );
  const doneText = ({ undo, summary }: Report): string =>
    undo
      ? t('catalogue.undo.done', { file: undo.file, products: summary.changed_products })
      : t('catalogue.sheet.done', { ...summary });
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
            accept={['.xlsx', '.xls', '.ods', '.csv', '.txt']}
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
                  kind: otherFileOf(refusal.name),
                  limit: 'limit' in refusal ? refusal.limit : 0,
                }),
            }}
          />
        )}
        {step && <Progress label={t(`catalogue.sheet.${step}`)} value={progress} />}
        {(problem ?? checked ?? applied) && (
          <div ref={outcome} tabIndex={-1} role="group" aria-label={t('catalogue.sheet.outcome')}>
            <Stack space="md">
              {problem && <Banner tone="critical">{problem}</Banner>}
              {checked && (
                <SheetReport
                  key={checked.job}
                  {...checked}
                  busy={step !== undefined}
                  onApply={sheet.apply}
                  onSheet={sheet.checkSheet}
                  onColumns={sheet.checkColumns}
                  onChangeColumns={sheet.askColumns}
                  onForgetColumns={sheet.forgetColumns}
                />
              )}
              {applied && <Banner tone="positive">{doneText(applied)}</Banner>}
            </Stack>
          </div>
        )}
        <Text size="sm" tone="muted" measure>
          {t('catalogue.sheet.rules')}
        </Text>
        {may('owner') && <SheetImports isBusy={step !== undefined} onUndo={sheet.undo} />}
      </Screen>
    </Stack>
  );
}
