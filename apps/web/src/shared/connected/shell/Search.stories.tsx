import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline } from '@vitrine/api/testing';
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

/** Enter without a suggestion lists every product that matches. */
export const All = meta.story({
  name: 'All matching products',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.search.find)),
  play: async ({ canvas, userEvent }) => {
    // The browser's own click: the dialog's program is waited for, which a click in `act` would not survive.
    (await canvas.findByRole('button', { name: 'Search' })).click();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Brands and products' }), 'linen dress{Enter}');
    await seen(await canvas.findByRole('combobox', { name: 'Search products' }));
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('linen dress');
  },
});

/** Brands and products in one field of the header; arrows and Enter open a product. */
export const Playground = meta.story({
  name: 'Search in the header',
  parameters: { covers: ['R-213', 'R-214'] },
  play: async ({ canvas, userEvent }) => {
    // The browser's own click: the dialog's program is waited for, which a click in `act` would not survive.
    (await canvas.findByRole('button', { name: 'Search' })).click();
    const field = await screen.findByRole('combobox', { name: 'Brands and products' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('mar');
    await seen(await screen.findByRole('option', { name: /^Marola Camp Shirt/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /^Casa Marola/ })).toBeVisible());
    await userEvent.clear(field);
    await userEvent.keyboard('CM-R27-103');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Marola Camp Shirt' }));
  },
});
