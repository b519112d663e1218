import { useQuery } from '@tanstack/react-query';
import { ApiError, NetworkError } from '@vitrine/api/client';
import { LegalDialog, type LegalDialogProps } from '@vitrine/ui/sections/LegalDialog';
import { useIntl } from 'react-intl';
import { legalLabels } from '../../mappers/labels/dialogs.ts';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';

const useFailure = (error: Error | null, onRetry: () => void): LegalDialogProps['failure'] => {
  const t = useTranslate();
  if (!error) return undefined;
  const id = error instanceof ApiError ? error.requestId : null;
  return {
    text: t(error instanceof NetworkError ? 'app.error.offline' : 'app.error.unexpected'),
    requestId: id ? t('app.error.reference', { id }) : undefined,
    onRetry,
  };
};

/** Terms of use or privacy policy, as the server tells them (M-12, M-13). */
export default function LegalView({ dialog }: DialogViewProps<'legal'>) {
  const intl = useIntl();
  const t = useTranslate();
  const { close } = useDialogs();
  const { queries } = useServices();
  const text = useQuery(dialog.text === 'terms' ? queries.landing.terms() : queries.landing.privacy());
  const failure = useFailure(text.error, () => void text.refetch());
  return (
    <LegalDialog
      open
      onClose={close}
      title={t(`app.${dialog.text}.title`)}
      html={text.data}
      failure={failure}
      labels={legalLabels(intl)}
    />
  );
}
