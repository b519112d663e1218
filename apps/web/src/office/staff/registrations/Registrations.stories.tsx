import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Registrations',
  args: { address: '/admin/registrations', viewer: 'staff' as const },
});

/** Retailers that wait, in the order of arrival, with the size of each view. */
export const Playground = meta.story({
  name: 'Waiting retailers',
  parameters: { covers: ['D-050'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Registrations' }));
    await seen(await canvas.findByRole('link', { name: 'Mercado Azul' }));
    await expect(canvas.getByRole('button', { name: /^Waiting/, pressed: true })).toHaveAccessibleName(/3/);
    await userEvent.click(canvas.getByRole('button', { name: /^Refused/ }));
    await seen(await canvas.findByRole('link', { name: 'Discount Planet' }));
    await expect(canvas.queryByRole('link', { name: 'Mercado Azul' })).toBeNull();
  },
});
