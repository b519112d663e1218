import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { lazy, Suspense } from 'react';

const BrandPricelist = lazy(() => import('./BrandPricelist.tsx'));

/** The price list of a brand, for its header, which visitors load without it. */
export const BrandChoice = ({ slug }: { slug: string }) => (
  <Suspense fallback={<Skeleton shape="control" />}>
    <BrandPricelist slug={slug} />
  </Suspense>
);
