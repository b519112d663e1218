import type { SheetReport } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { SheetChanges } from './SheetChanges.tsx';

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
  const { summary, units, changes, change_count: count, mostly_unknown: isUnfamiliar } = report;
  if (count === 0 && summary.new_products === 0)
    return <Banner tone="positive">{t('catalogue.sheet.nothing', { file })}</Banner>;
  return (
    <Stack space="md">
      <Banner tone="positive">{t('catalogue.sheet.fine', { file, ...summary })}</Banner>
      {units.said > 0 && (
        <Text size="sm" tone="muted">
          {t('catalogue.sheet.units', units)}
        </Text>
      )}
      {!report.remembers_download && summary.stock > 0 && (
        <Banner tone="caution">{t('catalogue.sheet.stockNow', { count: summary.stock })}</Banner>
      )}
      {isUnfamiliar && (
        <Banner tone="caution" title={t('catalogue.sheet.unknownTitle')}>
          {t('catalogue.sheet.unknown', { count: summary.new_products })}
        </Banner>
      )}
      {count > 0 && <SheetChanges changes={changes} change_count={count} after={t('catalogue.sheet.after')} />}
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
