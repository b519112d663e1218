import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { holdClock } from '../../../testing/holdClock.ts';
import { addToCartNoticeWords } from '../../../testing/words/product.ts';
import { AddToCartNotice } from './AddToCartNotice.tsx';
import type { AddToCartNoticeProps } from './AddToCartNotice.tsx';

const Notice = (props: Omit<AddToCartNoticeProps, 'labels'>) => (
  <AddToCartNotice {...props} labels={useLabels(addToCartNoticeWords)} />
);

const meta = preview.meta({
  title: 'Commerce/AddToCartNotice',
  component: Notice,
  args: { outcome: 'added' as const, cartHref: '/cart/12', onClose: fn() },
});

let clock: ReturnType<typeof holdClock>;

/** ITEM ADDED TO BAG! disappears after 4000 ms. */
export const Added = meta.story({
  name: 'Item added',
  parameters: { covers: ['R-144', 'R-146', 'K-10', 'S-080'] },
  beforeEach: () => {
    clock = holdClock(4000);
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ITEM ADDED TO BAG!');
    await expect(canvas.getByRole('link', { name: 'CHECK YOUR CART' })).toHaveAttribute('href', '/cart/12');
    await expect(args.onClose).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** ITEM ALREADY IN BAG! */
export const Already = meta.story({
  name: 'Item already in cart',
  parameters: { covers: ['R-145', 'S-078'] },
  args: { outcome: 'already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ITEM ALREADY IN BAG!');
  },
});

/** Can be closed at once. */
export const Closes = meta.story({
  name: 'Close',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
