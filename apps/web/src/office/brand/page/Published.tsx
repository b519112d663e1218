import type { BrandPageState } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { useState } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatMediumDate } from '../../../shared/mappers/format.ts';
import { returnColumn } from '../../parts/list/returnColumn.tsx';
import { PublishAgain } from './PublishAgain.tsx';
import type { PageForm } from './usePageForm.ts';

/** The pages that were published, the newest first; each can be published again, once its reader has seen what that changes. */
export function Published({ state, form }: { state: BrandPageState; form: PageForm }) {
  const t = useTranslate();
  const locale = useLocale();
  const [live] = state.published;
  const [asked, ask] = useState<typeof live>();
  return (
    <>
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
          returnColumn<(typeof state.published)[number]>({
            label: t('office.page.state'),
            live: t('office.page.isLive'),
            isLive: (version) => version === live,
            restore: t('office.page.restore'),
            nameOf: ({ created_at }) => formatMediumDate(locale, created_at),
            isBusy: form.isBusy,
            onReturn: ask,
          }),
        ]}
      />
      {asked && <PublishAgain state={state} version={asked} form={form} onClose={() => ask(undefined)} />}
    </>
  );
}
