import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { wholeShop } from '../../../testing/index.tsx';

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
    const planned = await canvas.findByRole('article', { name: /^Three days at the Salão/ });
    await expect(planned).toHaveTextContent(/Apr 1, 2027 to May 14, 2027Planned$/);
    await expect(canvas.getByRole('article', { name: /^From Brazil to the World/ })).toHaveTextContent(
      /AlwaysIn the shop$/,
    );
  },
});
