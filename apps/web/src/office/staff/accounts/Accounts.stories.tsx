import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Marketplaces',
  args: { address: '/admin/accounts', viewer: 'operator' as const },
});

/** Every marketplace of the installation, found by name, short name or host. */
export const Playground = meta.story({
  name: 'Marketplaces of the installation',
  parameters: { covers: ['D-067', 'D-114'] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Atelier Noir' });
    await expect(link).toHaveAttribute('href', 'https://atelier-noir.example');
    await seen(canvas.getByText('0 people, 1 invited'));
    await userEvent.type(canvas.getByRole('combobox', { name: /^Search by name/ }), 'noir.example{Enter}');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Trópico' })).toBeNull());
    await seen(link);
  },
});
