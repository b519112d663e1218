import { RegistrationDialog } from '@vitrine/ui/sections/RegistrationDialog';
import { useIntl } from 'react-intl';
import { registrationLabels } from '../../../shared/mappers/labels/accountDialogs.ts';
import { paths } from '../../../shared/config/paths.ts';

const nothing = () => undefined;

/** LET'S START YOUR REGISTRATION (M-01). */
export default function Registration() {
  const labels = registrationLabels(useIntl());
  return (
    <RegistrationDialog
      open
      state="entry"
      brandsHref={paths.brands()}
      onChoose={nothing}
      onClose={nothing}
      labels={labels}
    />
  );
}
