import { useQuery } from '@tanstack/react-query';
import { Banner } from '@vitrine/ui/components/Banner';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../connected/useLocale.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { formatDate } from '../../../mappers/format.ts';
import { returnColumn } from '../list/returnColumn.tsx';
import { useStaffQueries } from '../useStaffQueries.ts';
import type { useSaving } from './useSaving.ts';

interface VersionsProps {
  name: string;
  /** False after the document was removed: no version is live, and each can be returned to. */
  isSet: boolean;
  restore: ReturnType<typeof useSaving>['restore'];
}

/** Every version of a document that was saved, the newest first; one press returns to one. */
export function Versions({ name, isSet, restore }: VersionsProps) {
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
          returnColumn<(typeof data)[number]>({
            label: t('branding.state'),
            live: t('branding.isLive'),
            isLive: (version) => isSet && version === newest,
            restore: t('branding.restore'),
            nameOf: ({ saved_at }) => formatDate(locale, saved_at),
            isBusy: restore.isBusy,
            onReturn: ({ id }) => restore.act(id),
          }),
        ]}
      />
    </>
  );
}
