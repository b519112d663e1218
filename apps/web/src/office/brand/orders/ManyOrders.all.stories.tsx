import preview from '#storybook/preview';
import { expect, screen } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Many orders',
  args: { address: '/admin/brand/orders', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

/** Only what at least one of the chosen orders allows is offered: a finished order goes nowhere. */
export const Finished = meta.story({
  name: 'Finished order',
  parameters: { covers: ['D-077'] },
  args: { address: '/admin/brand/orders?status=f' },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Choose No\./ });
    await userEvent.click(box as HTMLElement);
    await seen(canvas.getByText('1 order chosen'));
    await expect(canvas.queryByRole('button', { name: /^(Set to|Cancel)/ })).toBeNull();
  },
});

/** Who may only read has nothing to choose. */
export const Reader = meta.story({
  name: 'Reader',
  parameters: { covers: ['D-049'] },
  args: { viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^No\./ });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Selecionar Nº/ });
    await userEvent.click(box as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedidos' }));
    await seen(await screen.findByRole('alertdialog', { name: 'Cancelar 1 pedido?' }));
  },
});
