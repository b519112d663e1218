import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { partInSight } from '../../testing/firstScreen.ts';
import { seen, wholeShop } from '../../testing/index.tsx';
import { refusal, page } from './Brand.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Brand',
  args: { address: '/casa-marola', viewer: 'approved' as const },
});

export const Playground = meta.story({
  name: 'About the brand',
  parameters: {
    covers: ['R-043', 'R-164', 'R-165', 'R-175', 'R-176', 'R-178', 'R-179', 'R-181', 'R-183', 'R-185'],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute('href', '/casa-marola/collections');
    await expect(canvas.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ABOUT THE BRAND' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'See the collection' })).toBeInTheDocument();
    await expect(canvas.getByText('Loose lines, natural fibres, colours of clay and sea.')).toBeInTheDocument();
    await expect(canvas.getByText('Delivered on time in 97 % of orders.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to brands' })).toHaveAttribute('href', '/');
    const sides = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=InfoBlock]')];
    await expect(sides.map(({ dataset }) => dataset['position'])).toEqual(['end', 'start']);
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture: Look 1' }));
    await seen(await screen.findByRole('dialog', { name: 'Pictures of the brand' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Categories and tags lead to products, events to their pages. */
export const LeadsOn = meta.story({
  name: 'Categories, tags and events',
  parameters: { covers: ['R-170', 'R-177', 'R-184'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dresses' })).toHaveAttribute(
      'href',
      '/products?sellers=1&categories=1',
    );
    const [tag] = page.tags;
    await expect(canvas.getByRole('link', { name: tag?.name })).toHaveAttribute(
      'href',
      `/products?${new URLSearchParams({ tags: tag?.name ?? '' })}`,
    );
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(await footer.findByRole('link', { name: /sal[aã]o.tropical/i })).toHaveAttribute(
      'href',
      '/project/special/salao-tropical',
    );
  },
});

/** A brand may take orders at an address of its own; without a history it has no tab for one. */
export const OwnShop = meta.story({
  name: 'Orders at another address',
  parameters: { covers: ['D-059', 'D-094'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brands.page, {
        status: 200,
        data: { ...page, order_now_url: 'https://orders.example/casa-marola' },
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute(
        'href',
        'https://orders.example/casa-marola',
      ),
    );
    await expect(canvas.queryByRole('link', { name: 'BRAND HISTORY' })).toBeNull();
  },
});

/** A film stands in the place of a picture, which is its still. */
export const Film = meta.story({
  name: 'Film in a block',
  parameters: { covers: ['R-182'] },
  beforeEach: ({ msw }) => {
    const [block] = page.the_brand.info_block;
    const images = block?.images.map((image) => ({ ...image, video_url: 'https://films.example/atelier.mp4' })) ?? [];
    const the_brand = { ...page.the_brand, info_block: block ? [{ ...block, images }] : [] };
    msw.use(mockCall(contract.brands.page, { status: 200, data: { ...page, the_brand } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' });
    const film = canvasElement.querySelector<HTMLVideoElement>('[data-component=InfoBlock] video');
    await expect(film).toHaveAttribute('src', 'https://films.example/atelier.mp4');
    await expect([film?.controls, Boolean(film?.poster)]).toEqual([true, true]);
  },
});

/** Style pictures in groups of five, and calls to action with a picture for phones. */
export const TemplateTwo = meta.story({
  name: 'Brand style template 2',
  parameters: { covers: ['R-180', 'R-186', 'K-55', 'K-61'] },
  beforeEach: ({ msw }) => {
    const page = fixtures.brandPage();
    const picture = page.the_brand.featured_info_block?.images[0];
    const call = {
      image: picture?.landscape_image ?? '',
      image_mobile: '/call-for-phones.webp',
      title: 'The new Casa Marola',
      text: 'Resort is open for orders until the end of the month.',
      button_label: 'SEE COLLECTIONS',
      link: '/casa-marola/collections',
    };
    const the_brand = { ...page.the_brand, brand_style_template: 2 };
    msw.use(mockCall(contract.brands.page, { status: 200, data: { ...page, the_brand, calls_to_action: [call] } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'SEE COLLECTIONS' })).toHaveAttribute(
      'href',
      '/casa-marola/collections',
    );
    await expect(canvasElement.querySelectorAll('[data-part=group] img')).toHaveLength(5);
    const forPhones = canvasElement.querySelector<HTMLSourceElement>('[data-component=CallToAction] source');
    await expect(forPhones?.srcset).toBe('/call-for-phones.webp');
    // 47.99 of 16 pixels: the last width below 768.
    await expect(forPhones?.media).toBe('(max-width: 47.99rem)');
  },
});

/** For a visitor MAKE A BUY leads to the brand's register page. */
export const VisitorTabs = meta.story({
  name: 'Tabs of a visitor',
  parameters: { covers: ['R-166', 'R-268', 'P-060'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute(
      'href',
      '/casa-marola/register',
    );
    await expect(await canvas.findByRole('link', { name: 'SIGN UP TO SHOP' })).toHaveAttribute(
      'href',
      '/casa-marola/register',
    );
  },
});

/** The page of an unknown brand says so in its heading, and leads to others. */
export const Missing = meta.story({
  name: 'Unknown brand',
  parameters: { covers: ['X-040'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.page, { status: 404, data: refusal('Not found.') })),
  play: async ({ canvas }) => {
    const name = 'Sorry, we could not get the brand you are searching for';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Collections are seen before anyone scrolls. */
export const FirstScreen = meta.story({
  name: 'First screen',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Open collections' });
    await expect(await partInSight(() => list.querySelector('img'))).toBeGreaterThan(0.33);
  },
});
