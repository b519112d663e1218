import { useQuery } from '@tanstack/react-query';
import type { BrandPageState } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Stack } from '@vitrine/ui/foundation';
import type { FormEvent } from 'react';
import { QueryError } from '../../../connected/QueryError.tsx';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { useFirstWrong } from '../form/useFirstWrong.ts';
import { OnlyFor } from '../form/OnlyFor.tsx';
import { Screen } from '../list/Screen.tsx';
import { useOfficeQueries } from '../useOfficeQueries.ts';
import { Comments } from './Comments.tsx';
import { Comparison } from './Comparison.tsx';
import { focusField } from './focusField.ts';
import { Fields } from './Fields.tsx';
import { Published } from './Published.tsx';
import { usePageForm } from './usePageForm.ts';

function Editor({ state }: { state: BrandPageState }) {
  const t = useTranslate();
  const form = usePageForm(state);
  const frame = useFirstWrong(form.fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isBusy) form.run('save');
  };
  return (
    <Stack space="xl">
      <Comparison state={state} form={form} onEdit={({ label }) => focusField(frame.current, label)} />
      <form ref={frame} noValidate onSubmit={submit} aria-label={t('admin.area.page')}>
        <Stack space="xl">
          <Fields form={form} />
          <SaveProblem state={form} />
          <span>
            <Button type="submit" variant="secondary" busy={form.isBusy}>
              {t('office.page.save')}
            </Button>
          </span>
        </Stack>
      </form>
      <Published state={state} form={form} />
    </Stack>
  );
}

/** /admin/brand/page: the texts of the brand's page as a draft, compared with the live page (D-049, D-060). */
export function BrandPage() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useOfficeQueries().page());
  return (
    <Screen title={t('admin.area.page')} text={t('office.page.text')} needs="owner">
      {data && (
        <OnlyFor right="owner">
          <Editor state={data} />
        </OnlyFor>
      )}
      {data && <Comments />}
      {!data && error && <QueryError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="table" label={t('admin.loading')} />}
    </Screen>
  );
}
