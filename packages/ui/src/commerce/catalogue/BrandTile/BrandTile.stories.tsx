import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../foundation/index.ts';
import { brands } from '../../../testing/index.ts';
import { BrandTile } from './BrandTile.tsx';

const [first, , , , , , , longest] = brands;

const meta = preview.meta({
  title: 'Commerce/BrandTile',
  component: BrandTile,
  args: { name: 'Lume', href: '/lume', image: first?.image ?? '', logo: first?.logo, note: 'Dresses, knitwear' },
  decorators: [
    (Story) => (
      <Grid columns={{ mobile: 2, tablet: 3, desktop: 5 }}>
        <Story />
      </Grid>
    ),
  ],
});

export const Playground = meta.story({});

/** Leads to the page of the brand. */
export const Leads = meta.story({
  name: 'Link',
  parameters: { covers: ['R-224'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lume' })).toHaveAttribute('href', '/lume');
  },
});

/** One press from the tile to what can be ordered now. */
export const LineSheet = meta.story({
  name: 'Open line sheet',
  args: { sheet: { label: 'Line sheet: Resort 27', href: '/lume/collections/41' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Line sheet: Resort 27' })).toHaveAttribute(
      'href',
      '/lume/collections/41',
    );
  },
});

export const LongName = meta.story({ args: { ...longest, note: 'Dresses, knitwear, outerwear, leather goods, home' } });

export const WithoutLogo = meta.story({ args: { logo: null, note: null } });
