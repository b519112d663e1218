import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, waitFor } from 'storybook/test';
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
    await expect(canvas.getByText('Delivery: Feb 1 – Mar 15, 2027')).toBeVisible();
  },
});

/** Ends with units and value of the whole order, where the page does not show them. */
export const WithSum = meta.story({
  name: 'With the order total',
  args: { sum: { units: '41 units', total: 'USD 2,256.00' }, hideTitle: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD 2,256.00')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What was ordered' })).toBeNull();
  },
});

/** A table is a tab stop only while it scrolls. */
export const TabStops = meta.story({
  name: 'Tab stops',
  args: { products: orderedProducts.slice(0, 1) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('group');
    await waitFor(() => expect(table).not.toHaveAttribute('tabindex'));
    table.style.inlineSize = '10rem';
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
  },
});
