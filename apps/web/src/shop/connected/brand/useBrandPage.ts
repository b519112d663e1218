import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { draftQuery } from '../../../shared/config/paths.ts';
import { useServices } from '../../../shared/queries/services.ts';

/** Whether the address asks for the draft. */
export const useAsksForDraft = (): boolean => {
  const [search] = useSearchParams();
  return Object.keys(draftQuery).some((name) => search.has(name));
};

/** A page of a brand; its draft if the address asks for it and the server shows it (R-171, D-060). */
export const useBrandPage = (slug: string) => {
  const { queries } = useServices();
  const page = useQuery(useAsksForDraft() ? queries.brands.draft(slug) : queries.brands.page(slug));
  return { page, isDraft: (page.data?.meta.draft_changes.length ?? 0) > 0 };
};
