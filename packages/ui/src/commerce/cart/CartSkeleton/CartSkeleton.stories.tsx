import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = preview.meta({
  title: 'Commerce/CartSkeleton',
  component: CartSkeleton,
  args: { label: 'Loading your cart' },
});

/** Holds the shape of a cart and says that it is loading. */
export const Playground = meta.story({
  name: 'Loading cart',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
  },
});
