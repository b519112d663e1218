import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pricelistChangeWords } from '../../../testing/words/cart.ts';
import { PricelistChangeDialog, type PricelistChangeDialogProps } from './PricelistChangeDialog.tsx';

const Change = (props: Omit<PricelistChangeDialogProps, 'labels'>) => (
  <PricelistChangeDialog {...props} labels={useLabels(pricelistChangeWords)} />
);

const meta = preview.meta({
  title: 'Commerce/PricelistChangeDialog',
  component: Change,
  args: { open: true, pricelist: 'BRL wholesale', onConfirm: fn(), onClose: fn() },
});

/** Warns that products may be removed and changes nothing without a yes. */
export const Asks = meta.story({
  name: 'Confirmation',
  parameters: { covers: ['M-36', 'S-092'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/will be removed from the cart/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep as it is' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Change price list' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Names the products that left the cart. */
export const Dropped = meta.story({
  name: 'Removed products',
  parameters: { covers: ['D-100'] },
  args: { dropped: ['Poplin shirt', 'Linen trousers'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Linen trousers')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Change price list' })).toBeNull();
  },
});

export const Failed = meta.story({ args: { error: 'The price list could not be changed. Please try again.' } });
