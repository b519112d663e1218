import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/Search',
  args: { address: '/brands', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** Visitors find brands: arrows and Enter open one, Enter alone lists all that match. */
export const Visitor = meta.story({
  name: 'Visitor finds a brand',
  parameters: { covers: ['R-214', 'A-060'] },
  args: { address: '/lume' },
  globals: { stage: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    // The browser's own click: the dialog's program is waited for, which a click in `act` would not survive.
    (await canvas.findByRole('button', { name: 'Search' })).click();
    const field = await screen.findByRole('combobox', { name: 'Search brands' });
    await waitFor(() => expect(field).toHaveFocus());
    await seen(screen.getByText('Press Enter to see all matching brands.'));
    await userEvent.keyboard('casa');
    await seen(await screen.findByRole('option', { name: 'Casa Marola' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' }));
    (await canvas.findByRole('button', { name: 'Search' })).click();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search brands' })).toHaveFocus());
    await userEvent.keyboard('lum{Enter}');
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Brands' }));
    await expect(await canvas.findByRole('heading', { name: 'L' })).toBeVisible();
  },
});
