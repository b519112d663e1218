import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_CODE, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { panel, reason, refusal } from './Profile.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Profile',
  args: { address: '/profile', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** Four tabs; the first shows who is signed in. */
export const Playground = meta.story({
  name: 'Personal profile',
  parameters: {
    covers: ['R-042', 'R-356', 'R-357', 'R-358', 'R-359', 'V-093', 'A-117', 'X-037', 'X-080', 'D-070', 'E-48'],
  },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'My Profile' }));
    await waitFor(() => expect(document.title).toMatch(/^My Profile \| /));
    for (const name of ['Personal profile', 'Company profile', 'Company Address', 'User management'])
      await expect(canvas.getByRole('tab', { name })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), ' Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Success'));
    await expect(canvas.queryByText(/awaiting approval/)).toBeNull();
  },
});

/** While the profile loads, no tab can be chosen. */
export const Loading = meta.story({
  parameters: { covers: ['R-360'] },
  beforeEach: ({ msw }) => msw.use(mockPending(contract.auth.me)),
  play: async ({ canvas }) => {
    for (const tab of await canvas.findAllByRole('tab')) await expect(tab).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An update that does not reach the server says so, and what was typed stays. */
export const NotSaved = meta.story({
  name: 'Not saved',
  parameters: { covers: ['X-036', 'D-123'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.profile.saveUser)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), ' Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/^Ops, error when trying to update!/));
    await expect(canvas.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Prado Lima');
  },
});

/** A code by mail, then the new password. What is wrong with either is said at its field. */
export const Password = meta.story({
  name: 'Change of password',
  parameters: {
    covers: ['R-363', 'M-41', 'M-42', 'S-041', 'S-042', 'S-043', 'V-029', 'V-030', 'X-015', 'A-014', 'D-121'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const code = await screen.findByLabelText('Code');
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not the one we sent/));
    await userEvent.clear(code);
    await userEvent.type(code, `${FIXTURE_CODE}{Enter}`);
    await userEvent.type(await screen.findByLabelText('New password'), 'short{Enter}');
    await seen(await screen.findByText('Password must be 8 character at least.'));
    await userEvent.type(screen.getByLabelText('New password'), ' but longer');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'other{Enter}');
    await seen(await screen.findByText('Confirm password not match.'));
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'short but longer{Enter}');
    await seen(await screen.findByText('Your password was changed.'));
  },
});

const sent = fn();

/** Countries are stored with the button, business domains at once; a failure of the latter is silent. */
export const Choices = meta.story({
  name: 'Countries and domains',
  parameters: { covers: ['R-365', 'R-366', 'A-111', 'A-112', 'X-081', 'D-098', 'D-144'] },
  args: { address: '/profile?tab=company' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockCall(contract.profile.saveDomains, ({ body }) => {
        sent(body.domains);
        return { status: 422, data: refusal };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText('Brazil, Portugal'));
    await userEvent.click(canvas.getByRole('button', { name: /BUSINESS DOMAINS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Online shop' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith([1, 3]));
    await userEvent.click(canvas.getByRole('button', { name: /COUNTRIES/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Success'));
    await expect(canvas.queryByText(reason)).toBeNull();
  },
});

/** Colleagues are invited, once or again, activated and deactivated; the invitation of a pending one is taken back. */
export const Users = meta.story({
  name: 'User management',
  parameters: { covers: ['R-359', 'R-367', 'R-368', 'S-116', 'S-117', 'S-118', 'A-115', 'A-116', 'P-073', 'P-074'] },
  args: { address: '/profile?tab=users' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate, Lia Ramos' }));
    await seen(await canvas.findByRole('button', { name: 'Deactivate, Lia Ramos' }));
    await expect(canvas.getByRole('button', { name: 'Activate, Theo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Nina Alves');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail \*?$|^E-mail$/ }), 'nina@aurora.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await seen(await canvas.findByText('The invitation was sent to nina@aurora.example.'));
    await expect(canvas.getByRole('button', { name: 'Activate, Nina Alves' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again, Theo' }));
    await seen(await canvas.findByText('The invitation was sent to theo@loja-aurora.example.'));
    const takeBack = canvas.getByRole('button', { name: 'Take back, Nina Alves' });
    await userEvent.click(takeBack);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, take it back' }));
    await waitFor(() => expect(takeBack.isConnected).toBe(false));
  },
});

/** A retailer that was asked for more also learns where to write. */
export const Pending = meta.story({
  name: 'Information insufficient',
  parameters: { covers: ['R-361', 'R-362', 'D-053'] },
  globals: { stage: 'pending' },
  play: async ({ canvasElement }) => {
    const main = panel(canvasElement);
    await seen(await main.findByText(/^The information provided was not sufficient\..*legitimate/));
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
});
