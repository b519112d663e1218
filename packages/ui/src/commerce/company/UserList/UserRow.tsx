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

/** What can be done about a colleague; absent for people who may not change access. */
export interface UserActions {
  onToggle: () => void;
  onInviteAgain: () => void;
  onRevoke: () => void;
}

interface UserRowProps extends RightProps {
  actions?: UserActions;
}

interface ActionProps extends Pick<RightProps, 'user'> {
  word: string;
  onPress: () => void;
  disabled?: boolean;
}

const Action = ({ user: { name, busy }, word, onPress, disabled }: ActionProps) => (
  <Button size="sm" variant="secondary" label={`${word}, ${name}`} busy={busy} disabled={disabled} onPress={onPress}>
    {word}
  </Button>
);

/** One colleague: name, e-mail, status, and what can be done about their access. */
export function UserRow({ user, rights, onRight, actions, labels }: UserRowProps) {
  const { name, email, status, self = false, error, notice } = user;
  const isPending = status === 'pending';
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
        {actions && isPending && (
          <div className={css.invitation}>
            <Action user={user} word={labels.inviteAgain} onPress={actions.onInviteAgain} />
            <Action user={user} word={labels.revoke} onPress={actions.onRevoke} />
          </div>
        )}
      </div>
      <span>
        <Badge tone={tones[status]}>{labels.status[status]}</Badge>
      </span>
      <div className={css.action}>
        {!self && actions && (
          <Action
            user={user}
            word={status === 'active' ? labels.deactivate : labels.activate}
            onPress={actions.onToggle}
            disabled={isPending}
          />
        )}
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {notice && (
        <p role="status" className={css.notice}>
          {notice}
        </p>
      )}
    </li>
  );
}
