import preview from '#storybook/preview';
import { expect, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { first, third, address } from './Compare.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Compare',
  args: { address, viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

/** The address names the products. Each can go into the cart, or out of the comparison. */
export const Playground = meta.story({
  name: 'Products side by side',
  parameters: { covers: ['R-238'] },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Products side by side' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(table.getByRole('row', { name: /^Dates/ })).toHaveTextContent('Order until');
    const gone = first.sizes[0]?.name;
    await expect(table.getByRole('row', { name: /^Sizes/ })).toHaveTextContent(`${gone}: out of stock`);
    await userEvent.click(table.getByRole('button', { name: `Remove ${third.name} from the comparison` }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByText('2 products')).toBeVisible();
  },
});
