import { checkPerson, LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { PersonalProfile } from '@vitrine/ui/commerce/company/PersonalProfile';
import { Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { personalProfileLabels } from '../../mappers/labels/profile.ts';
import { personalProblems, refusedPerson, toPersonalValues, toPersonBody } from '../../mappers/profile.ts';
import type { UserData } from '../../../shared/queries/session.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { PasswordSteps } from './PasswordSteps.tsx';
import { usePasswordCode } from './usePasswordCode.ts';
import { useSavePerson } from './useSavePerson.ts';

const languages = languageCodes.map((code) => ({ value: code, label: LANGUAGES[code].name }));

/** Name, phone and language of the signed-in user, the change of password, and the notifications. */
export function PersonalPanel({ user }: { user: UserData }) {
  const intl = useIntl();
  const t = useTranslate();
  const { save, outcome, onOutcomeSeen, failed } = useSavePerson();
  const code = usePasswordCode(user.email, failed);
  return (
    <Stack space="xl">
      <PersonalProfile
        initial={toPersonalValues(user)}
        email={user.email}
        languages={languages}
        validate={(values) => personalProblems(checkPerson(toPersonBody(values)), ({ id }) => t(id))}
        onSubmit={save.mutate}
        busy={save.isPending}
        errors={refusedPerson(save.error)}
        outcome={outcome}
        onOutcomeSeen={onOutcomeSeen}
        onChangePassword={code.ask}
        sendingCode={code.isAsking}
        labels={personalProfileLabels(intl)}
      />
      <NotificationsPanel />
      {code.isOpen && <PasswordSteps email={user.email} onClose={code.close} />}
    </Stack>
  );
}
