import { useQuery } from '@tanstack/react-query';
import type { BrandPageContent } from '@vitrine/api/client';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pagePreview } from './pagePreview.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { partsOf } from './pageParts.tsx';

/**
 * The parts of the shop's page with what is typed, by their names, and which of both templates the brand has. Without parts and without
 * `page`, the live one, where the shop does not show the brand yet.
 */
export const usePagePreview = (draft: BrandPageContent) => {
  const intl = useIntl();
  const { queries, language } = useServices();
  const slug = useSession().user?.seller_slug ?? '';
  const { data: page, isPending } = useQuery({ ...queries.brands.page(slug), enabled: slug !== '' });
  // The fields answer at once; the page is drawn after them.
  const shown = useDeferredValue(draft);
  const parts = useMemo((): ReadonlyMap<string, ReactNode> => {
    if (!page) return new Map();
    const preview = pagePreview(page, shown, language);
    return new Map(
      partsOf(page).map(({ id, render }) => [
        id,
        render(preview, intl, intl.formatMessage({ id: `office.page.part.${id}` })),
      ]),
    );
  }, [page, shown, language, intl]);
  return { page, parts, template: page?.brand_page_template ?? 'full', isPending: isPending && slug !== '' };
};
