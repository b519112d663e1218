import { useQuery } from '@tanstack/react-query';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatMediumDate } from '../../../shared/mappers/format.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { returnColumn } from '../../parts/list/returnColumn.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import type { useSaving } from './useSaving.ts';
import { VersionDialog } from './VersionDialog.tsx';

interface VersionsProps {
  name: string;
  /** False after the document was removed: no version is live, and each can be returned to. */
  isSet: boolean;
  /** The document as it is saved now. */
  current: object;
  restore: ReturnType<typeof useSaving>['restore'];
}

/** Every version of a document that was saved, the newest first; one press returns to one. */
export function Versions({ name, isSet, current, restore }: VersionsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const locale = useLocale();
  const { data = [] } = useQuery(useQueriesOf(staffQueries).contentVersions(name));
  const [compared, compare] = useState<(typeof data)[number]>();
  const [newest] = data;
  if (!newest) return null;
  const isLive = (version: (typeof data)[number]) => isSet && version === newest;
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
            id: 'compare',
            label: t('admin.content.compare'),
            cell: (version) =>
              isLive(version) ? (
                '–'
              ) : (
                <Button
                  variant="quiet"
                  size="sm"
                  label={t('admin.content.compareNamed', { moment: formatMediumDate(locale, version.saved_at) })}
                  onPress={() => compare(version)}
                >
                  {t('admin.content.compare')}
                </Button>
              ),
          },
          returnColumn<(typeof data)[number]>({
            label: t('branding.state'),
            live: t('branding.isLive'),
            isLive,
            restore: t('branding.restore'),
            nameOf: ({ saved_at }) => formatMediumDate(locale, saved_at),
            isBusy: restore.isBusy,
            onReturn: ({ id }) => restore.act(id),
          }),
        ]}
      />
      {compared && (
        <VersionDialog
          name={name}
          version={compared}
          moment={formatMediumDate(locale, compared.saved_at)}
          current={current}
          restore={restore}
          onClose={() => compare(undefined)}
        />
      )}
    </>
  );
}
