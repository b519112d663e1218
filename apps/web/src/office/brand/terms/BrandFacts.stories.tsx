import preview from '#storybook/preview';
import { expect, screen } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Brand',
  args: { address: '/admin/brand/facts', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Name, texts, segments, categories, limits and terms; what is saved is said. */
export const Playground = meta.story({
  name: 'Facts of the brand',
  parameters: { covers: ['D-049', 'E-19', 'E-20'] },
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('textbox', { name: /^Tags/ });
    await userEvent.clear(tags);
    await userEvent.type(tags, 'Linen, Handmade');
    await userEvent.click(canvas.getAllByRole('checkbox', { checked: false })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Facts of the brand saved'));
    await expect(tags).toHaveValue('Linen, Handmade');
  },
});
