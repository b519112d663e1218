import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
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
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await seen(await canvas.findByRole('button', { name: 'Deactivate' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Works for the account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make staff' }));
    await seen(await screen.findByText('Rights saved'));
  },
});

/** The data as a file, and deleted on request: asked twice, in one window after the other. */
export const PersonalData = meta.story({
  name: 'Delete data',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/people/501' },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('button', { name: /Data as a file/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete data' }));
    const first = within(await screen.findByRole('alertdialog', { name: 'Delete the data of Ana Prado?' }));
    await userEvent.click(first.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('alertdialog', { name: 'Delete for good?' }));
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(second.getByRole('button', { name: 'Delete data' }));
    await seen(await canvas.findByRole('link', { name: 'Bruno Lima' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ana Prado' })).toBeNull());
  },
});
