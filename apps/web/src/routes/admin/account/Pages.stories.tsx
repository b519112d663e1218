import preview from '#storybook/preview';
import { within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Campaign pages',
  args: { address: '/admin/account', viewer: 'staff' as const },
});

/** Each page with its days, and whether visitors see it today. */
export const Playground = meta.story({
  name: 'Pages with their days',
  parameters: { covers: ['D-042', 'D-067'] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Campaign pages' }));
    await seen(table.getByRole('row', { name: /Three days at the Salão .* Apr 1, 2027 to May 14, 2027 Planned/ }));
    await seen(table.getByRole('row', { name: /From Brazil to the World .* Always In the shop/ }));
  },
});
