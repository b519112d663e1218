import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Heading } from '../../../foundation/index.ts';
import { durations } from '../../../internal/durations.ts';
import { FormOutcome } from '../../../internal/FormOutcome/FormOutcome.tsx';
import { problemsOf } from './invitation.ts';
import type { Invitation, InviteOutcome, UserListProps } from './types.ts';
import * as css from './UserList.css.ts';

const nobody: Invitation = { name: '', email: '' };

type InviteProps = Pick<UserListProps, 'onInvite' | 'inviting' | 'outcome' | 'onOutcomeSeen' | 'rights'> & {
  labels: UserListProps['labels']['invite'];
};

/** Asks a colleague in by name and e-mail. What was written stays until it has been sent. */
export function InviteForm({ onInvite, inviting = false, outcome, onOutcomeSeen, rights, labels }: InviteProps) {
  const [draft, setDraft] = useState(nobody);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<InviteOutcome | 'waiting'>();
  if (sent === 'waiting' && outcome) {
    setSent(outcome);
    if (outcome.tone === 'positive') setDraft(nobody);
  }
  const problems = tried ? problemsOf(draft, labels) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invitation = { name: draft.name.trim(), email: draft.email.trim(), right: draft.right ?? rights?.usual };
    const [wrong] = Object.keys(problemsOf(invitation, labels));
    setTried(wrong !== undefined);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else if (!inviting) {
      setSent('waiting');
      onInvite(invitation);
    }
  };
  const field = (name: 'name' | 'email') => ({
    name,
    label: labels[name],
    required: true,
    value: draft[name],
    onChange: ({ value }: { value: string }) => setDraft({ ...draft, [name]: value }),
    tone: problems[name] ? ('critical' as const) : undefined,
    message: problems[name],
  });
  return (
    <form noValidate onSubmit={submit} aria-label={labels.title} className={css.invite}>
      <Heading level={3} size="sm">
        {labels.title}
      </Heading>
      <div className={css.fields}>
        <TextField {...field('name')} autoComplete="off" />
        <TextField {...field('email')} type="email" autoComplete="off" />
        {rights && (
          <Select
            label={labels.right}
            options={rights.options}
            value={draft.right ?? rights.usual}
            onChange={({ value: right }) => setDraft({ ...draft, right })}
          />
        )}
      </div>
      <div className={css.send}>
        <Button type="submit" busy={inviting}>
          {labels.send}
        </Button>
        <FormOutcome outcome={outcome} ms={durations.companyOutcome} onSeen={onOutcomeSeen} />
      </div>
    </form>
  );
}
