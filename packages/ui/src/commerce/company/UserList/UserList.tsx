import { useState } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { ConfirmButtons } from '../../../components/Dialog/ConfirmButtons.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Heading, Text } from '../../../foundation/index.ts';
import { InviteForm } from './InviteForm.tsx';
import type { CompanyUser, UserListProps } from './types.ts';
import { UserRow, type UserActions } from './UserRow.tsx';
import * as css from './UserList.css.ts';

/** What is asked before it is done. */
interface Question {
  user: CompanyUser;
  about: 'deactivate' | 'revoke';
}

type RowsProps = UserListProps & { onAsk: (question: Question) => void };

/** Name and e-mail of each, their lengths as uneven as in life; where status and button will stand. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={css.rows}>
      {([42, 30, 36] as const).map((width, at) => (
        <div key={width} className={css.row}>
          <div className={css.person}>
            <Skeleton width={`${width}%`} label={at === 0 ? label : undefined} />
            <Skeleton width={`${width + 18}%`} />
          </div>
          <div className={css.waitingStatus}>
            <Skeleton />
          </div>
          <div className={css.waitingAction}>
            <Skeleton shape="control" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Rows({ users, rights, onRight, readOnly, onAsk, loading, onRetry, labels, ...on }: RowsProps) {
  if (loading) return <Waiting label={labels.loading} />;
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (users.length === 0) return <EmptyState level={3} icon="user" title={labels.empty} text={labels.emptyText} />;
  const actionsOf = (user: CompanyUser): UserActions => ({
    onToggle: () =>
      user.status === 'active' ? onAsk({ user, about: 'deactivate' }) : on.onToggle({ email: user.email }),
    onInviteAgain: () => on.onInviteAgain({ email: user.email }),
    onRevoke: () => onAsk({ user, about: 'revoke' }),
  });
  return (
    <ul className={css.rows}>
      {users.map((user) => (
        <UserRow
          key={user.email}
          user={user}
          rights={rights}
          onRight={readOnly ? undefined : onRight}
          actions={readOnly ? undefined : actionsOf(user)}
          labels={labels}
        />
      ))}
    </ul>
  );
}

type ConfirmProps = Pick<UserListProps, 'labels'> & {
  asked: Question | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

function Confirm({ asked, onConfirm, onClose, labels }: ConfirmProps) {
  const isRevoking = asked?.about === 'revoke';
  const ask = isRevoking ? labels.revokeQuestion : labels.question;
  const confirm = isRevoking ? labels.revokeConfirm : labels.confirm;
  return (
    <Dialog
      open={asked !== undefined}
      kind="alert"
      size="sm"
      title={isRevoking ? labels.revoke : labels.deactivate}
      closeLabel={labels.close}
      onClose={onClose}
      footer={
        <ConfirmButtons labels={{ cancel: labels.cancel, confirm }} onConfirm={onConfirm} onCancel={onClose} danger />
      }
    >
      <Text>{asked && ask({ name: asked.user.name })}</Text>
    </Dialog>
  );
}

/** A company's people, and a way to ask more of them in. */
export function UserList(props: UserListProps) {
  const { onToggle, onRevoke, readOnly, labels } = props;
  const [asked, setAsked] = useState<Question>();
  const confirm = () => {
    if (asked) (asked.about === 'revoke' ? onRevoke : onToggle)({ email: asked.user.email });
    setAsked(undefined);
  };
  return (
    <section data-component="UserList" aria-label={labels.title} className={css.root}>
      <Heading level={2} size="md">
        {labels.title}
      </Heading>
      <Rows {...props} onAsk={setAsked} />
      {readOnly ? <Banner tone="info">{readOnly}</Banner> : <InviteForm {...props} labels={labels.invite} />}
      <Confirm asked={asked} onConfirm={confirm} onClose={() => setAsked(undefined)} labels={labels} />
    </section>
  );
}
