import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { cartListWords } from '../../../testing/words/cart.ts';
import { CartList, type CartListProps } from './CartList.tsx';

const List = (props: Omit<CartListProps, 'labels'>) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <CartList {...props} labels={useLabels(cartListWords)} />
  </div>
);

const meta = preview.meta({
  title: 'Commerce/CartList',
  component: List,
  args: {
    carts: [
      {
        id: 1,
        href: '/cart/1',
        brand: 'Casa Maré',
        details: 'USD wholesale · 60 units',
        total: 'USD 3,264.00',
        deadline: 'Order until January 15, 2027',
      },
      {
        id: 2,
        href: '/cart/2',
        brand: 'Atelier Linho e Filhas',
        details: 'BRL wholesale · 12 units',
        total: 'BRL 5,040.00',
        missing: [{ text: '12 units to go to the minimum of 24 units', href: '/cart/2#collection-41' }],
      },
      { id: 3, href: '/cart/3', brand: 'Fjord', details: 'USD wholesale · 0 units', total: 'USD 0.00' },
    ],
    selected: 1,
    note: { text: 'No delivery address yet. Add it now, or after sending.', href: '/profile?tab=address' },
    sums: [
      { currency: 'USD', units: '60 units', total: 'USD 3,264.00' },
      { currency: 'BRL', units: '12 units', total: 'BRL 5,040.00' },
    ],
  },
});

/** Lists one cart for each brand and price list and marks the open one. */
export const Playground = meta.story({
  name: 'Carts',
  parameters: { covers: ['R-274'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Casa Maré/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Fjord/ })).toHaveAttribute('href', '/cart/3');
    await expect(canvas.getByRole('link', { name: /12 units to go to the minimum/ })).toHaveAttribute(
      'href',
      '/cart/2#collection-41',
    );
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Show more carts' })).toBeNull();
  },
});

/** What a cart lacks beyond three things is a number. */
export const Lacking = meta.story({
  name: 'Much is missing',
  args: {
    carts: [
      {
        id: 1,
        href: '/cart/1',
        brand: 'Atelier Linho e Filhas',
        details: 'BRL wholesale · 12 units',
        total: 'BRL 5,040.00',
        missing: [1, 2, 3, 4, 5].map((id) => ({
          text: `Dress ${id}: not enough in stock`,
          href: `/cart/1#product-${id}`,
        })),
      },
    ],
    sums: [],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What is missing: Atelier Linho e Filhas' });
    await expect(list.children).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'and 2 more' })).toHaveAttribute('href', '/cart/1');
  },
});

/** Where some are out of sight, all can be shown at once. */
export const Expanded = meta.story({
  name: 'All carts at once',
  args: {
    carts: Array.from({ length: 9 }, (_, at) => ({
      id: at + 1,
      href: `/cart/${at + 1}`,
      brand: `Brand ${at + 1}`,
      details: 'USD wholesale · 12 units',
      total: 'USD 1,260.00',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: /^Brand 9/ });
    const list = last.parentElement?.parentElement;
    const hidden = () =>
      Number(list?.scrollHeight) - Number(list?.clientHeight) + Number(list?.scrollWidth) - Number(list?.clientWidth);
    await expect(hidden()).toBeGreaterThan(40);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all carts' }));
    await expect(hidden()).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer carts', expanded: true }));
    await expect(hidden()).toBeGreaterThan(40);
  },
});

/** Loads further carts while there are any. */
export const More = meta.story({
  name: 'More carts',
  parameters: { covers: ['R-293'] },
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more carts' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
});
