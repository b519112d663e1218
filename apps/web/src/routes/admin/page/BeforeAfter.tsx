import { useQuery } from '@tanstack/react-query';
import type { BrandPageState } from '@vitrine/api/client';
import { PageComparison } from '@vitrine/ui/commerce/catalogue/PageComparison';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Stack, Text } from '@vitrine/ui/foundation';
import { QueryError } from '../../../connected/QueryError.tsx';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { useComparedParts } from './useComparedParts.ts';

interface BeforeAfterProps {
  state: BrandPageState;
  slug: string;
  /** Leads to a section of the form, by its name. */
  onEdit: (choice: { section: string }) => void;
}

/** The shop's own page, live and as the draft makes it: the same components, fed with both states (D-049). */
export default function BeforeAfter({ state, slug, onEdit }: BeforeAfterProps) {
  const t = useTranslate();
  const { queries } = useServices();
  const live = useQuery(queries.brands.page(slug));
  const draft = useQuery(queries.brands.draft(slug));
  const { parts, elsewhere, sectionNameOf } = useComparedParts(state, live.data, draft.data);
  const error = live.error ?? draft.error;
  const retry = () => void Promise.all([live.refetch(), draft.refetch()]);
  if (error) return <QueryError level={2} error={error} onRetry={retry} />;
  if (!live.data || !draft.data) return <Skeleton shape="table" label={t('admin.loading')} />;
  return (
    <Stack space="sm">
      <PageComparison
        label={t('office.page.beforeAfter')}
        parts={parts}
        onEdit={({ id }) => onEdit({ section: sectionNameOf(id) })}
        labels={{
          sides: t('office.page.sides'),
          before: t('office.page.live'),
          after: t('office.page.draft'),
          onlyChanged: t('office.page.onlyChanged'),
          previous: t('office.page.previousChange'),
          next: t('office.page.nextChange'),
          position: ({ at, of }) => t(at === 0 ? 'office.page.changes' : 'office.page.changeAt', { at, count: of }),
          changed: ({ name }) => t('office.page.changedPart', { name }),
          edit: ({ name }) => t('office.page.editPart', { name }),
          missing: t('office.page.missingPart'),
        }}
      />
      {elsewhere !== '' && <Text tone="muted">{t('office.page.elsewhere', { fields: elsewhere })}</Text>}
    </Stack>
  );
}
