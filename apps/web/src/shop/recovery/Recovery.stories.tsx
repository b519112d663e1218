import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Recovery',
  args: { address: '/recovery/abc', viewer: 'visitor' as const },
});

const common = 'This password is too common.';

/** A new password is set from the link of a mail. */
export const Playground = meta.story({
  name: 'New password',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

/** What the server finds wrong with a field is said at the field. */
export const FieldErrors = meta.story({
  name: 'Refused field',
  parameters: { covers: ['X-016'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.auth.recoveryConfirm, {
        status: 422,
        data: { message: common, detail: common, errors: { password: [common] } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'linen-and-silk-27');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-silk-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(common));
  },
});

/** A server that refuses without naming a field still gets a sentence. */
export const Unexplained = meta.story({
  name: 'Refused without a field',
  parameters: { covers: ['X-034', 'D-069'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.auth.recoveryConfirm, { status: 422, data: { message: 'No.', detail: 'No.', errors: {} } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'linen-and-silk-27');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-silk-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Password confirmation invalid!')).toBeVisible();
  },
});
