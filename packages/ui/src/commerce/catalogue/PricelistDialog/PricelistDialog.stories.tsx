import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { pricelistDialogWords } from '../../../testing/words/product.ts';
import { PricelistDialog } from './PricelistDialog.tsx';
import type { PricelistDialogProps } from './PricelistDialog.tsx';

const Choose = (props: Omit<PricelistDialogProps, 'labels'>) => (
  <PricelistDialog {...props} labels={useLabels(pricelistDialogWords)} />
);

const pricelists = [
  { id: '1', name: 'Europe, EUR' },
  { id: '2', name: 'Americas, USD' },
  { id: '3', name: 'Brasil, BRL' },
];

const meta = preview.meta({
  title: 'Commerce/PricelistDialog',
  component: Choose,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, pricelists, onChoose: fn(), onClose: fn() },
});

export const Playground = meta.story({});

/** One press on a list sets it. */
export const OnePress = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('Americas, USD'));
    await expect(args.onChoose).toHaveBeenCalledWith({ id: '2' });
  },
});

/** By keyboard, SET PRICE LIST does nothing before a choice. */
export const NothingChosen = meta.story({
  parameters: { covers: ['M-23', 'V-046'] },
  play: async ({ args, userEvent }) => {
    const set = screen.getByRole('button', { name: 'SET PRICE LIST' });
    await expect(set).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(set);
    await expect(args.onChoose).not.toHaveBeenCalled();
    screen.getByRole('radio', { name: 'Europe, EUR' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Americas, USD' })).toBeChecked();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'SET PRICE LIST' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ id: '2' });
  },
});

/** A stored null counts as no choice. */
export const Null = meta.story({
  name: 'Stored null',
  parameters: { covers: ['V-046'] },
  args: { value: 'null' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'SET PRICE LIST' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A stored 0 counts as no choice. */
export const Zero = meta.story({
  name: 'Stored 0',
  parameters: { covers: ['V-046'] },
  args: { value: '0' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'SET PRICE LIST' })).toHaveAttribute('aria-disabled', 'true');
  },
});

function Again(props: Omit<PricelistDialogProps, 'labels' | 'open'>) {
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

/** Opened again, the stored choice is selected, not the cancelled one. */
export const Reopened = meta.story({
  name: 'Opened again',
  args: { value: '1' },
  render: (args) => <Again {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    (await screen.findByRole('radio', { name: 'Europe, EUR' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Americas, USD' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(await screen.findByRole('radio', { name: 'Europe, EUR' })).toBeChecked();
  },
});
