import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, FIXTURE_PASSWORD, fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { reporting, reports } from '../../../testing/reports.ts';
import { logIn } from './Login.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Login',
  args: { address: '/?showLoginPopup=true', viewer: 'visitor' as const },
});

const reported = fn();

/** A retailer who signs in on the landing page goes to the brands. */
export const Enters = meta.story({
  name: 'Login on the landing page',
  parameters: { covers: ['R-002'] },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas, userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** With analytics, the login and the page of the brand are reported. Without it, nothing is. */
export const Reported = meta.story({
  name: 'Reported to analytics',
  parameters: { covers: ['S-023', 'A-052', 'D-105'] },
  args: { kept: { brandSlug: 'casa-marola' }, account: reporting },
  beforeEach: ({ msw }) => {
    reported.mockClear();
    msw.use(...reports(reported), ...defaultHandlers());
  },
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
    const { id } = fixtures.members.approved.user;
    await expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'login', id: 'aurora', user: expect.objectContaining({ id }) as unknown }),
    );
    await expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'seller_page', details: { slug: 'casa-marola' } }),
    );
  },
});

/** A wrong password offers recovery, and the report to the server leaves the password out. */
export const Wrong = meta.story({
  name: 'Wrong password',
  parameters: { covers: ['X-001', 'A-009', 'D-135'] },
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
    await waitFor(() => expect(reported).toHaveBeenCalledWith(''));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await seen(await dialog.findByText('Success! Check your email for more information.'));
  },
});

/** After a wrong password e-mail and password stay in their fields, and the right one enters. */
export const TriesAgain = meta.story({
  parameters: { covers: ['X-001', 'M-04'] },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas, userEvent }) => {
    await logIn(userEvent, 'not this one');
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@loja-aurora.example');
    const password = dialog.getByLabelText('Password');
    await expect(password).toHaveValue('not this one');
    await userEvent.clear(password);
    await userEvent.type(password, `${FIXTURE_PASSWORD}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  },
});

/** A default password must be changed first. */
export const DefaultPassword = meta.story({
  parameters: { covers: ['X-002', 'M-08'] },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.auth.token, { status: 200, data: { ...fixtures.tokens, password_changed: false } })),
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await seen(await screen.findByRole('dialog', { name: 'CHANGE PASSWORD' }));
  },
});

/** Without a connection nothing typed is lost. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.token)),
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    await seen(await screen.findByText(/The server could not be reached/));
    await expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'E-mail' })).toHaveValue(
      'ana@loja-aurora.example',
    );
  },
});

/** After too many attempts the login says so and leads to a new password. */
export const Wait = meta.story({
  name: 'Too many attempts',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.auth.token, {
        status: 429,
        data: { error: 'too_many_attempts', error_description: 'Too many attempts.' },
      }),
    ),
  play: async ({ userEvent }) => {
    await logIn(userEvent, FIXTURE_PASSWORD);
    const dialog = within(screen.getByRole('dialog', { name: 'WELCOME BACK' }));
    await seen(await dialog.findByText('Too many attempts. Wait a moment and try again, or set a new password.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Forgot your password?' }));
    await seen(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
  },
});
