import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const page = fixtures.brandPage();
const { the_brand } = page;

const history = {
  history_image: the_brand.brand_style_images[0]?.image_original ?? null,
  details: '<p>It began with two looms in a garage.</p>',
  instagram_url: 'https://www.instagram.com/casa-marola',
  facebook_url: null,
  site_url: 'https://casa-marola.example',
  info_block: the_brand.info_block.slice(0, 1),
  lookbook_description: '<p>Six seasons in the same garden.</p>',
  lookbook_template: 1,
  lookbook_images: the_brand.brand_style_images,
};

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandHistory',
  args: { address: '/casa-marola/history', viewer: 'approved' as const },
});

const withHistory = mockCall(contract.brands.page, { status: 200, data: { ...page, history } });

/** Details, links, blocks, and lookbooks that open larger. */
export const Playground = meta.story({
  name: 'Brand history',
  parameters: { covers: ['R-047', 'R-168', 'R-193', 'R-194', 'R-195', 'R-196', 'R-197', 'M-24'] },
  beforeEach: ({ msw }) => msw.use(withHistory),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('It began with two looms in a garage.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BRAND HISTORY' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', history.instagram_url);
    await expect(canvas.getByRole('link', { name: /^Website/ })).toHaveAttribute('href', history.site_url);
    await expect(canvas.getByRole('heading', { name: the_brand.info_block[0]?.title })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Lookbooks' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture: Look 1' }));
    await seen(await screen.findByRole('dialog', { name: 'Lookbooks' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A brand without a history leads to its page. */
export const NoHistory = meta.story({
  name: 'Without a history',
  parameters: { covers: ['D-059'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ABOUT THE BRAND' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'ABOUT THE BRAND' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(canvas.queryByRole('link', { name: 'BRAND HISTORY' })).toBeNull();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.page)) });
