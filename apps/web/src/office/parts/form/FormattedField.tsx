import type { FormattedTextFieldProps } from '@vitrine/ui/components/FormattedTextField';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formattedTextLabels } from '../mappers/labels/formattedText.ts';

const FormattedTextField = lazy(async () => ({
  default: (await import('@vitrine/ui/components/FormattedTextField')).FormattedTextField,
}));

/** A formatted text. The editor comes by itself: few areas of the back office have one. */
export function FormattedField(props: Omit<FormattedTextFieldProps, 'labels'>) {
  return (
    <Suspense fallback={<Skeleton shape="table" />}>
      <FormattedTextField {...props} labels={formattedTextLabels(useIntl())} />
    </Suspense>
  );
}
