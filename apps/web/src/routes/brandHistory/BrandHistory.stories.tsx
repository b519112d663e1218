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

const withTemplate = (lookbook_template: number) =>
  mockCall(contract.brands.page, { status: 200, data: { ...page, history: { ...history, lookbook_template } } });

/** How many pictures of the slider are in view. */
const inView = async (slider: HTMLElement): Promise<number> => {
  const viewport = slider.querySelector<HTMLElement>('[data-part=viewport]');
  if (!viewport) throw new Error('The slider has no viewport.');
  const [first, second] = [...viewport.children].map((slide) => slide.getBoundingClientRect());
  if (!first || !second) throw new Error('The slider has fewer than two pictures.');
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const room = viewport.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const gap = second.left - first.right;
  return Math.round((room + gap) / (first.width + gap));
};

/** Lookbooks show four pictures side by side. */
export const FourInView = meta.story({
  name: 'Lookbooks, four in view',
  parameters: { covers: ['K-18', 'K-56'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(withHistory),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('region', { name: 'Lookbooks' });
    await expect(await inView(slider)).toBe(4);
  },
});

/** Of template 2 they show two. */
export const TwoInView = meta.story({
  name: 'Lookbooks, two in view',
  parameters: { covers: ['K-18', 'D-009'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(withTemplate(2)),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('region', { name: 'Lookbooks' });
    await expect(await inView(slider)).toBe(2);
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
