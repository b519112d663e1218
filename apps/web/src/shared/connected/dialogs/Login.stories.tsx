import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_PASSWORD, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { logIn } from './Login.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Login',
  args: { address: '/?showLoginPopup=true', viewer: 'visitor' as const },
});

/** The address can ask for the login. */
export const Playground = meta.story({
  name: 'Login dialog',
  parameters: { covers: ['R-057', 'M-04'] },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
    // The page behind comes by itself.
    await waitFor(() => expect(document.querySelector('[data-component=Hero]')).not.toBeNull());
  },
});

/** Any other refusal asks for a new password and says what the server answered. */
export const Refused = meta.story({
  name: 'Another refusal',
  parameters: { covers: ['X-003', 'M-09'] },
  beforeEach: ({ msw }) => {
    const error_description = 'This password is too old. Choose a new one.';
    msw.use(mockCall(contract.auth.token, { status: 400, data: { error: 'invalid_client', error_description } }));
  },
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    const dialog = within(await screen.findByRole('dialog', { name: 'CHANGE PASSWORD' }));
    await seen(dialog.getByText('This password is too old. Choose a new one.'));
  },
});
