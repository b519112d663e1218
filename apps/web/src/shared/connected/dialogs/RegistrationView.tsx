import { checkPreregistration } from '@vitrine/api/rules';
import {
  RegistrationForm,
  type Registrant,
  type RegistrationValues,
} from '@vitrine/ui/commerce/company/RegistrationForm';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { RegistrationDialog } from '@vitrine/ui/sections/RegistrationDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { registrationLabels } from '../../mappers/labels/accountDialogs.ts';
import { registrationFormLabels } from '../../mappers/labels/registration.ts';
import { explainRefusal, fieldOf, refusedFields, toPreregistration } from '../../mappers/registration.ts';
import { QueryError } from '../QueryError.tsx';
import { useRegister } from '../registration/useRegister.ts';
import { useRegistrationOptions } from '../registration/useRegistrationOptions.ts';
import { useTranslate } from '../useTranslate.ts';
import { type DialogViewProps, useDialogs } from './dialogState.tsx';

interface FormProps {
  registrant: Registrant;
  email: string | undefined;
  register: ReturnType<typeof useRegister>;
}

/** The form of the dialog, checked in full before it is sent. */
function Form({ registrant, email = '', register }: FormProps) {
  const intl = useIntl();
  const t = useTranslate();
  const options = useRegistrationOptions();
  const validate = (values: RegistrationValues) =>
    Object.fromEntries(
      checkPreregistration(toPreregistration(values, registrant)).flatMap(({ field: name, message }) => {
        const field = fieldOf(name);
        return field ? [[field, t(message.id, message.values)]] : [];
      }),
    );
  if (options.error) return <QueryError error={options.error} onRetry={options.retry} level={2} />;
  if (options.isPending) return <Skeleton shape="table" label={t('registration.loading')} />;
  return (
    <RegistrationForm
      registrant={registrant}
      initial={{ email }}
      countries={options.countries}
      validate={validate}
      onSubmit={(values) => register.mutate(values)}
      busy={register.isPending}
      errors={refusedFields(register.error)}
      labels={registrationFormLabels(intl)}
    />
  );
}

/** 'LET'S START YOUR REGISTRATION' (M-01, M-02, M-03, S-035, S-036). */
export default function RegistrationView({ dialog }: DialogViewProps<'register'>) {
  const intl = useIntl();
  const t = useTranslate();
  const { close } = useDialogs();
  const [registrant, setRegistrant] = useState(dialog.registrant);
  const register = useRegister('older', registrant ?? 'retailer');
  const form = registrant ? 'form' : 'entry';
  return (
    <RegistrationDialog
      open
      onClose={close}
      state={register.isSuccess ? 'sent' : form}
      onChoose={(choice) => setRegistrant(choice.registrant)}
      error={register.error ? explainRefusal(register.error, t) : undefined}
      brandsHref={paths.brands()}
      labels={registrationLabels(intl)}
    >
      {registrant && <Form registrant={registrant} email={dialog.email} register={register} />}
    </RegistrationDialog>
  );
}
