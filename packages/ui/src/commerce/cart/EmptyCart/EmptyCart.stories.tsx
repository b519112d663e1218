import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { emptyCartWords } from '../../../testing/words/cart.ts';
import { EmptyCart } from './EmptyCart.tsx';

const Empty = () => <EmptyCart {...useLabels(emptyCartWords)} href="/brands" />;

const meta = preview.meta({ title: 'Commerce/EmptyCart', component: Empty });

/** Says that the cart is empty and leads to the brands. */
export const Playground = meta.story({
  name: 'Empty cart',
  parameters: { covers: ['R-275', 'R-276'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'find new brands' })).toHaveAttribute('href', '/brands');
  },
});
