import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const meta = preview.meta({
  title: 'Components/NewPasswordFields',
  component: NewPasswordFields,
  args: {
    values: { password: '', confirm: '' },
    onChange: fn(),
    labels: { password: 'New password', confirm: 'Confirm new password', show: 'Show password', hide: 'Hide password' },
  },
});

/** Takes a pasted password and offers to suggest one. */
export const Playground = meta.story({
  name: 'New password',
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(password);
    await userEvent.paste('one good secret');
    await expect(args.onChange).toHaveBeenCalledWith({ password: 'one good secret', confirm: '' });
  },
});

export const Wrong = meta.story({
  args: { values: { password: 'one', confirm: 'two' }, errors: { confirm: 'Confirm password not match.' } },
});
