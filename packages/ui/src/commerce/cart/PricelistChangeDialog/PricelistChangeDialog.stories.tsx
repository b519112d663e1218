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
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    open: true,
    pricelist: 'BRL wholesale',
    dropped: ['Poplin shirt', 'Linen trousers'],
    onConfirm: fn(),
    onClose: fn(),
  },
});

/** Names the products that leave the cart, and changes nothing without a yes. */
export const Asks = meta.story({
  name: 'Confirmation',
  parameters: { covers: ['M-36', 'S-092', 'D-100'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Linen trousers')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep as it is' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Change price list' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Says when every product stays. */
export const Kept = meta.story({
  name: 'All products stay',
  args: { dropped: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('All products stay in the cart.')).toBeVisible());
  },
});

export const Failed = meta.story({ args: { error: 'The price list could not be changed. Please try again.' } });
