import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Home',
  args: { address: '/newhome', viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

/** Brands, line sheets and products, each leading on; a retailer can add a product. */
export const Playground = meta.story({
  name: 'Home of a retailer',
  parameters: { covers: ['R-026', 'R-352', 'R-353', 'R-354', 'R-355', 'K-59'] },
  play: async ({ canvas, canvasElement }) => {
    const brands = within(await canvas.findByRole('region', { name: 'Our Brands' }));
    await expect(await brands.findByRole('link', { name: 'Casa Marola' })).toHaveAttribute('href', '/casa-marola');
    const sheets = within(canvas.getByRole('region', { name: 'Latest Line sheets' }));
    await expect(sheets.getByRole('link', { name: 'Resort 27' })).toHaveAttribute('href', '/products?collections=41');
    const products = within(canvas.getByRole('region', { name: 'Suggested Products' }));
    await expect(products.getByRole('link', { name: 'Itapuã Wrap Dress' })).toHaveAttribute('href', '/product/101');
    const presets = [...canvasElement.querySelectorAll<HTMLElement>('main [data-component=Carousel]')];
    await expect(presets.map(({ dataset }) => dataset['preset'])).toEqual(['home', 'home', 'home']);
  },
});

/** A suggested product that is in the cart already says so. */
export const AlreadyInBag = meta.story({
  name: 'Already in the cart',
  parameters: { covers: ['X-030', 'R-145'] },
  beforeEach: ({ msw }) => {
    const message = 'This product is already in your cart.';
    msw.use(mockCall(contract.cart.addProduct, { status: 409, data: { message, detail: message } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose variations' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('ITEM ALREADY IN BAG!'));
  },
});
