import { useQuery } from '@tanstack/react-query';
import type { BrandPageState } from '@vitrine/api/client';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { ComparedPages } from './ComparedPages.tsx';
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
  const after = t('office.page.draft');
  const { parts, elsewhere, sectionNameOf } = useComparedParts(state, live.data, draft.data, after);
  const error = live.error ?? draft.error;
  const retry = () => void Promise.all([live.refetch(), draft.refetch()]);
  if (error) return <QueryError level={2} error={error} onRetry={retry} />;
  if (!live.data || !draft.data) return <Skeleton shape="table" label={t('admin.loading')} />;
  return (
    <ComparedPages
      label={t('office.page.beforeAfter')}
      {...{ parts, elsewhere, after }}
      onEdit={({ id }) => onEdit({ section: sectionNameOf(id) })}
    />
  );
}
