import preview from '#storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Audit log',
  args: { address: '/admin/log', viewer: 'staff' as const },
});

/** Who did what, when, and what it was before and after. */
export const Playground = meta.story({
  name: 'Audit log',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Audit log' }));
    const link = await canvas.findByRole('link', { name: 'Retailer Kontor Elf asked for more' });
    await expect(link).toHaveAttribute('href', '/admin/registrations/303');
    await seen(canvas.getByText('Staff: No → Yes'));
    await expect(canvas.getByText('Admin command')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the change of terms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Content terms changed' }));
    await seen(dialog.getByRole('rowheader', { name: 'Text (English)' }));
    await seen(dialog.getByText(/^Orders are binding once the brand accepts them\./));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('64 entries')).toBeVisible();
  },
});
