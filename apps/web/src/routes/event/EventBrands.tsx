import { useQuery } from '@tanstack/react-query';
import { EventBrandDialog } from '@vitrine/ui/commerce/catalogue/EventBrandDialog';
import { MeetTheBrands } from '@vitrine/ui/sections/MeetTheBrands';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useDialogs } from '../../connected/dialogs/dialogState.tsx';
import { eventBrandLabels } from '../../mappers/labels/dialogs.ts';
import { meetTheBrandsLabels } from '../../mappers/labels/event.ts';
import { toIntroducedBrand, toLandingBrandCard } from '../../mappers/landingBrand.ts';
import type { WireLandingBrand } from '../../mappers/wire.ts';
import { useServices, useSession } from '../../queries/services.ts';

interface IntroductionProps {
  brand: WireLandingBrand;
  onClose: () => void;
}

/** A brand introduces itself to a visitor, who registers or signs in to it (M-17, M-18, M-19). */
function Introduction({ brand, onClose }: IntroductionProps) {
  const intl = useIntl();
  const { storage } = useServices();
  const { open } = useDialogs();
  const navigate = useNavigate();
  const logIn = (): void => {
    // Signing in leads to the brand: the event's page, which would come before it, is forgotten (S-016, S-017).
    storage.set('eventPath', null);
    storage.set('brandSlug', brand.slug);
    onClose();
    open({ kind: 'login' });
  };
  return (
    <EventBrandDialog
      open
      onClose={onClose}
      brand={toIntroducedBrand(brand)}
      onRegister={() => void navigate(paths.register({ type: 'b' }))}
      onLogin={logIn}
      labels={eventBrandLabels(intl)}
    />
  );
}

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
      {brand && <Introduction brand={brand} onClose={() => setOpened(null)} />}
    </>
  );
}
