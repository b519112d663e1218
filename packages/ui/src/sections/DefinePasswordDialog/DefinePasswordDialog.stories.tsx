import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { definePasswordWords } from '../../testing/words/accountDialogs.ts';
import { DefinePasswordDialog, type DefinePasswordDialogProps } from './DefinePasswordDialog.tsx';

const Define = (props: Omit<DefinePasswordDialogProps, 'labels'>) => (
  <DefinePasswordDialog {...props} labels={useLabels(definePasswordWords)} />
);

/** The application hands in its rules; these say the same. */
const validate: DefinePasswordDialogProps['validate'] = ({ email, password, confirm }) => {
  if (!/^\S+@\S+\.\S+$/.test(email)) return { email: 'Email must be valid.' };
  if (!password) return { password: 'Password must be valid.' };
  return password === confirm ? {} : { confirm: 'Password not match.' };
};

const meta = preview.meta({
  title: 'Sections/DefinePasswordDialog',
  component: Define,
  argTypes: { state: { control: 'radio', options: ['editing', 'done'] } },
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, state: 'editing' as const, validate, onClose: fn(), onSubmit: fn() },
});

export const Playground = meta.story({ args: { email: 'ana@loja.example' } });

/** Asks for an e-mail and the same password twice, leads to what is wrong, then saves. */
export const Checks = meta.story({
  parameters: { covers: ['M-10', 'V-026', 'V-027', 'V-028'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'DEFINE PASSWORD' })).toBeVisible());
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email must be valid.');
    await userEvent.keyboard('ana@loja.example{Enter}');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    await expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Password must be valid.');
    await userEvent.keyboard('one good secret{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Confirm new password')).toHaveFocus());
    await expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Password not match.');
    await userEvent.keyboard('one good secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ana@loja.example',
      password: 'one good secret',
      confirm: 'one good secret',
    });
  },
});

/** Each password can be shown and hidden by itself. */
export const Shows = meta.story({
  name: 'Show and hide',
  parameters: { covers: ['M-11'] },
  play: async ({ userEvent }) => {
    const [first, second] = await screen.findAllByRole('button', { name: 'Show password' });
    if (!first || !second) throw new Error('Each password field has a toggle');
    await userEvent.click(first);
    await expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('type', 'password');
    await userEvent.click(second);
    await expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('type', 'text');
  },
});

/** Ignores a second submit while the first is being sent. */
export const Busy = meta.story({
  args: { busy: true, email: 'ana@loja.example' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('New password'), 'one good secret');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'one good secret{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Says what the server found wrong. */
export const Refused = meta.story({
  args: { error: 'This link has been used already.', errors: { email: 'This e-mail is not the one we wrote to.' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'This e-mail is not the one we wrote to.',
    );
  },
});

export const Done = meta.story({ args: { state: 'done' } });
export const LongText = meta.story({
  args: {
    email: 'einkauf.damenoberbekleidung@warenhaus-zum-goldenen-schwan.example',
    error: 'Dieser Link wurde schon benutzt. Fordern Sie bitte einen neuen an; er kommt an dieselbe Adresse.',
  },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
