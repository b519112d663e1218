import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { orderLinesWords } from '../../../testing/words/order.ts';
import { orderedProducts } from './OrderLines.fixture.ts';
import { OrderLines, type OrderLinesProps } from './OrderLines.tsx';

const Lines = (props: Omit<OrderLinesProps, 'labels' | 'format'>) => (
  <OrderLines {...props} format={String} labels={useLabels(orderLinesWords)} />
);

const meta = preview.meta({ title: 'Commerce/OrderLines', component: Lines, args: { products: orderedProducts } });

/** Shows what was ordered, colour by size, at the prices of that moment. */
export const Playground = meta.story({
  name: 'Ordered lines',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Ink 2 4 6 4 2 18 USD 48.00 USD 864.00' })).toBeVisible();
    await expect(canvas.getByText('Note: Ship with the coats')).toBeVisible();
  },
});
