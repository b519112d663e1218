import { NotAllowedDialog } from '@vitrine/ui/commerce/NotAllowedDialog';
import { useIntl } from 'react-intl';
import { useSay } from '../../../connected/useSay.ts';
import { notAllowedLabels } from '../../../mappers/labels/dialogs.ts';

/** Not allowed, and why (M-31). */
export default function NotAllowed() {
  const say = useSay();
  return (
    <NotAllowedDialog
      open
      text={say('preview.sample.notAllowed')}
      reason={say('preview.sample.notAllowedWhy')}
      onClose={() => undefined}
      labels={notAllowedLabels(useIntl())}
    />
  );
}
