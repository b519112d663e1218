import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { wholeShop } from '../../../testing/index.tsx';
import { tableOf } from './Stock.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Stock',
  args: { address: '/admin/brand/products/101', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Colours down, sizes across; an empty field is no limit. */
export const Playground = meta.story({
  name: 'Stock of a product',
  play: async ({ canvas }) => {
    const table = await tableOf(canvas);
    await expect(table.getAllByRole('textbox')[0]).toHaveValue('24');
  },
});
