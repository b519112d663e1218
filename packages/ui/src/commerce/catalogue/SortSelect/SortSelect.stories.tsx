import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { sortWords } from '../../../testing/words/product.ts';
import { SortSelect } from './SortSelect.tsx';

const Sort = (props: { onChange: (choice: { value: string }) => void }) => {
  const options = Object.entries(useLabels(sortWords)).map(([value, label]) => ({ value, label }));
  return <SortSelect label="Sort by" options={options} value="collection_order" {...props} />;
};

const meta = preview.meta({ title: 'Commerce/SortSelect', component: Sort, args: { onChange: fn() } });

/** All sort options of the specification. */
export const Playground = meta.story({
  name: 'Sort options',
  parameters: { covers: ['R-230'] },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    const values = [...select.querySelectorAll('option')].map(({ value }) => value);
    await expect(values).toEqual([
      'collection_order',
      '-created',
      'wholesale_price',
      '-wholesale_price',
      'retailer_price',
      '-retailer_price',
      'order_delivery_days',
      '-order_delivery_days',
    ]);
    await userEvent.selectOptions(select, 'Newest');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '-created' });
  },
});
