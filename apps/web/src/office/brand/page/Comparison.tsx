import type { BrandPageState } from '@vitrine/api/client';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Banner } from '@vitrine/ui/components/Banner';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { DiscardDraft } from '../../parts/list/DiscardDraft.tsx';
import { Differences } from './Differences.tsx';
import { Plan } from './Plan.tsx';
import type { PageForm } from './usePageForm.ts';

// The sections of the shop's page come only where there is a draft to compare.
const BeforeAfter = lazy(() => import('./BeforeAfter.tsx'));

const views = ['beforeAfter', 'table'] as const;

interface ComparisonProps {
  state: BrandPageState;
  form: PageForm;
  /** Leads to a section of the form, by its name. */
  onEdit: (choice: { section: string }) => void;
}

/** The draft beside the live page: as the shop shows them, or as a table of values. */
function Views({ state, onEdit }: Omit<ComparisonProps, 'form'>) {
  const t = useTranslate();
  const { user } = useSession();
  const [view, setView] = useState<(typeof views)[number]>('beforeAfter');
  const slug = user?.seller_slug;
  return (
    <Stack space="md">
      <div data-part="comparison">
        <FilterTabs
          label={t('office.page.comparison')}
          value={view}
          onChange={({ value }) => setView(value)}
          options={views.map((value) => ({ value, label: t(`office.page.view.${value}`) }))}
        />
      </div>
      {view === 'table' && <Differences state={state} after={t('office.page.draft')} />}
      {view === 'beforeAfter' && slug && (
        <Suspense fallback={<Skeleton shape="table" label={t('admin.loading')} />}>
          <BeforeAfter state={state} slug={slug} onEdit={onEdit} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What the draft changes, the hour at which it goes live, and the way to remove it. Publishing stands in the bar. */
export function Comparison({ state, form, onEdit }: ComparisonProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { run, isBusy, isTyped } = form;
  if (!state.has_draft) return <Banner tone="info">{t(`office.page.${isTyped ? 'notSaved' : 'noDraft'}`)}</Banner>;
  return (
    <Stack space="md">
      <Views state={state} onEdit={onEdit} />
      <OnlyFor right="owner">
        <Inline align="center">
          <DiscardDraft isBusy={isBusy} onDiscard={() => run('discard')} />
          {user?.seller_slug && (
            <TextLink href={paths.brandDraft(user.seller_slug)}>{t('office.page.preview')}</TextLink>
          )}
        </Inline>
        <Plan key={state.planned?.publish_at} state={state} form={form} />
      </OnlyFor>
    </Stack>
  );
}
