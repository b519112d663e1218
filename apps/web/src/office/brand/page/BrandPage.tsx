import { useQuery } from '@tanstack/react-query';
import type { BrandPageState } from '@vitrine/api/client';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Stack } from '@vitrine/ui/foundation';
import { lazy, Suspense, type FormEvent } from 'react';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { leadTo } from '../../parts/form/leadTo.ts';
import { useFirstWrong } from '../../parts/form/useFirstWrong.ts';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { Comments } from './Comments.tsx';
import { Comparison } from './Comparison.tsx';
import { PAGE_FORM } from './fields.ts';
import { focusSection } from './focusSection.ts';
import { PageActions } from './PageActions.tsx';
import { Published } from './Published.tsx';
import { usePageForm } from './usePageForm.ts';

// The sections of the shop's page come with it.
const Parts = lazy(() => import('./Parts.tsx'));

function Editor({ state }: { state: BrandPageState }) {
  const t = useTranslate();
  const form = usePageForm(state);
  const { frame, show } = useFirstWrong<HTMLDivElement>(form.fields);
  const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isBusy) form.run('save');
  };
  return (
    <Stack space="xl">
      <div ref={frame}>
        <Stack space="xl">
          <Comparison state={state} form={form} onEdit={({ section }) => focusSection(frame.current, section)} />
          <OnlyFor right="owner">
            <form id={PAGE_FORM} noValidate onSubmit={submit} aria-label={t('admin.area.page')}>
              <Suspense fallback={<Skeleton shape="table" label={t('admin.loading')} />}>
                <Parts form={form} />
              </Suspense>
            </form>
            <PageActions
              state={state}
              form={form}
              onCompare={() => leadTo(find('[data-part=comparison] button'))}
              onPlan={() => leadTo(find('input[type=datetime-local]'))}
              onShowWrong={show}
            />
          </OnlyFor>
        </Stack>
      </div>
      <OnlyFor right="owner">
        <Published state={state} form={form} />
      </OnlyFor>
    </Stack>
  );
}

/** /admin/brand/page: the brand's page as a draft, edited part by part and compared with the live page (D-049, D-060). */
export function BrandPage() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(brandOfficeQueries).page());
  return (
    <Screen title={t('admin.area.page')} text={t('office.page.text')} needs="owner">
      {data && <Editor state={data} />}
      {data && <Comments />}
      {!data && error && <QueryError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="table" label={t('admin.loading')} />}
    </Screen>
  );
}
