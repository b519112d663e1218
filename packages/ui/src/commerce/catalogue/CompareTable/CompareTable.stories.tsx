import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useBuying, usePrice } from '#storybook/stage';
import { expect, fn, within } from 'storybook/test';
import { productOf, shownPrice } from '../../../testing/index.ts';
import { compareTableWords } from '../../../testing/words/compare.ts';
import { CompareTable } from './CompareTable.tsx';
import type { ComparedProduct, CompareTableProps } from './types.ts';

const onAdd = fn();

const comparedOf = (index: number): ComparedProduct => {
  const { id, name, href, reference, pictures, colours, sizes } = productOf(index);
  return {
    id: String(id),
    name,
    href,
    reference,
    brand: index === 1 ? 'Oficina das Sedas Naturais' : 'Lume',
    picture: pictures[0],
    price: shownPrice(index),
    colours,
    sizes: sizes.map((size, at) => ({ name: size, available: index !== 2 && at !== 1 })),
    facts: ['Order until 15 January 2027', index === 0 ? 'Ships within 30 days' : null],
    onAdd: index === 2 ? undefined : onAdd,
  };
};

const Compared = ({ products, ...props }: Omit<CompareTableProps, 'labels'>) => {
  const price = usePrice(shownPrice());
  const buying = useBuying(onAdd);
  const seen = products.map((product) => ({
    ...product,
    price: price.kind === 'shown' ? product.price : price,
    onAdd: buying && product.onAdd,
  }));
  return <CompareTable {...props} products={seen} labels={useLabels(compareTableWords)} />;
};

const meta = preview.meta({
  title: 'Commerce/CompareTable',
  component: Compared,
  args: { products: [0, 1, 2].map(comparedOf), facts: ['Dates', 'Delivery'], onRemove: fn() },
});

/** Each column is a product; each row says one thing of all of them. */
export const Playground = meta.story({
  parameters: { covers: ['R-238'] },
  globals: { stage: 'approved' },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Products side by side' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const price = within(table.getByRole('row', { name: /^Price/ }));
    await expect(price.getByText('USD 38.00')).toBeVisible();
    await expect(table.getByRole('row', { name: /^Sizes/ })).toHaveTextContent('36: out of stock');
    await userEvent.click(table.getByRole('button', { name: 'Add to cart: Ribbed knit' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await userEvent.click(table.getByRole('button', { name: 'Remove Ribbed knit from the comparison' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: '101' });
  },
});

/** Six products scroll within the table. */
export const Six = meta.story({ name: 'Six products', args: { products: [0, 1, 2, 3, 4, 5].map(comparedOf) } });

/** A row without values is left out. */
export const Two = meta.story({
  name: 'Without further facts',
  args: { products: [1, 2].map(comparedOf), facts: ['Dates', 'Delivery'] },
  play: async ({ canvas }) => {
    // The caption names the table alone: not its first cell, and not a frame that does not scroll.
    await expect(canvas.queryByRole('cell', { name: 'Products side by side' })).toBeNull();
    await expect(canvas.queryByRole('rowheader', { name: 'Delivery' })).toBeNull();
  },
});
