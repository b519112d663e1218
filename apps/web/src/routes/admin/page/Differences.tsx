import type { BrandPageState } from '@vitrine/api/client';
import { Table } from '@vitrine/ui/components/Table';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { draftDifferences } from '../../../mappers/pageDraft.ts';

/** The values that the draft changes, beside those of the live page. */
export function Differences({ state }: { state: BrandPageState }) {
  const t = useTranslate();
  return (
    <Table
      caption={t('office.page.comparison')}
      rows={draftDifferences(state)}
      rowId={({ field, language }) => `${field} ${language ?? ''}`}
      empty={t('office.page.otherParts')}
      columns={[
        {
          id: 'field',
          label: t('admin.log.field'),
          rowHeader: true,
          cell: ({ field, language }) => {
            const label = t(`office.page.field.${field}`);
            return language ? t('office.inLanguage', { label, language }) : label;
          },
        },
        { id: 'live', label: t('office.page.live'), cell: ({ before }) => before || '–' },
        { id: 'draft', label: t('office.page.draft'), cell: ({ after }) => after || '–' },
      ]}
    />
  );
}
