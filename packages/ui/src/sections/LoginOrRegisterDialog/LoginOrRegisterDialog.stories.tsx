import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { loginOrRegisterWords } from '../../testing/words/dialogs.ts';
import { LoginOrRegisterDialog, type LoginOrRegisterDialogProps } from './LoginOrRegisterDialog.tsx';

const LoginOrRegister = (props: Omit<LoginOrRegisterDialogProps, 'labels'>) => (
  <LoginOrRegisterDialog {...props} labels={useLabels(loginOrRegisterWords)} />
);

const meta = preview.meta({
  title: 'Sections/LoginOrRegisterDialog',
  component: LoginOrRegister,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, onLogin: fn(), onRegister: fn(), onClose: fn() },
});

/** A visitor signs in, registers, or keeps looking. */
export const Playground = meta.story({
  name: 'Three choices',
  parameters: { covers: ['M-30'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Members see more' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithoutRegister = meta.story({ args: { onRegister: undefined } });
export const LongText = meta.story({ globals: { locale: 'pseudo' } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
