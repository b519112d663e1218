import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { changePasswordWords } from '../../testing/words/auth.ts';
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';

const Change = (props: Omit<ChangePasswordDialogProps, 'labels'>) => (
  <ChangePasswordDialog {...props} labels={useLabels(changePasswordWords)} />
);

/** The application hands in its rules; these say the same. */
const validate: ChangePasswordDialogProps['validate'] = ({ password, confirm }) => {
  if (!password) return { password: 'Password is required' };
  if (!confirm) return { confirm: 'Password confirm is required' };
  return password === confirm ? {} : { confirm: 'Password and Password confirm does not match' };
};

const meta = preview.meta({
  title: 'Sections/ChangePasswordDialog',
  component: Change,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, validate, onClose: fn(), onSubmit: fn() },
});

export const Playground = meta.story({});

/** Asks for both, says when they differ, and goes to the first error. */
export const Checks = meta.story({
  parameters: { covers: ['V-016', 'V-017', 'V-018'] },
  play: async ({ args, userEvent }) => {
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText('Password is required')).toBeVisible());
    await expect(screen.getByLabelText('New password')).toHaveFocus();
    await userEvent.keyboard('one good secret');
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText('Password confirm is required')).toBeVisible());
    await expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
    await userEvent.keyboard('another secret');
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText('Password and Password confirm does not match')).toBeVisible());
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await userEvent.paste('one good secret');
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'one good secret', confirm: 'one good secret' });
  },
});

/** Ignores a second submit while the first is being sent. */
export const Busy = meta.story({
  parameters: { covers: ['V-019'] },
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('New password'), 'one good secret');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'one good secret{Enter}{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Says that the password was not changed. */
export const Failed = meta.story({
  parameters: { covers: ['X-013'] },
  args: { error: 'Error when trying to change the password, try again later.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Error when trying to change the password, try again later.',
    );
  },
});

/** Shows what the login answered. */
export const AfterAnotherError = meta.story({
  name: 'After an error',
  args: { notice: 'Your account is locked until its password is changed.' },
});

/** Shows and hides each password. */
export const ShowAndHide = meta.story({
  play: async ({ userEvent }) => {
    const password = screen.getByLabelText('New password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    if (first) await userEvent.click(first);
    await expect(password).toHaveAttribute('type', 'text');
  },
});
