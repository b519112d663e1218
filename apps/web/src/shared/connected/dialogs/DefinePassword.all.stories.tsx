import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { open } from './DefinePassword.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/DefinePassword',
  args: { address: '/define-password?hash=abc', viewer: 'visitor' as const },
});

type User = {
  type: (element: HTMLElement, text: string) => Promise<void>;
  click: (element: HTMLElement) => Promise<void>;
};

const fill = async (user: User, email = 'ana@aurora.example'): Promise<Awaited<ReturnType<typeof open>>> => {
  const dialog = await open();
  await user.type(dialog.getByLabelText('E-mail'), email);
  await user.type(dialog.getByLabelText('New password'), 'linen-in-lisbon');
  await user.type(dialog.getByLabelText('Confirm new password'), 'linen-in-lisbon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};

/** The checks speak in their order. */
export const Checks = meta.story({
  parameters: { covers: ['V-026', 'V-027', 'V-028', 'D-121'] },
  play: async ({ userEvent }) => {
    const dialog = await open();
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription('Email must be valid.');
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ana@aurora.example');
    await userEvent.click(save);
    await expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription('Password must be valid.');
    await userEvent.type(dialog.getByLabelText('New password'), 'linen-in-lisbon');
    await userEvent.click(save);
    await expect(dialog.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Password not match.');
  },
});

/** When the password is set, the login opens by itself after 1.5 seconds. */
export const Done = meta.story({
  parameters: { covers: ['S-045', 'K-04'] },
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    await expect(await dialog.findByText('Your password is set. The login comes next.')).toBeVisible();
    const set = performance.now();
    const login = await screen.findByRole('dialog', { name: 'WELCOME BACK' });
    await seen(login);
    await expect(performance.now() - set).toBeGreaterThan(1200);
    await seen(within(login).getByText('Your password is saved. Sign in with it.'));
    await expect(within(login).getByLabelText('E-mail')).toHaveValue('ana@aurora.example');
    await expect(within(login).getByLabelText('Password')).toHaveFocus();
  },
});

/** What the server says about the link is said in the dialog; a new one is asked for with the same address. */
export const Spent = meta.story({
  name: 'Used link',
  parameters: { covers: ['X-014'] },
  beforeEach: ({ msw }) => {
    const message = 'This link is no longer valid. Please ask for a new one.';
    msw.use(
      mockCall(contract.auth.definePassword, {
        status: 422,
        data: { message, detail: message, errors: { hash: [message] } },
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('This link is no longer valid. Please ask for a new one.'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a new link' }));
    const forgot = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await waitFor(() => expect(forgot.getByRole('textbox')).not.toHaveValue(''));
  },
});

/** An answer that says nothing about the link: it is tried again, with what was typed. */
export const Busy = meta.story({
  name: 'Too many tries',
  beforeEach: ({ msw }) => {
    const message = 'Too many tries. Wait a minute.';
    msw.use(mockCall(contract.auth.definePassword, { status: 429, data: { message, detail: message } }));
  },
  play: async ({ msw, userEvent }) => {
    const dialog = await fill(userEvent);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
    msw.use(mockCall(contract.auth.definePassword, { status: 200, data: { message: 'Saved.' } }));
    await userEvent.click(again);
    await seen(await dialog.findByText('Your password is set. The login comes next.'));
  },
});

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
