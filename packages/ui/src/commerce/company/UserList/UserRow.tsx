import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Text } from '../../../foundation/index.ts';
import type { CompanyUser, UserListLabels } from './types.ts';
import * as css from './UserList.css.ts';

const tones = { active: 'positive', inactive: 'neutral', pending: 'caution' } as const;

interface UserRowProps {
  user: CompanyUser;
  onToggle: () => void;
  labels: UserListLabels;
}

/** One colleague: name, e-mail, status, and access given or taken. */
export function UserRow({ user, onToggle, labels }: UserRowProps) {
  const { name, email, status, role, self = false, busy = false, error } = user;
  const action = status === 'active' ? labels.deactivate : labels.activate;
  return (
    <li className={css.row}>
      <div className={css.person}>
        <span className={css.name}>
          {name} {self && <span className={css.self}>{labels.self}</span>}
        </span>
        <Text as="span" size="sm" tone="muted">
          {email}
        </Text>
        {role && (
          <Text as="span" size="sm" tone="muted">
            {role}
          </Text>
        )}
      </div>
      <span>
        <Badge tone={tones[status]}>{labels.status[status]}</Badge>
      </span>
      <div className={css.action}>
        {!self && (
          <Button
            size="sm"
            variant="secondary"
            label={`${action}, ${name}`}
            busy={busy}
            disabled={status === 'pending'}
            onPress={onToggle}
          >
            {action}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </li>
  );
}
