import { UserList } from '@vitrine/ui/commerce/company/UserList';
import { useIntl } from 'react-intl';
import { brandUserListLabels, userListLabels } from '../../mappers/labels/profile.ts';
import { toCompanyUser, type WireStatus } from '../../mappers/profile.ts';
import type { UserData } from '../../queries/session.ts';
import { useColleagues } from './useColleagues.ts';

interface UsersPanelProps {
  user: UserData;
  users: NonNullable<WireStatus['users']>;
}

/** The people of the company: invite, activate, deactivate. */
export function UsersPanel({ user, users }: UsersPanelProps) {
  const intl = useIntl();
  const { toggle, toggling, errors, invite, inviting, outcome, onOutcomeSeen } = useColleagues(user.entity_stype);
  const labels = user.entity_stype === 'seller' ? brandUserListLabels(intl) : userListLabels(intl);
  return (
    <UserList
      users={users.map(toCompanyUser(user.email, errors, toggling))}
      onToggle={({ email }) => toggle(email)}
      onInvite={invite}
      inviting={inviting}
      outcome={outcome}
      onOutcomeSeen={onOutcomeSeen}
      labels={labels}
    />
  );
}
