import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { Text } from '../../../foundation/index.ts';
import type { CompanyUser, UserListLabels, UserListProps } from './types.ts';
import * as css from './UserList.css.ts';

const tones = { active: 'positive', inactive: 'neutral', pending: 'caution' } as const;

interface RightProps extends Pick<UserListProps, 'rights' | 'onRight'> {
  user: CompanyUser;
  labels: UserListLabels;
}

/** What a colleague may do, as a choice for people who may change it. */
function Right({ user: { name, email, right, busy }, rights, onRight, labels }: RightProps) {
  if (!rights || right === undefined) return null;
  if (onRight)
    return (
      <Select
        label={labels.right({ name })}
        hideLabel
        options={rights.options}
        value={right}
        disabled={busy}
        onChange={({ value: chosen }) => onRight({ email, right: chosen })}
      />
    );
  return (
    <Text as="span" size="sm" tone="muted">
      {rights.options.find(({ value }) => value === right)?.label}
    </Text>
  );
}

interface UserRowProps extends RightProps {
  /** Absent for people who may not change access. */
  onToggle?: () => void;
}

/** One colleague: name, e-mail, status, and access given or taken. */
export function UserRow({ user, rights, onRight, onToggle, labels }: UserRowProps) {
  const { name, email, status, self = false, busy = false, error } = user;
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
        <Right {...{ user, rights, onRight, labels }} />
      </div>
      <span>
        <Badge tone={tones[status]}>{labels.status[status]}</Badge>
      </span>
      <div className={css.action}>
        {!self && onToggle && (
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
