import { UserList } from '@vitrine/ui/commerce/company/UserList';
import { useIntl } from 'react-intl';
import { brandRights, brandUserListLabels, userListLabels } from '../../mappers/labels/profile.ts';
import { toCompanyUser, type WireStatus } from '../../mappers/profile.ts';
import type { UserData } from '../../../shared/queries/session.ts';
import { useWhyNot } from '../../../shared/connected/rights/useWhyNot.ts';
import { useColleagues } from './useColleagues.ts';

interface UsersPanelProps {
  user: UserData;
  users: NonNullable<WireStatus['users']>;
}

/** The people of the company: invite, invite again, take back, activate, deactivate. */
export function UsersPanel({ user, users }: UsersPanelProps) {
  const intl = useIntl();
  const isBrand = user.entity_stype === 'seller';
  const readOnly = useWhyNot('owner');
  const { toggle, inviteAgain, revoke, said, busyWith, setRight, ...form } = useColleagues(user.entity_stype);
  const labels = isBrand ? brandUserListLabels(intl) : userListLabels(intl);
  return (
    <UserList
      users={users.map(toCompanyUser(user.email, said, busyWith))}
      onToggle={({ email }) => toggle(email)}
      onInviteAgain={({ email }) => inviteAgain(users.find((one) => one.email === email))}
      onRevoke={({ email }) => revoke(email)}
      rights={isBrand ? brandRights(intl) : undefined}
      onRight={setRight}
      readOnly={readOnly}
      {...form}
      labels={labels}
    />
  );
}
