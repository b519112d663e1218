import { WelcomeDialog } from '@vitrine/ui/sections/WelcomeDialog';
import { useIntl } from 'react-intl';
import { welcomeLabels } from '../../../shared/mappers/labels/dialogs.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';

/** A retailer is greeted by name (M-14). */
export default function Welcome() {
  const { account } = useServices();
  const { user } = useSession();
  const labels = welcomeLabels(useIntl());
  return (
    <WelcomeDialog
      open
      content="marketplace"
      name={user?.first_name ?? ''}
      carrier={account.carrier_name}
      onClose={() => undefined}
      labels={labels}
    />
  );
}
