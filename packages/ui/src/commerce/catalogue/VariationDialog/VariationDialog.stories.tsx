import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { variationDialogWords } from '../../../testing/words/product.ts';
import { colours } from '../../../testing/index.ts';
import { VariationDialog } from './VariationDialog.tsx';
import type { VariationDialogProps } from './VariationDialog.tsx';

/** Keeps the units that are typed, as a screen does. */
const Choose = (props: Omit<VariationDialogProps, 'labels'>) => {
  const [units, setUnits] = useState(props.units ?? {});
  return (
    <VariationDialog
      {...props}
      units={units}
      onChange={(change) => {
        setUnits({ ...units, [change.variation]: { ...units[change.variation], [change.size]: change.units } });
        props.onChange?.(change);
      }}
      labels={useLabels(variationDialogWords)}
    />
  );
};

const meta = preview.meta({
  title: 'Commerce/VariationDialog',
  component: Choose,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, variations: colours, onAdd: fn(), onChange: fn(), onClose: fn() },
});

/** The boxes are a group with the title as its name. */
export const Playground = meta.story({
  play: async () => {
    const group = within(await screen.findByRole('group', { name: 'Choose variations' }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(colours.length);
  },
});

/** Without a choice: SELECT AT LEAST ONE VARIATION. */
export const AtLeastOne = meta.story({
  name: 'Nothing chosen',
  parameters: { covers: ['M-25', 'V-048', 'S-077'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('SELECT AT LEAST ONE VARIATION');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Adds the chosen ones, in the product’s order. */
export const Several = meta.story({
  parameters: { covers: ['S-077'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'White' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vermilion' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ ids: ['1', '5'] });
  },
});

/** The colour of the page is chosen already; units are typed size by size. */
export const WithUnits = meta.story({
  name: 'Units of sizes',
  args: { product: 'Itapuã Wrap Dress', chosen: ['5'], sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Itapuã Wrap Dress')).toBeInTheDocument();
    // The common run of six sizes is one row.
    const [first, last] = ['XS', 'XXL'].map((size) =>
      screen.getByRole('textbox', { name: `Units of White, ${size}` }).getBoundingClientRect(),
    );
    await expect(last?.top).toBe(first?.top);
    await userEvent.type(screen.getByRole('textbox', { name: 'Units of White, M' }), '12');
    await userEvent.tab();
    await userEvent.keyboard('6');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onChange).toHaveBeenCalledWith({ variation: '5', size: 'M', units: 12 });
    await expect(args.onChange).toHaveBeenCalledWith({ variation: '5', size: 'L', units: 6 });
    await expect(args.onAdd).toHaveBeenCalledWith({ ids: ['5'] });
  },
});

/** What the cart holds stands in its fields. */
export const InCart = meta.story({
  name: 'Units in the cart',
  args: {
    product: 'Itapuã Wrap Dress',
    chosen: ['5'],
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    units: { '5': { M: 4 } },
  },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Units of White, M' })).toHaveValue('4');
  },
});

/** All of them with one press. */
export const All = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ ids: colours.map(({ id }) => id) });
  },
});

function Again(props: Omit<VariationDialogProps, 'labels' | 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      <Choose {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opened again, nothing is chosen yet. */
export const NewVariation = meta.story({
  name: 'Opened again',
  parameters: { covers: ['S-077'] },
  render: (args) => <Again {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'White' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(await screen.findByRole('checkbox', { name: 'White' })).not.toBeChecked();
  },
});
