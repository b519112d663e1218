import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { first, one, firstProduct, secondProduct } from './Collections.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Collections',
  args: { address: '/admin/brand/collections', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** The brand's collections, narrowed by view. */
export const Playground = meta.story({
  name: 'Collections',
  parameters: { covers: ['D-049'] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: first.name.en });
    await expect(link).toHaveAttribute('href', one);
    await userEvent.click(canvas.getByRole('button', { name: /^Hidden/ }));
    await seen(await canvas.findByRole('link', { name: /^Hand-woven Linen/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^In the shop/ }));
    await seen(await canvas.findByRole('link', { name: first.name.en }));
  },
});

/** Products are put in the order of the shop, by a typed place or step by step, and saved as a whole. */
export const Ordered = meta.story({
  name: 'Products put in order',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.findByRole('textbox', { name: `Place of ${name}` });
    const save = await canvas.findByRole('button', { name: 'Save the order' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    const moving = await field(firstProduct.name);
    await userEvent.clear(moving);
    await userEvent.type(moving, '5{Enter}');
    await waitFor(async () => expect(await field(secondProduct.name)).toHaveValue('1'));
    await expect(await field(firstProduct.name)).toHaveValue('5');
    await expect(await field(firstProduct.name)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await field(firstProduct.name)).toHaveValue('6'));
    await expect(await field(firstProduct.name)).toHaveFocus();
    await userEvent.click(save);
    await seen(await screen.findByText('Order saved'));
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await expect(await field(firstProduct.name)).toHaveValue('6');
  },
});
