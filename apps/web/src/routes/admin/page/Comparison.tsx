import type { BrandPageState } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Table } from '@vitrine/ui/components/Table';
import { Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { draftDifferences } from '../../../mappers/pageDraft.ts';
import { useSession } from '../../../queries/services.ts';
import { Plan } from './Plan.tsx';
import type { PageForm } from './usePageForm.ts';

/** What the draft changes, and the ways to end it. */
export function Comparison({ state, form }: { state: BrandPageState; form: PageForm }) {
  const t = useTranslate();
  const { user } = useSession();
  if (!state.has_draft) return <Banner tone="info">{t('office.page.noDraft')}</Banner>;
  const { run, isBusy, isTyped } = form;
  return (
    <Stack space="md">
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
      <Inline align="center">
        <Button busy={isBusy} disabled={isTyped} reason={t('office.page.saveFirst')} onPress={() => run('publish')}>
          {t('office.page.publish')}
        </Button>
        <Button variant="secondary" busy={isBusy} onPress={() => run('discard')}>
          {t('office.page.discard')}
        </Button>
        {user?.seller_slug && <TextLink href={paths.brandDraft(user.seller_slug)}>{t('office.page.preview')}</TextLink>}
      </Inline>
      <Plan key={state.planned?.publish_at} state={state} form={form} />
    </Stack>
  );
}
