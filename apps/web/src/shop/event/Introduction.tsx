import { EventBrandDialog } from '@vitrine/ui/commerce/catalogue/EventBrandDialog';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useDialogs } from '../../shared/connected/dialogs/dialogState.tsx';
import { eventBrandLabels } from '../../shared/mappers/labels/dialogs.ts';
import { toIntroducedBrand } from '../../shared/mappers/landingBrand.ts';
import type { WireLandingBrand } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';

interface IntroductionProps {
  brand: WireLandingBrand;
  onClose: () => void;
}

/** A brand introduces itself to a visitor, who registers or signs in to it (M-17, M-18, M-19). */
export default function Introduction({ brand, onClose }: IntroductionProps) {
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
