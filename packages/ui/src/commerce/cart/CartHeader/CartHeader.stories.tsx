import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { cartHeaderWords } from '../../../testing/words/cart.ts';
import { CartHeader, type CartHeaderProps } from './CartHeader.tsx';

const Header = (props: Omit<CartHeaderProps, 'labels'>) => (
  <CartHeader {...props} labels={useLabels(cartHeaderWords)} />
);

const meta = preview.meta({
  title: 'Commerce/CartHeader',
  component: Header,
  argTypes: { status: { control: 'radio', options: ['open', 'closed'] } },
  args: {
    brand: 'Casa Maré',
    status: 'open' as const,
    details: 'USD wholesale · ships within 45 days',
    onExport: fn(),
    onExportPictures: fn(),
    onImport: fn(),
    onRemove: fn(),
  },
});

export const Playground = meta.story({});
export const LongText = meta.story({ args: { brand: 'Sociedade Paulistana de Alfaiataria e Tecidos Finos' } });

/** An open cart is CART OPEN, can be exported, imported and removed. */
export const Open = meta.story({
  name: 'Open cart',
  parameters: { covers: ['S-082', 'R-283', 'R-285', 'R-286'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('CART OPEN')).toBeVisible();
    for (const name of ['Export cart', 'Export with pictures', 'Import cart', 'Remove cart'])
      await userEvent.click(canvas.getByRole('button', { name }));
    for (const told of [args.onExport, args.onExportPictures, args.onImport, args.onRemove])
      await expect(told).toHaveBeenCalledOnce();
  },
});

/** A sent cart is CART CLOSED. */
export const Closed = meta.story({
  name: 'Closed cart',
  parameters: { covers: ['S-082'] },
  args: {
    status: 'closed',
    onExport: undefined,
    onExportPictures: undefined,
    onImport: undefined,
    onRemove: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CART CLOSED')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
