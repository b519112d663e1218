import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { forgotPasswordWords } from '../../testing/words/auth.ts';
import { ForgotPasswordDialog, type ForgotPasswordDialogProps } from './ForgotPasswordDialog.tsx';

const Forgot = (props: Omit<ForgotPasswordDialogProps, 'labels'>) => (
  <ForgotPasswordDialog {...props} labels={useLabels(forgotPasswordWords)} />
);

const meta = preview.meta({
  title: 'Sections/ForgotPasswordDialog',
  component: Forgot,
  argTypes: { state: { control: 'radio', options: ['editing', 'sent'] } },
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, state: 'editing' as const, onClose: fn(), onSubmit: fn(), onBack: fn() },
});

export const Playground = meta.story({});

/** Sends the e-mail, and nothing while there is none. */
export const Asks = meta.story({
  name: 'Ask for the mail',
  parameters: { covers: ['M-07', 'V-020'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@loja.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ana@loja.example' });
  },
});

/** Says Email not found at the field. */
export const NotFound = meta.story({
  name: 'E-mail not found',
  parameters: { covers: ['X-011'] },
  args: { email: 'nobody@loja.example', error: 'Email not found' },
  play: async () => {
    await expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email not found');
  },
});

/** Says that the mail is on its way and offers GO BACK. */
export const Sent = meta.story({
  parameters: { covers: ['M-07', 'X-012'] },
  args: { state: 'sent' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Success! Check your email for more information.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'GO BACK' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
});

/** Leads back to the login with the e-mail. */
export const GoesBack = meta.story({
  name: 'Back',
  args: { email: 'ana@loja.example' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'GO BACK' }));
    await expect(args.onBack).toHaveBeenCalledWith({ email: 'ana@loja.example' });
  },
});
