import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  argTypes: { autoComplete: { control: 'radio', options: ['current-password', 'new-password'] } },
  args: {
    label: 'Password',
    autoComplete: 'current-password' as const,
    labels: { show: 'Show password', hide: 'Hide password' },
  },
});

export const Playground = meta.story({});

/** Shows and hides what was typed or pasted. */
export const Shows = meta.story({
  name: 'Show and hide',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('s3cret');
    await expect(input).toHaveValue('s3cret');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const Invalid = meta.story({ args: { tone: 'critical', message: 'Wrong e-mail or password.' } });
