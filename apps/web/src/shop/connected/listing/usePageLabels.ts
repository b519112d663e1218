import type { PaginationProps } from '@vitrine/ui/components/Pagination';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Words of the pages of products. */
export const usePageLabels = (): PaginationProps['labels'] => {
  const t = useTranslate();
  return {
    region: t('app.product.pages'),
    previous: t('app.product.previousPage'),
    next: t('app.product.nextPage'),
    page: (page) => t('app.product.page', { page }),
  };
};
