import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { recoveryWords } from '../../testing/words/auth.ts';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';

const Recovery = (props: Omit<RecoveryFormProps, 'labels'>) => (
  <RecoveryForm {...props} labels={useLabels(recoveryWords)} />
);

const validate: RecoveryFormProps['validate'] = ({ password, confirm }) =>
  password === confirm ? {} : { confirm: "The password and confirmation don't match" };

const meta = preview.meta({
  title: 'Sections/RecoveryForm',
  component: Recovery,
  argTypes: { state: { control: 'radio', options: ['editing', 'done'] } },
  args: { state: 'editing' as const, validate, onSubmit: fn(), onLogin: fn() },
});

export const Playground = meta.story({});

/** Needs both fields before it sends, and says when they differ. */
export const Checks = meta.story({
  parameters: { covers: ['V-023', 'V-024'] },
  play: async ({ args, canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm' });
    await userEvent.type(canvas.getByLabelText('New password'), 'one good secret{Enter}');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'one good secre{Enter}');
    await expect(canvas.getByText("The password and confirmation don't match")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 't{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Shows what the server says of the token and of each field. */
export const Refused = meta.story({
  parameters: { covers: ['V-025', 'X-016'] },
  args: { error: 'This link has been used already.', errors: { password: 'This password is too common.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has been used already.');
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('This password is too common.');
  },
});

/** What was pressed is gone after success: the answer takes the focus. */
export const Focus = meta.story({
  name: 'Focus after success',
  render: function Sent(args) {
    const [state, setState] = useState<RecoveryFormProps['state']>('editing');
    return <Recovery {...args} state={state} onSubmit={() => setState('done')} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'one good secret');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'one good secret{Enter}');
    await expect(await canvas.findByText('Password Changed!')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-component=RecoveryForm]')).toHaveFocus());
  },
});

/** Says Password Changed! and leads to the login. */
export const Done = meta.story({
  parameters: { covers: ['X-017'] },
  args: { state: 'done' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Password Changed!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalled();
  },
});
