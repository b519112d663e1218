import { useQuery } from '@tanstack/react-query';
import type { BrandingState } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { Decisions } from '../../parts/branding/Decisions.tsx';
import { usePartNames } from '../../parts/branding/usePartNames.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { DiscardDraft } from '../../parts/list/DiscardDraft.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import { BrandingProblem } from '../../parts/branding/BrandingProblem.tsx';
import { Comments } from './Comments.tsx';
import { History } from './History.tsx';
import { PublishLook } from '../../parts/branding/PublishLook.tsx';
import { useBranding, type BrandingActions } from '../../parts/branding/useBranding.ts';

/** Whose draft waits and what it changes, and the ways to end it. */
function Draft({ state: { draft }, actions }: { state: BrandingState; actions: BrandingActions }) {
  const t = useTranslate();
  const nameParts = usePartNames();
  if (!draft) return <Banner tone="info">{t('branding.none')}</Banner>;
  const choice = (
    <Inline>
      <PublishLook name={draft.name} isBusy={actions.isBusy} onPublish={() => actions.run({ do: 'publishDraft' })} />
      <DiscardDraft size="sm" isBusy={actions.isBusy} onDiscard={() => actions.run({ do: 'discard' })} />
    </Inline>
  );
  return (
    <Banner tone="info" action={choice}>
      {t('branding.draft', { person: draft.person ?? t('branding.somebody'), parts: nameParts(draft.changed) })}
    </Banner>
  );
}

function Desk({ state }: { state: BrandingState }) {
  const actions = useBranding({ state });
  return (
    <Stack space="lg">
      <BrandingProblem actions={actions} />
      <Draft state={state} actions={actions} />
      {state.draft && <Decisions version={state.version} />}
      <Comments />
      <History state={state} actions={actions} />
    </Stack>
  );
}

/** /admin/branding: the account's look as a draft, live, and as it was (D-041, D-067, D-113). */
export function Branding() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(staffQueries).branding());
  return (
    <Screen
      title={t('admin.area.branding')}
      text={t('branding.text')}
      actions={<Button href={paths.studio()}>{t('branding.studio')}</Button>}
    >
      {data && <Desk state={data} />}
      {!data && error && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="table" label={t('admin.loading')} />}
    </Screen>
  );
}
