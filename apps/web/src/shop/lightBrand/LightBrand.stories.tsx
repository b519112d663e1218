import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { page, light } from './LightBrand.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/LightBrand',
  args: { address: '/casa-marola', viewer: 'approved' as const },
});

/** The brand's own address leads to its single page: one picture, up to four others, its words. */
export const Playground = meta.story({
  name: 'Brand on one page',
  parameters: { covers: ['R-048', 'R-049', 'R-198', 'R-199', 'R-201', 'K-60'] },
  beforeEach: ({ msw }) => msw.use(light),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
    const pictures = within(await canvas.findByRole('list', { name: 'Pictures of the brand' }));
    await expect(pictures.getAllByRole('button')).toHaveLength(5);
    for (const name of ['About the brand', 'Send a message'])
      await expect(canvas.getByRole('tab', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute('href', '/casa-marola/collections');
    await expect(canvas.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'href',
      page.the_brand.instagram_url,
    );
    await expect(canvas.queryByRole('link', { name: 'ABOUT THE BRAND' })).toBeNull();
  },
});

/** The floating button leads to the form, wherever the reader is. */
export const Floating = meta.story({
  name: 'Floating button',
  parameters: { covers: ['R-200'] },
  beforeEach: ({ msw }) => msw.use(light),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a message' }));
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = field.getBoundingClientRect();
      return expect(top >= 0 && bottom <= innerHeight).toBe(true);
    });
  },
});
