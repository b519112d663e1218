import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, FIXTURE_PASSWORD, fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Login',
  args: { address: '/?showLoginPopup=true', viewer: 'visitor' as const },
});

const reported = fn();

type User = {
  type: (element: HTMLElement, text: string) => Promise<void>;
  click: (element: HTMLElement) => Promise<void>;
};

const logIn = async (user: User, password: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@loja-aurora.example');
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
};

export const Playground = meta.story({
  name: 'The address asks for the login (R-057, R-058, M-04)',
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Enters = meta.story({
  name: 'A retailer who signs in at the front door comes to the brands (S-010…S-014, R-002)',
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas, userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Wrong = meta.story({
  name: 'A wrong password leads to recovery, and is reported without the password (X-001, A-009, D-135)',
  beforeEach: ({ msw }) => {
    reported.mockClear();
    msw.use(
      mockCall(contract.auth.loginError, ({ body }) => {
        reported(body.password);
        return { status: 204, data: undefined };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'not this one');
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await seen(
      dialog.getByText('This e-mail and password do not fit together. You can try again or set a new password.'),
    );
    await expect(reported).toHaveBeenCalledWith('');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await seen(await dialog.findByText('Success! Check your email for more information.'));
  },
});

export const DefaultPassword = meta.story({
  name: 'A default password must be changed first (X-002, M-08)',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.auth.token, { status: 200, data: { ...fixtures.tokens, password_changed: false } })),
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await seen(await screen.findByRole('dialog', { name: 'CHANGE PASSWORD' }));
  },
});

export const Offline = meta.story({
  name: 'Without a connection nothing typed is lost',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.token)),
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await seen(await screen.findByText(/The server could not be reached/));
    await expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'E-mail' })).toHaveValue(
      'ana@loja-aurora.example',
    );
  },
});
