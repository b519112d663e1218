import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sizeUnitsWords } from '../../../testing/words/product.ts';
import { SizeUnits } from './SizeUnits.tsx';
import type { SizeUnitsProps } from './SizeUnits.tsx';

function Units(props: Omit<SizeUnitsProps, 'labels'>) {
  const [units, setUnits] = useState(props.units);
  return (
    <SizeUnits
      {...props}
      units={units}
      onChange={(change) => {
        props.onChange(change);
        setUnits({ ...units, [change.size]: change.units });
      }}
      labels={useLabels(sizeUnitsWords)}
    />
  );
}

const meta = preview.meta({
  title: 'Commerce/SizeUnits',
  component: Units,
  args: { variation: 'White', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], units: { M: 4 }, onChange: fn() },
});

export const Playground = meta.story({});

/** Units above stock are lowered, and the row says what is left. */
export const Stock = meta.story({
  name: 'Limited stock',
  parameters: { covers: ['V-060', 'V-063'] },
  args: { units: {}, left: { XS: 0, S: 3, M: 12, L: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Units of White, XS, Out of stock' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Units of White, S, 3 left' }), '9');
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'S', units: 3 });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 units are available for immediate delivery');
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'M', units: 12 });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Arrows and Enter lead from size to size, as in the grid of a cart. */
export const Keyboard = meta.story({
  args: { units: {}, left: { S: 0 }, onEnd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton', { name: 'Units of White, XS' }).focus();
    await userEvent.keyboard('2{ArrowRight}3{Enter}4{ArrowLeft}5');
    await expect(canvas.getByRole('spinbutton', { name: 'Units of White, XS' })).toHaveValue(2);
    await expect(canvas.getByRole('spinbutton', { name: 'Units of White, M' })).toHaveValue(5);
    await expect(canvas.getByRole('spinbutton', { name: 'Units of White, L' })).toHaveValue(4);
    await userEvent.keyboard('{Enter}{Enter}{Enter}{ArrowRight}');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const LongNames = meta.story({
  name: 'Many long names',
  args: { sizes: Array.from({ length: 14 }, (_, at) => `EU ${34 + at * 2} / US ${2 + at * 2}`), units: {} },
});
