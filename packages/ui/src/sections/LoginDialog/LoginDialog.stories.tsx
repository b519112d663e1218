import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { loginWords } from '../../testing/words/auth.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

const Login = (props: Omit<LoginDialogProps, 'labels'>) => <LoginDialog {...props} labels={useLabels(loginWords)} />;

const meta = preview.meta({
  title: 'Sections/LoginDialog',
  component: Login,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, onClose: fn(), onSubmit: fn(), onForgot: fn(), onRegister: fn() },
});

export const Playground = meta.story({});
export const Busy = meta.story({ args: { busy: true, email: 'ana@loja.example' } });
/** Says first what went well before. An error takes its place. */
export const Notice = meta.story({
  args: { notice: 'Your password is saved. Sign in with it.', email: 'ana@loja.example' },
});
/** Says why somebody is asked who did not choose to sign in. */
export const Reason = meta.story({
  args: {
    reason: 'Your session has ended. Sign in to go on where you were.',
    email: 'ana@loja.example',
    onRegister: undefined,
  },
});
export const WithoutRegister = meta.story({ args: { onRegister: undefined } });

/** Greets with WELCOME BACK and passes on e-mail and password, pasted or typed. */
export const SignsIn = meta.story({
  name: 'Login',
  parameters: { covers: ['M-04'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible());
    const email = screen.getByLabelText('E-mail');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(email, 'ana@loja.example');
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('a secret of mine');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ana@loja.example', password: 'a secret of mine' });
  },
});

/** Leads to the forgotten password with the e-mail typed so far, and to registration. */
export const LeadsOn = meta.story({
  name: 'Links',
  parameters: { covers: ['M-05', 'M-06'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@loja.example');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await expect(args.onForgot).toHaveBeenCalledWith({ email: 'ana@loja.example' });
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalled();
  },
});

/** Says that the server was not reached, keeps what was typed and offers to try again. */
export const Offline = meta.story({
  name: 'No connection',
  parameters: { covers: ['D-031'] },
  args: {
    error: 'The server could not be reached. Nothing you typed is lost: check your connection and try again.',
    email: 'ana@loja.example',
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ana@loja.example', password: 'secret' });
  },
});

const onRecover = fn();

/** After a password that did not fit, both stay as typed; below them the dialog offers a mail to the same address. */
export const WrongPassword = meta.story({
  name: 'Wrong password',
  parameters: { covers: ['X-001'] },
  args: {
    reason: 'This e-mail and password do not fit together. You can try again or set a new password.',
    email: 'ana@loja.example',
    recovery: { state: 'editing', onSubmit: onRecover },
    onRegister: undefined,
  },
  play: async ({ args, userEvent }) => {
    onRecover.mockClear();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible());
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'not this one');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(onRecover).toHaveBeenCalledWith({ email: 'ana@loja.example' });
    await expect(password).toHaveValue('not this one');
    await userEvent.type(password, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ana@loja.example', password: 'not this one' });
  },
});

/** The mail is on its way; the right password still signs in. */
export const RecoverySent = meta.story({
  args: { email: 'ana@loja.example', recovery: { state: 'sent', onSubmit: fn() }, onRegister: undefined },
});

/** Says at the e-mail that nobody has it. */
export const RecoveryNotFound = meta.story({
  name: 'E-mail not found',
  args: {
    email: 'nobody@loja.example',
    recovery: { state: 'editing', error: 'Email not found', onSubmit: fn() },
    onRegister: undefined,
  },
});
