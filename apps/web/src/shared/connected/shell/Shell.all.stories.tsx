import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, mockCall } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/Shell',
  args: { address: '/brands', viewer: 'approved' as const },
});

const asked = fn();

const wide = () => window.innerWidth >= 1024;

/** A visitor who opens the menu finds the link groups too. */
export const VisitorMenu = meta.story({
  name: 'Side menu, visitor',
  parameters: { covers: ['R-160'] },
  args: { viewer: 'visitor' },
  globals: { stage: 'visitor', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    if (wide()) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Main' }));
    await seen(await menu.findByRole('link', { name: 'Who we are' }));
    await expect(menu.getByRole('link', { name: 'REGISTER AS A BUYER' })).toHaveAttribute('href', '/register?type=b');
  },
});

/** A retailer's footer has none of the visitor's links. */
export const RetailerFooter = meta.story({
  parameters: { covers: ['R-153', 'P-067'] },
  args: { account: { admin_url: 'https://admin.tropico.example/' } },
  globals: { stage: 'approved' },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.queryByRole('heading', { name: 'Company' })).toBeNull();
    await canvas.findByRole('link', { name: /^Cart/ });
    await expect(canvas.queryByRole('link', { name: 'GO TO ADMIN', hidden: true })).toBeNull();
  },
});

/** An empty cart has no dot. */
export const EmptyCart = meta.story({
  name: 'Header, empty cart',
  parameters: { covers: ['R-143'] },
  globals: { stage: 'approved' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.cart.list, () => {
        asked();
        return { status: 200, data: cartPageOf([]) };
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(await canvas.findByRole('link', { name: 'Cart' })).toBeVisible();
  },
});

/** A brand finds the way to the back office of the account. */
export const Seller = meta.story({
  name: 'Header, brand',
  parameters: { covers: ['R-150', 'P-065'] },
  args: { viewer: 'seller', account: { admin_url: 'https://admin.tropico.example/' } },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'GO TO ADMIN', hidden: true });
    await expect(link).toHaveAttribute('href', 'https://admin.tropico.example/');
  },
});

/** So does staff. */
export const Staff = meta.story({
  name: 'Header, staff',
  parameters: { covers: ['P-066'] },
  args: { viewer: 'staff', account: { admin_url: 'https://admin.tropico.example/' } },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'GO TO ADMIN', hidden: true });
    await expect(link).toHaveAttribute('href', 'https://admin.tropico.example/');
  },
});

/** Unless the account names another address, the link leads to the back office of the shop. */
export const OwnBackOffice = meta.story({
  name: 'Back office of the shop',
  parameters: { covers: ['D-048'] },
  args: { viewer: 'staff' },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'GO TO ADMIN', hidden: true });
    await expect(link).toHaveAttribute('href', '/admin');
  },
});

/** A brand has areas of its own in the back office of the shop. */
export const BrandBackOffice = meta.story({
  name: 'Back office, brand',
  parameters: { covers: ['D-049', 'P-065'] },
  args: { viewer: 'seller' },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'GO TO ADMIN', hidden: true });
    await expect(link).toHaveAttribute('href', '/admin');
  },
});
