import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandRegister',
  args: { address: '/casa-marola/register', viewer: 'visitor' as const },
});

const asked = fn();

/** An address with an account opens the login, with it filled in. */
export const Known = meta.story({
  name: 'Known address',
  parameters: { covers: ['R-124', 'A-010'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Business e-mail'), fixtures.members.approved.user.email);
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ACCOUNT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(fixtures.members.approved.user.email);
  },
});

/** An address without an account opens the registration, with it filled in. */
export const Fresh = meta.story({
  name: 'New address',
  parameters: { covers: ['R-124', 'A-010'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Business e-mail'), 'new@aurora.example{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: "LET'S START YOUR REGISTRATION" }));
    await expect(await dialog.findByLabelText(/^E-mail/)).toHaveValue('new@aurora.example');
  },
});

/** A second after the last key the form says that the address is none, and asks no server. */
export const Wrong = meta.story({
  name: 'Wrong address',
  parameters: { covers: ['V-022', 'K-11'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.auth.checkEmail, () => {
        asked();
        return { status: 200, data: false };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Business e-mail'), 'ana@aurora');
    const typed = performance.now();
    await expect(canvas.queryByText('Check email field')).toBeNull();
    await canvas.findByText('Check email field');
    await expect(performance.now() - typed).toBeGreaterThan(800);
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** A slug that is an active event's leads to the registration for it. */
export const EventSlug = meta.story({
  parameters: { covers: ['R-116'] },
  args: { address: '/salao-tropical/register' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brands.page, { status: 404, data: { message: 'Not found.', detail: 'Not found.' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Salão Tropical: Resort' })).toBeChecked();
  },
});

export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.page)),
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
