import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { the_brand, history, withHistory } from './BrandHistory.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandHistory',
  args: { address: '/casa-marola/history', viewer: 'approved' as const },
});

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
