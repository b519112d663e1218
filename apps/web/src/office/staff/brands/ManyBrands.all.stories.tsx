import preview from '#storybook/preview';
import { screen } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Many brands',
  args: { address: '/admin/brands?view=published', viewer: 'staff' as const },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('checkbox', { name: /^Selecionar (?!todas)/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todas as marcas desta página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Despublicar' }));
    await seen(await screen.findByRole('alertdialog', { name: /^Despublicar \d+ marcas\?$/ }));
  },
});
