import { NotAllowedDialog } from '@vitrine/ui/commerce/cart/NotAllowedDialog';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { notAllowedLabels } from '../../../shared/mappers/labels/dialogs.ts';

/** Not allowed, and why (M-31). */
export default function NotAllowed() {
  const t = useTranslate();
  return (
    <NotAllowedDialog
      open
      text={t('preview.sample.notAllowed')}
      reason={t('preview.sample.notAllowedWhy')}
      onClose={() => undefined}
      labels={notAllowedLabels(useIntl())}
    />
  );
}
