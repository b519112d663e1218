import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_APPLICANT, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { fill } from './Register.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Register',
  args: { address: '/register', viewer: 'visitor' as const },
});

/** A known address can sign in or write to the support; nothing typed is lost. */
export const Duplicate = meta.story({
  name: 'Known address',
  parameters: { covers: ['S-038', 'X-010', 'D-070'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, FIXTURE_APPLICANT);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/already registered/);
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Loja Aurora');
    // The browser's own click: a click in `act` waits for the dialog's program and never sees it.
    canvas.getByRole('button', { name: 'Sign in' }).click();
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.account.locations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.account.locations)),
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
