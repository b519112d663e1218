import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkPerson, LANGUAGES, languageCodes, type LanguageCode } from '@vitrine/api/rules';
import { PersonalProfile, type PersonalValues } from '@vitrine/ui/commerce/company/PersonalProfile';
import { useIntl } from 'react-intl';
import { personalProfileLabels } from '../../mappers/labels/profile.ts';
import { personalProblems, refusedPerson, toPersonalValues } from '../../mappers/profile.ts';
import { useServices } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { useTranslate } from '../useTranslate.ts';
import { PasswordSteps } from './PasswordSteps.tsx';
import { useOutcome } from './useOutcome.ts';
import { usePasswordCode } from './usePasswordCode.ts';

const languages = languageCodes.map((code) => ({ value: code, label: LANGUAGES[code].name }));

const toBody = ({ firstName, lastName, phone, language }: PersonalValues) => ({
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  phone: phone.trim(),
  language_code: language as LanguageCode,
});

/** Name, phone and language of the signed-in user, and the change of password. */
export function PersonalPanel({ user }: { user: UserData }) {
  const intl = useIntl();
  const t = useTranslate();
  const { client, queries, session } = useServices();
  const queryClient = useQueryClient();
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const code = usePasswordCode(user.email, said.failed);
  const save = useMutation({
    mutationFn: async (values: PersonalValues) => (await client.profile.saveUser({ body: toBody(values) })).data,
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: (saved) => {
      // The answer is kept as the user's data, so that the header greets by the new name.
      session.enter(saved);
      queryClient.setQueryData(queries.session.user().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: queries.session.status().queryKey });
      said.succeeded();
    },
  });
  return (
    <>
      <PersonalProfile
        initial={toPersonalValues(user)}
        email={user.email}
        languages={languages}
        validate={(values) => personalProblems(checkPerson(toBody(values)), ({ id }) => t(id))}
        onSubmit={save.mutate}
        busy={save.isPending}
        errors={refusedPerson(save.error)}
        outcome={outcome}
        onOutcomeSeen={onOutcomeSeen}
        onChangePassword={code.ask}
        sendingCode={code.isAsking}
        labels={personalProfileLabels(intl)}
      />
      {code.isOpen && <PasswordSteps email={user.email} onClose={code.close} />}
    </>
  );
}
