import type { BrandingState } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { usePartNames } from '../../parts/branding/usePartNames.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatMediumDate } from '../../../shared/mappers/format.ts';
import { returnColumn } from '../../parts/list/returnColumn.tsx';
import type { BrandingActions } from '../../parts/branding/useBranding.ts';

/** Every look that was published, the newest first; one press returns to one. */
export function History({ state, actions }: { state: BrandingState; actions: BrandingActions }) {
  const t = useTranslate();
  const locale = useLocale();
  const nameParts = usePartNames();
  const oldest = state.published.at(-1);
  return (
    <Table
      caption={t('branding.history')}
      rows={state.published}
      rowId={({ id }) => String(id)}
      empty={t('branding.none')}
      columns={[
        {
          id: 'when',
          label: t('branding.when'),
          rowHeader: true,
          cell: ({ published_at }) =>
            published_at === null ? t('branding.start') : <DateText value={published_at} form="moment" />,
        },
        {
          id: 'who',
          label: t('branding.who'),
          cell: ({ published_at, person }) => person ?? (published_at === null ? '–' : t('branding.command')),
        },
        {
          id: 'what',
          label: t('branding.what'),
          cell: (look) => (look === oldest ? t('branding.first') : nameParts(look.changed)),
        },
        returnColumn<(typeof state.published)[number]>({
          label: t('branding.state'),
          live: t('branding.isLive'),
          isLive: ({ id }) => id === null,
          restore: t('branding.restore'),
          nameOf: ({ published_at }) =>
            published_at === null ? t('branding.start') : formatMediumDate(locale, published_at),
          isBusy: actions.isBusy,
          onReturn: ({ id }) => {
            if (id !== null) actions.run({ do: 'restore', id });
          },
        }),
      ]}
    />
  );
}
