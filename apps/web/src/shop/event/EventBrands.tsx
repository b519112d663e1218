import { useQuery } from '@tanstack/react-query';
import { MeetTheBrands } from '@vitrine/ui/sections/MeetTheBrands';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { meetTheBrandsLabels } from '../mappers/labels/event.ts';
import { toLandingBrandCard } from '../../shared/mappers/landingBrand.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

/** Loaded with the first press on a brand. */
const Introduction = lazy(() => import('./Introduction.tsx'));

/** The brands of the event; visitors see one in a dialog, users go to its page. */
export function EventBrands({ event }: { event: string }) {
  const intl = useIntl();
  const { queries } = useServices();
  const { user } = useSession();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery(queries.events.brands(event));
  const labels = meetTheBrandsLabels(intl);
  const brand = data?.find(({ id }) => String(id) === opened);
  return (
    <>
      <MeetTheBrands
        brands={data?.map((entry) => toLandingBrandCard(entry, labels.seeMore))}
        onOpen={user ? undefined : ({ id }) => setOpened(id)}
        onRetry={isError ? () => void refetch() : undefined}
        brandsHref={paths.brands()}
        labels={labels}
      />
      {brand && (
        <Suspense>
          <Introduction brand={brand} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
