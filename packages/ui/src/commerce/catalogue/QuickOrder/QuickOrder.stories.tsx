import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { quickOrderWords } from '../../../testing/words/product.ts';
import { colours } from '../../../testing/index.ts';
import { QuickOrder } from './QuickOrder.tsx';
import type { QuickOrderProps } from './QuickOrder.tsx';

function Row({ units: first, onChange, ...props }: Omit<QuickOrderProps, 'labels'>) {
  const [units, setUnits] = useState(first);
  const keep: QuickOrderProps['onChange'] = (change) => {
    onChange(change);
    const { variation, size, units: wanted } = change;
    setUnits((before) => ({ ...before, [variation]: { ...before[variation], [size]: wanted } }));
  };
  return <QuickOrder {...props} units={units} onChange={keep} labels={useLabels(quickOrderWords)} />;
}

const meta = preview.meta({
  title: 'Commerce/QuickOrder',
  component: Row,
  args: {
    name: 'Linen dress with rounded collar',
    colours,
    sizes: ['34', '36', '38', '40', '42', '44'],
    units: { '1': { '36': 2, '38': 4 } },
    onChange: fn(),
    onAdd: fn(),
    onClose: fn(),
  },
});

export const Playground = meta.story({});

/** The first size has the focus, a colour has its own units, and Escape closes the row. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Units of Vermilion, 34' })).toHaveFocus();
    await userEvent.keyboard('6');
    await expect(args.onChange).toHaveBeenLastCalledWith({ variation: '1', size: '34', units: 6 });
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Units of White, 40' }), '3');
    await expect(args.onChange).toHaveBeenLastCalledWith({ variation: '5', size: '40', units: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ variation: '5' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Units that the cart has are named, and the button says that they are replaced. Enter in the last size adds. */
export const InCart = meta.story({
  name: 'In the cart already',
  args: { inCart: 40, replaces: true, units: { '1': { '36': 40 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('In cart: 40 units')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update cart' }));
    canvas.getByRole('textbox', { name: 'Units of Vermilion, 44' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
});

/** Too few units for the product are said in the words of the cart. */
export const BelowMinimum = meta.story({
  name: 'Below the minimum',
  parameters: { covers: ['V-058'] },
  args: { minimum: 12, left: { '1': { '34': 0, '36': 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/MINIMUM QUANTITY IS 12/)).toBeVisible();
    await expect(canvas.getByText('6 units')).toBeVisible();
  },
});

/** Nothing is added while it is asked whether an entry is a slip. */
export const Unusual = meta.story({
  name: 'Unusual entry',
  args: { units: { '1': { '34': 3, '36': 4 } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Units of Vermilion, 38' }), '345');
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await expect(add).toHaveAccessibleDescription('Answer the question about Vermilion, 38 first.');
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vermilion' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, keep 345' }));
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Adding = meta.story({ name: 'While it is being added', args: { busy: true } });
