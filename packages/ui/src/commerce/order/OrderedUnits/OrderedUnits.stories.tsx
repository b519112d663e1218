import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { goods } from '../../../testing/pictures.ts';
import { orderLinesWords } from '../../../testing/words/order.ts';
import { OrderedUnits, type OrderedUnitsProps } from './OrderedUnits.tsx';

const Units = (props: Omit<OrderedUnitsProps, 'colour' | 'format'>) => (
  <OrderedUnits {...props} colour={useLabels(orderLinesWords).colour} format={String} />
);

const product = {
  id: 1,
  name: 'Linen dress',
  reference: 'LIN-2201',
  image: { src: goods('dress', 'plain', '#b4553a', '#efe6d3'), alt: 'Linen dress' },
  sizes: ['2', '4', '6'],
  rows: [
    { id: 1, label: 'Oat', quantities: [4, 6, 6] },
    { id: 2, label: 'Terracotta', quantities: [null, 2, null] },
  ],
};

const meta = preview.meta({
  title: 'Commerce/OrderedUnits',
  component: Units,
  args: { product, figures: ['18 units', 'USD 864.00'] },
});

/** Sizes are the heads of a table, so that numeric sizes cannot be taken for units. */
export const Playground = meta.story({
  name: 'Ordered units',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Colour 2 4 6' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Oat 4 6 6' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Terracotta · 2 ·' })).toBeVisible();
  },
});

export const NoPicture = meta.story({ name: 'Without a picture', args: { product: { ...product, image: undefined } } });

export const Long = meta.story({
  name: 'Long text',
  args: {
    product: {
      ...product,
      name: 'Hand-woven linen overshirt with contrast stitching and horn buttons',
      sizes: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
      rows: [{ id: 1, label: 'Natural linen with a red selvedge', quantities: [1, 12, 120, 1200, 96, 48, 24, 12] }],
    },
  },
});

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
