import preview from '#storybook/preview';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Who gets a price list',
  args: { address: '/admin/brand/pricelists/1', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

export const Playground = meta.story({
  name: 'Chosen retailers',
  play: async ({ canvas }) => seen(await canvas.findByText('2 retailers are named.')),
});
