import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Collections',
  args: { address: '/casa-marola/collections', viewer: 'approved' as const },
});

/** Collections with their price lists and the labels of their buttons. */
export const Playground = meta.story({
  name: 'Collections',
  parameters: { covers: ['R-044', 'R-187', 'R-188', 'R-189'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pre-Fall 27' })).toBeVisible();
    await expect(canvas.getAllByText(/^Delivery: /).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Delivery: Apr 5 – May 20, 2027$/),
    ]);
    await expect(canvas.getByText('Ships from Salvador in two drops')).toBeVisible();
    await expect(canvas.getAllByRole('combobox', { name: 'Price list' }).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /SHOP THE BASICS/ }));
    await expect(await canvas.findByText('38 products')).toBeVisible();
  },
});
