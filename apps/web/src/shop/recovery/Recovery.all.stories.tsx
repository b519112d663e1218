import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Recovery',
  args: { address: '/recovery/abc', viewer: 'visitor' as const },
});

const expired = 'This link is no longer valid.';

/** The change is confirmed and leads to the login. */
export const Changed = meta.story({
  name: 'Password changed',
  parameters: { covers: ['R-118'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'linen-and-silk-27');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-silk-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Password Changed!')).toBeVisible();
  },
});

/** A link that has expired says so, and a new one can be asked for. */
export const Expired = meta.story({
  name: 'Expired link',
  parameters: { covers: ['V-025'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.auth.recoveryConfirm, {
        status: 422,
        data: { message: expired, detail: expired, errors: { token: [expired] } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'linen-and-silk-27');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-silk-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(expired)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
  },
});

/** Without a connection the link may still work: it is tried again, with what was typed. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.recoveryConfirm)),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'linen-and-silk-27');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-silk-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(/^The server could not be reached/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
    msw.use(mockCall(contract.auth.recoveryConfirm, { status: 200, data: { message: 'Changed.' } }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Password Changed!')).toBeVisible();
  },
});
