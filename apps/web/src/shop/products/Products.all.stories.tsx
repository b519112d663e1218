import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { asked, first, lume, answer } from './Products.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Products',
  args: { address: '/products', viewer: 'approved' as const },
});

/** Words and colours narrow every listing, and stand in its address. */
export const Searched = meta.story({
  name: 'Words and colours',
  parameters: { covers: ['R-213'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(answer);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'linnen{Enter}');
    await waitFor(() => expect(asked.mock.lastCall).toEqual([expect.objectContaining({ search: 'linnen' })]));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blue' }));
    await waitFor(() =>
      expect(asked.mock.lastCall).toEqual([expect.objectContaining({ search: 'linnen', colors: 'blue' })]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue(''));
  },
});

/** Each brand keeps the price list that was chosen for it, and the last choice is remembered. */
export const ListOfEachBrand = meta.story({
  name: 'A price list each brand',
  parameters: { covers: ['D-101'] },
  args: { kept: { pricelists: '{"casa-marola":1}', pricelist: '1' } },
  beforeEach: ({ msw }) => msw.use(answer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${lume.name} to cart` }));
    const dialog = await screen.findByRole('dialog', { name: 'Select price list' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'EUR Landed' }));
    // The product goes on to the cart with the list that was chosen.
    const lists = await screen.findByRole('dialog', { name: 'Choose variations' });
    await seen(await within(lists).findByText(lume.name));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: `Add ${first.name} to cart` }));
    await seen(await screen.findByRole('dialog', { name: 'Choose variations' }));
  },
});

/** A brand without a choice takes the price list of its open cart: nothing is asked, also while the carts are on their way. */
export const ListOfTheCart = meta.story({
  name: 'Price list of the cart',
  parameters: { covers: ['D-101', 'V-047'] },
  beforeEach: ({ msw }) => msw.use(answer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${first.name} to cart` }));
    await seen(await screen.findByRole('dialog', { name: 'Choose variations' }));
    await expect(screen.queryByRole('dialog', { name: 'Select price list' })).toBeNull();
  },
});

/** A visitor goes to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-049'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Products'));
    await expect(canvas.getByRole('heading', { level: 1, name: /.+/ })).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.list)) });

/** A listing that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.products.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
