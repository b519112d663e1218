import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Recovery',
  args: { address: '/recovery/abc', viewer: 'visitor' as const },
});

const expired = 'This link is no longer valid.';

export const Playground = meta.story({ name: 'A new password is set from the link of a mail (R-011, R-117)' });

export const Changed = meta.story({
  name: 'The change is confirmed and leads to the login (R-118, R-119)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'linen-and-silk-27');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-silk-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Password Changed!')).toBeVisible();
  },
});

export const Expired = meta.story({
  name: 'A link that has expired is told (V-025)',
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
  },
});
