import { LegalDialog } from '@vitrine/ui/sections/LegalDialog';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { legalLabels } from '../../shared/mappers/labels/dialogs.ts';

/** The brand's terms and conditions (M-28, D-061). */
export function TermsDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const intl = useIntl();
  const t = useTranslate();
  return (
    <LegalDialog open onClose={onClose} title={t('app.product.termsTitle')} html={html} labels={legalLabels(intl)} />
  );
}
