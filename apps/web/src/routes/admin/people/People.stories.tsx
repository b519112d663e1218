import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/People',
  args: { address: '/admin/people', viewer: 'staff' as const },
});

/** Everybody who signs in, found by name, role and access. */
export const Playground = meta.story({
  name: 'People of the account',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Ana Prado' });
    await expect(link).toHaveAttribute('href', '/admin/people/501');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Access' }), 'No password yet');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ana Prado' })).toBeNull());
    await seen(canvas.getByRole('link', { name: 'Bruno Lima' }));
  },
});

/** Deactivated with a way to undo it, signed out, and given a right. */
export const OnePerson = meta.story({
  name: 'One person',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/people/501' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    await seen(await canvas.findByText('Nowhere'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await seen(await canvas.findByRole('button', { name: 'Activate' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(await canvas.findByRole('button', { name: 'Deactivate' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Works for the account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Rights saved'));
  },
});

/** What the server refuses stays on the screen, with the reason. */
export const OwnAccess = meta.story({
  name: 'Own access',
  args: { address: '/admin/people/602' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.staffPeople.setActive, {
        status: 409,
        data: { message: 'This is your own access.', detail: 'This is your own access.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is your own access.');
  },
});

/** A colleague is added and invited by mail; the role asks for a company where it needs one. */
export const Added = meta.story({
  name: 'Person added',
  args: { address: '/admin/people/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^First name/ }), 'Kai');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'kai@tropico.example');
    await expect(canvas.queryByRole('textbox', { name: /^Company/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Retailer' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Company/ }), 'Loja Nova');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and send link' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: /^Kai/ }));
    await seen(canvas.getByRole('link', { name: 'Loja Nova' }));
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/admin/people/503' },
  globals: { locale: 'pt-BR' },
});
