import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Brands',
  args: { address: '/admin/brands', viewer: 'staff' as const },
});

/** Applications first; brands of the marketplace are published and taken out, and that can be undone. */
export const Playground = meta.story({
  name: 'Applications and brands',
  parameters: { covers: ['D-050'] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Areia Branca' });
    await expect(link).toHaveAttribute('href', '/admin/brands/1');
    await userEvent.click(canvas.getByRole('button', { name: /^Published/ }));
    const [button] = await canvas.findAllByRole('button', { name: /^Unpublish, / });
    const name = button?.getAttribute('aria-label')?.replace('Unpublish, ', '') ?? '';
    await userEvent.click(button as HTMLElement);
    await seen(await screen.findByText(`${name} is no longer in the shop`));
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Unpublish, ${name}` })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(await canvas.findByRole('button', { name: `Unpublish, ${name}` }));
  },
});
