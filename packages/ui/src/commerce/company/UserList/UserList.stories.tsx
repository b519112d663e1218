import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdClock } from '../../../testing/holdClock.ts';
import { userListWords } from '../../../testing/words/profile.ts';
import type { CompanyUser, InviteOutcome, UserListProps } from './types.ts';
import { UserList } from './UserList.tsx';

/** What the server would answer to the next invitation. */
type Answer = { answer?: InviteOutcome };

function Users({ answer, onInvite, outcome: start, onOutcomeSeen, ...props }: Omit<UserListProps, 'labels'> & Answer) {
  const [outcome, setOutcome] = useState(start);
  return (
    <UserList
      {...props}
      outcome={outcome}
      onInvite={(invitation) => {
        onInvite(invitation);
        setOutcome(answer);
      }}
      onOutcomeSeen={() => {
        setOutcome(undefined);
        onOutcomeSeen?.();
      }}
      labels={useLabels(userListWords)}
    />
  );
}

const users: CompanyUser[] = [
  { name: 'Marina Alves', email: 'marina@galeriasul.com', status: 'active', self: true },
  { name: 'João Prado', email: 'joao@galeriasul.com', status: 'active' },
  { name: 'Lia Nunes', email: 'lia@galeriasul.com', status: 'inactive' },
  { name: 'Theo Braga', email: 'theo@galeriasul.com', status: 'pending' },
];

const meta = preview.meta({
  title: 'Commerce/UserList',
  component: Users,
  args: {
    users,
    onToggle: fn(),
    onInviteAgain: fn(),
    onRevoke: fn(),
    onInvite: fn(),
    onOutcomeSeen: fn(),
    answer: { tone: 'positive', text: 'Success' } as InviteOutcome,
  },
});

export const Playground = meta.story({});

/** Active and inactive alternate; removing access needs a confirmation; Pending cannot be pressed. */
export const Toggles = meta.story({
  name: 'Active and inactive',
  parameters: { covers: ['R-367', 'S-116', 'S-117', 'S-118'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const word of ['Inactive', 'Pending']) await expect(canvas.getByText(word)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Activate, Lia Nunes' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ email: 'lia@galeriasul.com' });
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate, João Prado' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, deactivate' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ email: 'joao@galeriasul.com' });
    const pending = await canvas.findByRole('button', { name: 'Activate, Theo Braga' });
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pending);
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: /Marina/ })).toBeNull();
  },
});

/** The invitation of a pending colleague is sent again at once, and taken back after a question. */
export const PendingColleague = meta.story({
  name: 'Pending colleague',
  args: {
    users: users.map((user) =>
      user.status === 'pending' ? { ...user, notice: 'The invitation was sent to theo@galeriasul.com.' } : user,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const theo = { email: 'theo@galeriasul.com' };
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again, Theo Braga' }));
    await expect(args.onInviteAgain).toHaveBeenCalledWith(theo);
    await expect(canvas.getByText('The invitation was sent to theo@galeriasul.com.')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Take back, Theo Braga' }));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, take it back' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(theo);
  },
});

/** Invites by name and e-mail once both are right, and begins again. */
export const Invites = meta.story({
  name: 'Invitation',
  parameters: { covers: ['R-368', 'V-094', 'V-095', 'X-080'] },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send the invitation' });
    await userEvent.click(send);
    await expect(canvas.getByText('Name is required.')).toBeVisible();
    await expect(canvas.getByText('The email field is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'ana@galeriasul.com');
    await userEvent.click(send);
    await expect(args.onInvite).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@galeriasul.com' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Success');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('');
  },
});

let clock: ReturnType<typeof holdClock>;

/** The outcome clears after 6.2 seconds. */
export const Clears = meta.story({
  name: 'Outcome clears',
  parameters: { covers: ['K-53'] },
  args: { outcome: { tone: 'positive', text: 'Success' } },
  beforeEach: () => {
    clock = holdClock(6200);
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Success');
    await expect(args.onOutcomeSeen).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onOutcomeSeen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Success')).toBeNull());
  },
});

/** A refused invitation shows the reason and keeps the text. */
export const Refused = meta.story({
  name: 'Refused invitation',
  parameters: { covers: ['X-078'] },
  args: { answer: { tone: 'critical', text: 'This e-mail is already in use.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'ana@galeriasul.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This e-mail is already in use.');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Ana');
  },
});

/** An error of one user shows under the row. */
export const RowError = meta.story({
  name: 'Error of a user',
  parameters: { covers: ['X-082'] },
  args: {
    users: users.map((user, index) => (index === 1 ? { ...user, error: 'This user cannot be changed.' } : user)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This user cannot be changed.');
  },
});

export const Busy = meta.story({
  args: { inviting: true, users: users.map((user, index) => ({ ...user, busy: index === 2 })) },
});
const rights = {
  usual: 'sales',
  options: [
    { value: 'reader', label: 'Reader', detail: 'Reads everything and changes nothing.' },
    { value: 'sales', label: 'Sales', detail: 'Works on orders, messages and connections.' },
    { value: 'owner', label: 'Owner', detail: 'Changes everything, people included.' },
  ],
};
const withRights = users.map((user, index) => ({ ...user, right: index ? 'sales' : 'owner' }));

/** Rights of colleagues, where a company has them. */
export const Rights = meta.story({
  args: { rights, onRight: fn(), users: withRights },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /João Prado/ }), 'Reader');
    await expect(args.onRight).toHaveBeenCalledWith({ email: 'joao@galeriasul.com', right: 'reader' });
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'ana@galeriasul.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(args.onInvite).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@galeriasul.com', right: 'sales' });
  },
});

/** People who may not change the list read why. */
export const ReadOnly = meta.story({
  name: 'Read only',
  args: { rights, users: withRights, readOnly: 'Only owners can change this.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only owners can change this.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Empty = meta.story({ args: { users: [] } });
export const Loading = meta.story({ args: { loading: true } });
export const Failed = meta.story({ args: { onRetry: fn() } });
/** Long names and addresses. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    users: users.map((user) => ({
      ...user,
      name: `${user.name} da Conceição Guimarães de Albuquerque`,
      email: `compras.e.atendimento.internacional.${user.email}`,
    })),
  },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
