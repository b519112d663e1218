import { useQueryClient } from '@tanstack/react-query';
import type { BrandPageContent, BrandPageState } from '@vitrine/api/client';
import { useEffect, useState } from 'react';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useAskBeforeLeaving } from '../../parts/form/useAskBeforeLeaving.ts';

interface Typed {
  draft: BrandPageContent;
  /** The version that its writer has seen. */
  seen: number;
}

/**
 * The page with what is typed and not saved. It waits for the next visit of the screen, and goes with the session; who closes the tab or
 * leaves the shop is asked first. A newer page does not touch it: saving tells that there is one.
 */
export const useTypedPage = (state: BrandPageState) => {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => queryClient.getQueryData<Typed | null>(brandOfficeKeys.pageUnsaved) ?? null);
  const draft = typed?.draft ?? state.draft;
  const seen = typed?.seen ?? state.version;
  const isTyped = typed !== null && JSON.stringify(typed.draft) !== JSON.stringify(state.draft);
  useEffect(() => {
    queryClient.setQueryDefaults(brandOfficeKeys.pageUnsaved, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(brandOfficeKeys.pageUnsaved, isTyped ? typed : null);
  }, [queryClient, typed, isTyped]);
  useAskBeforeLeaving(isTyped);
  return {
    draft,
    seen,
    isTyped,
    change: (parts: Partial<BrandPageContent>) => setTyped({ draft: { ...draft, ...parts }, seen }),
    forgetTyped: () => setTyped(null),
  };
};
