import type { SheetReport } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { ColumnMapping } from '@vitrine/ui/components/ColumnMapping';
import { Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

export type SheetLayout = NonNullable<SheetReport['layout']>;

interface SheetColumnsProps {
  layout: SheetLayout;
  file: string;
  busy: boolean;
  onCheck: (uses: string[]) => void;
}

/** What each column holds, from the first one on. */
const toUses = (columns: SheetLayout['columns']): string[] => {
  const byColumn = new Map(columns.map(({ column, use }) => [column, use]));
  return Array.from({ length: Math.max(0, ...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? 'none');
};

/** The columns of a brand's own sheet: somebody says once what they hold. */
export function SheetColumns({ layout, file, busy, onCheck }: SheetColumnsProps) {
  const t = useTranslate();
  const [columns, setColumns] = useState(layout.columns);
  const isRead = columns.some(({ use }) => use === 'reference' || use === 'gtin');
  const optionsOf = ({ name }: { name: string }) => [
    { value: 'none', label: t('import.layout.use.none') },
    ...layout.uses
      .filter(({ use }) => use !== 'stock' || name !== '')
      .map(({ use, label }) => ({
        value: use,
        label: use === 'stock' ? t('catalogue.sheet.columns.stock', { name }) : label,
      })),
  ];
  // All but stock and GTINs is in one column.
  const onUse = ({ column, use }: { column: number; use: string }): void =>
    setColumns(
      columns.map((each) => {
        if (each.column === column) return { ...each, use };
        return each.use === use && use !== 'stock' && use !== 'gtin' ? { ...each, use: 'none' } : each;
      }),
    );
  return (
    <Stack as="section" space="md">
      {layout.problem && <Banner tone="critical">{layout.problem}</Banner>}
      <Stack space="xs">
        <Heading level={2} size="sm">
          {t('import.layout.title', { file })}
        </Heading>
        <Text size="sm" tone="muted" measure>
          {t('catalogue.sheet.columns.text')}
        </Text>
      </Stack>
      <ColumnMapping
        columns={columns}
        optionsOf={optionsOf}
        onUse={onUse}
        labels={{
          column: (words) => t('import.layout.column', words),
          holds: (words) => t('import.layout.holds', words),
        }}
      />
      <Inline>
        <Button
          busy={busy}
          disabled={!isRead}
          reason={isRead ? undefined : t('import.layout.lack.reference')}
          onPress={() => onCheck(toUses(columns))}
        >
          {t('catalogue.sheet.columns.check')}
        </Button>
      </Inline>
    </Stack>
  );
}
