import { useQuery } from '@tanstack/react-query';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../connected/useLocale.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { formatDate } from '../../../mappers/format.ts';
import { useStaffQueries } from '../useStaffQueries.ts';
import type { useSaving } from './useSaving.ts';

/** Every version of a document that was saved, the newest first; one press returns to one. */
export function Versions({ name, restore }: { name: string; restore: ReturnType<typeof useSaving>['restore'] }) {
  const t = useTranslate();
  const intl = useIntl();
  const locale = useLocale();
  const { data = [] } = useQuery(useStaffQueries().contentVersions(name));
  const [newest] = data;
  if (!newest) return null;
  return (
    <>
      {restore.problem !== undefined && <Banner tone="critical">{restore.problem}</Banner>}
      <Table
        caption={t('branding.versions')}
        rows={data}
        rowId={({ id }) => String(id)}
        empty={t('branding.first')}
        columns={[
          {
            id: 'when',
            label: t('branding.when'),
            rowHeader: true,
            cell: ({ saved_at }) => <DateText value={saved_at} form="moment" />,
          },
          { id: 'who', label: t('branding.who'), cell: ({ person }) => person ?? '–' },
          {
            id: 'what',
            label: t('branding.what'),
            cell: ({ changed }) =>
              changed
                ? intl.formatList(changed.map((field) => t(`admin.content.field.${field}`)))
                : t('branding.firstVersion'),
          },
          {
            id: 'return',
            label: t('branding.state'),
            cell: (version) =>
              version === newest ? (
                <Badge tone="positive">{t('branding.isLive')}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={restore.isBusy}
                  label={`${t('branding.restore')}, ${formatDate(locale, version.saved_at)}`}
                  onPress={() => restore.act(version.id)}
                >
                  {t('branding.restore')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
