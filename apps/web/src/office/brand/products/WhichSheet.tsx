import type { SheetReport } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { SheetChoice } from '@vitrine/ui/components/SheetChoice';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface WhichSheetProps {
  sheets: SheetReport['sheets'];
  busy: boolean;
  onCheck: (sheet: string) => void;
}

/** The file has several tables: somebody says which one is the catalogue. */
export function WhichSheet({ sheets, busy, onCheck }: WhichSheetProps) {
  const t = useTranslate();
  const [sheet, setSheet] = useState(sheets[0]?.name ?? '');
  return (
    <Stack as="section" space="md">
      <SheetChoice
        sheets={sheets}
        value={sheet}
        onChange={({ value }) => setSheet(value)}
        labels={{
          label: t('catalogue.sheet.which.label'),
          hint: t('catalogue.sheet.which.hint'),
          rows: (words) => t('import.sheet.rows', words),
        }}
      />
      <Inline>
        <Button busy={busy} onPress={() => onCheck(sheet)}>
          {t('import.sheet.check')}
        </Button>
      </Inline>
    </Stack>
  );
}
