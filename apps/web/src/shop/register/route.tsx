import { checkCompanyName } from '@vitrine/api/rules';
import {
  RegistrationForm,
  type Registrant,
  type RegistrationValues,
} from '@vitrine/ui/commerce/company/RegistrationForm';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { RegistrationScreen } from '@vitrine/ui/sections/RegistrationScreen';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useDialogs } from '../../shared/connected/dialogs/dialogState.tsx';
import { MissingPage } from '../../shared/connected/MissingPage.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useRegister } from '../../shared/connected/registration/useRegister.ts';
import { useTyped } from '../../shared/connected/registration/useTyped.ts';
import { useRegistrationOptions } from '../../shared/connected/registration/useRegistrationOptions.ts';
import { useKept } from '../connected/useKept.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { registrationFormLabels, registrationScreenLabels } from '../../shared/mappers/labels/registration.ts';
import {
  eventChoices,
  explainRefusal,
  isEvent,
  isKnownEmail,
  refusedFields,
  segmentsOfEvent,
} from '../../shared/mappers/registration.ts';
import { useServices } from '../../shared/queries/services.ts';

const isEmpty = (value: RegistrationValues[keyof RegistrationValues] | undefined): boolean =>
  value === '' || (Array.isArray(value) && value.every((entry) => entry === ''));

/** /register and /register/:event. */
export default function Register() {
  const intl = useIntl();
  const t = useTranslate();
  const { event } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { account } = useServices();
  const { open } = useDialogs();
  const options = useRegistrationOptions();
  const lastEvent = useKept('defaultEvent');
  const slug = event ?? lastEvent;
  const { typed, keep, forget } = useTyped(slug);
  const [chosen, setRegistrant] = useState<Registrant>();
  const registrant = chosen ?? typed?.registrant ?? (search.get('type') === 's' ? 'brand' : 'retailer');
  const [isIncomplete, setIncomplete] = useState(false);
  const register = useRegister('send', registrant);
  useTitle(t('registration.title'));

  /** Before sending the company name alone is asked for (V-015). */
  const validate = ({ company }: RegistrationValues) => {
    const problem = checkCompanyName({ company_name: company });
    setIncomplete(problem !== null);
    return problem ? { company: t(problem.id, problem.values) } : {};
  };
  const errors = refusedFields(register.error);
  const [refused] = Object.keys(errors) as (keyof RegistrationValues)[];
  const lacks = isIncomplete || (refused !== undefined && isEmpty(register.variables?.[refused]));
  const isDuplicate = isKnownEmail(register.error);
  const refusal = register.error && !isDuplicate ? explainRefusal(register.error, t) : undefined;

  const form = () => {
    if (options.error) return <QueryError error={options.error} onRetry={options.retry} level={2} />;
    if (options.isPending) return <Skeleton shape="table" label={t('registration.loading')} />;
    return (
      <RegistrationForm
        key={`${slug} ${typed !== null}`}
        registrant={registrant}
        initial={typed?.values ?? { events: segmentsOfEvent(options.events, slug) }}
        countries={options.countries}
        segments={options.segments}
        events={eventChoices(options.events, t)}
        validate={validate}
        onType={({ values }) => keep({ values })}
        onSubmit={(values) => register.mutate(values, { onSuccess: forget })}
        busy={register.isPending}
        errors={errors}
        labels={registrationFormLabels(intl)}
      />
    );
  };
  if (event !== undefined && !options.isPending && !options.error && !isEvent(options.events, event))
    return <MissingPage />;
  return (
    <RegistrationScreen
      registrant={registrant}
      onRegistrant={(choice) => {
        setRegistrant(choice.registrant);
        keep({ registrant: choice.registrant });
      }}
      state={register.isSuccess ? 'sent' : 'form'}
      error={lacks ? t('registration.required') : refusal}
      duplicate={
        isDuplicate && !isIncomplete
          ? {
              onLogin: () => open({ kind: 'login', email: register.variables?.email }),
              supportHref: `mailto:${account.support_email}`,
            }
          : undefined
      }
      onBack={() => void navigate(paths.landing())}
      labels={registrationScreenLabels(intl)}
    >
      {form()}
    </RegistrationScreen>
  );
}
