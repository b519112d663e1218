import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, type MockAnswer } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { already, product, oneVariation } from './Product.fixture.tsx';

/** A retailer in review whose profile has a website alone. */
const inReview = { stage: 'in_review', name: 'Loja Aurora', website: 'https://aurora.example.com' } as const;

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Product',
  args: { address: '/product/101', viewer: 'approved' as const, kept: { pricelist: '1' } },
});

const added = fn();

/** Gallery, prices, colours, sizes and more of the line sheet. */
export const Approved = meta.story({
  name: 'Approved retailer',
  parameters: { covers: ['R-031', 'R-253', 'R-256', 'R-257', 'R-259', 'R-260', 'R-261', 'R-262', 'R-263', 'R-265'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Itapuã Wrap Dress' })).toBeVisible();
    await expect(canvas.getAllByText(/68\.50/).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('heading', { name: 'From this line sheet' })).toBeVisible();
    await expect(canvas.getByText(/CM-R27-101/)).toBeVisible();
    await expect(canvas.getByText(/Washed linen of 180 g/)).toBeVisible();
    await expect(canvas.getAllByText(/164\.40/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('radio', { name: 'Sea Salt' })).toBeInTheDocument();
    await expect(canvas.getAllByText('XXL').length).toBeGreaterThan(0);
    await expect(canvas.getByText('100% linen')).toBeInTheDocument();
    for (const name of ['Size chart', 'Add to cart']) await expect(canvas.getByRole('button', { name })).toBeVisible();
    const trail = canvas.getByRole('navigation', { name: 'You are here' });
    const parts = within(trail).getAllByRole('listitem');
    await expect(parts.map((part) => within(part).queryByRole('link')?.getAttribute('href'))).toEqual([
      '/brands',
      '/casa-marola',
      '/casa-marola/collections/41',
      undefined,
    ]);
    await expect(trail).toHaveTextContent(/Our Brands.*Casa Marola.*Resort 27.*Itapuã Wrap Dress/);
  },
});

const withTip = { ...product.wholesale_price, tip: 'Pack of six' };
const told = {
  ...product,
  ship_msg: 'Made to order, ships in eight weeks',
  pricelists: product.pricelists.map((entry) => ({ ...entry, wholesale_price: withTip })),
  images: product.images.map((image, at) => (at === 2 ? { ...image, video: true, video_url: '/film.mp4' } : image)),
};

/** Thumbnails choose a picture or the film; what is to be known of price and delivery stands beside them. */
export const TipAndFilm = meta.story({
  name: 'Film, tip and delivery',
  parameters: { covers: ['R-254', 'R-255', 'R-258', 'R-267'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.products.detail, { status: 200, data: { data: told } })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Itapuã Wrap Dress in Terracotta, front' })).toBeVisible();
    await expect(canvas.getByText('Pack of six')).toBeVisible();
    await expect(canvas.getByText('Made to order, ships in eight weeks')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 of 3' }));
    await expect(canvas.getByRole('img', { name: 'Itapuã Wrap Dress in Terracotta, back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '3 of 3, Video' }));
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/film.mp4');
  },
});

/** Before the approval, amounts are RESTRICTED. One press says why, and what is missing for the approval. */
export const InReview = meta.story({
  name: 'Retailer in review',
  parameters: { covers: ['S-008', 'X-027'] },
  globals: { stage: 'in_review' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.auth.me, { status: 200, data: inReview })),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('RESTRICTED')).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Your registration is awaiting approval.')[0]).toBeVisible();
    await userEvent.click(await canvas.findByText('Why are prices restricted?'));
    await expect(canvas.getByText('Vitrine sets it for all brands.')).toBeVisible();
    await expect(await canvas.findByText('1 of 3 given')).toBeVisible();
    await expect(canvas.getByText('Website or Instagram').closest('li')).toHaveTextContent('given');
    await expect(canvas.getByText('Address').closest('li')).toHaveTextContent('missing');
    await expect(canvas.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/profile');
  },
});

/** Out of stock says why nothing can be added. */
export const OutOfStock = meta.story({
  parameters: { covers: ['R-266'] },
  args: { address: '/product/111' },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await expect(canvas.getByText('This product is out of stock.')).toBeVisible();
  },
});

/** The size chart and the terms of the brand open from its product, each in a dialog. */
export const SizeChart = meta.story({
  name: 'Size chart and terms',
  parameters: { covers: ['R-262', 'M-27', 'R-264', 'M-28', 'D-061'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Size chart' }));
    const chart = await screen.findByRole('dialog', { name: 'Size chart' });
    await seen(within(chart).getByText('Chest'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Terms and conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    await seen(await within(dialog).findByText(/Minimum order 12 units/));
  },
});

/** Units typed beside the sizes go into the cart at once, within stock. */
export const UnitsOfSizes = meta.story({
  name: 'Units of sizes',
  parameters: { covers: ['R-259', 'R-261', 'V-060'] },
  beforeEach: ({ msw }) => {
    added.mockClear();
    msw.use(
      mockCall(contract.cart.addProduct, ({ body }) => {
        added(body);
        return { status: 201, data: { message: 'Added.', data: { cart_id: 301, added: [1010], already_there: [] } } };
      }),
    );
  },
  args: { address: '/product/104' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Units of Terracotta, XXL, 3 left' }), '9');
    await userEvent.tab();
    await seen(canvas.getByText('3 units are available for immediate delivery'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sea Salt' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Units of Sea Salt, M' }), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith({
        product_variation_id: [1040, 1041],
        pricelist_id: 1,
        sizes: [
          { product_variation_id: 1040, size: 'XXL', quantity: 3, seen: 0 },
          { product_variation_id: 1041, size: 'M', quantity: 12, seen: 0 },
        ],
      }),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Nothing is added until a variation is chosen. */
export const NeedsVariation = meta.story({
  name: 'No variation',
  parameters: { covers: ['V-048'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose variations' }));
    for (const box of dialog.queryAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await seen(await dialog.findByText('SELECT AT LEAST ONE VARIATION'));
    await expect(screen.queryByText('ITEM ADDED TO BAG!')).toBeNull();
  },
});

const unpriced = 'The price list has no price for this product.';

/** What the server says of adding is shown; the confirmation closes by itself. */
export const AnswersToAdding = meta.story({
  name: 'Answers to adding',
  parameters: { covers: ['M-26', 'X-059', 'X-060'] },
  beforeEach: ({ msw }) => {
    const refused = { message: unpriced, detail: unpriced, errors: { pricelist_id: [unpriced] } };
    const answers: MockAnswer<typeof contract.cart.addProduct>[] = [
      { status: 409, data: { message: already, detail: already } },
      { status: 422, data: refused },
      { status: 201, data: { message: 'Added.', data: { cart_id: 301, added: [1010], already_there: [] } } },
    ];
    let asked = 0;
    msw.use(
      mockCall(contract.products.detail, { status: 200, data: { data: oneVariation } }),
      mockCall(contract.cart.addProduct, () => answers[asked++] ?? { status: 422, data: refused }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await seen(await screen.findByText(already));
    await userEvent.click(add);
    await seen(await screen.findByText(unpriced));
    await userEvent.click(add);
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
    await waitFor(() => expect(screen.queryByText('ITEM ADDED TO BAG!')).toBeNull());
  },
});
