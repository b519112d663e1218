import type { BrandPageState } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { useLocale } from '../../../connected/useLocale.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { formatDate } from '../../../mappers/format.ts';
import type { PageForm } from './usePageForm.ts';

/** The pages that were published, the newest first; each can be published again. */
export function Published({ state, form }: { state: BrandPageState; form: PageForm }) {
  const t = useTranslate();
  const locale = useLocale();
  const [live] = state.published;
  return (
    <Table
      caption={t('office.page.history')}
      rows={state.published}
      rowId={({ id }) => String(id)}
      empty={t('office.page.noHistory')}
      columns={[
        {
          id: 'when',
          label: t('admin.log.when'),
          rowHeader: true,
          cell: ({ created_at }) => <DateText value={created_at} form="moment" />,
        },
        { id: 'who', label: t('admin.log.who'), cell: ({ person }) => person ?? t('office.page.before') },
        {
          id: 'return',
          label: t('office.page.state'),
          cell: (version) =>
            version === live ? (
              <Badge tone="positive">{t('office.page.isLive')}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                busy={form.isBusy}
                label={`${t('office.page.restore')}, ${formatDate(locale, version.created_at)}`}
                onPress={() => form.run({ restore: version.id })}
              >
                {t('office.page.restore')}
              </Button>
            ),
        },
      ]}
    />
  );
}
