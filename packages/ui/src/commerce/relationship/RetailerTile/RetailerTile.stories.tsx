import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../foundation/index.ts';
import { retailers } from '../../../testing/index.ts';
import { RetailerTile } from './RetailerTile.tsx';
import type { RetailerTileProps } from './RetailerTile.tsx';

const Tile = (props: RetailerTileProps) => (
  <Grid columns={{ mobile: 2, tablet: 3, desktop: 5 }} space="lg">
    <RetailerTile {...props} />
  </Grid>
);

const meta = preview.meta({
  title: 'Commerce/RetailerTile',
  component: Tile,
  args: { name: 'Galeria Sul', href: '/buyers/12', logo: retailers[0]?.logo, locations: 'Brazil and Portugal' },
});

/** Logo, name and places; the whole tile leads to the retailer. */
export const Playground = meta.story({
  name: 'Retailer',
  parameters: { covers: ['R-346'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Galeria Sul' })).toHaveAttribute('href', '/buyers/12');
    await expect(canvas.getByText('Brazil and Portugal')).toBeVisible();
  },
});

const Many = () => (
  <Grid columns={{ mobile: 2, tablet: 3, desktop: 5 }} space="lg">
    {retailers.slice(0, 10).map(({ name, logo }, index) => (
      <RetailerTile
        key={name}
        name={name}
        href={`/buyers/${index}`}
        logo={index % 4 === 3 ? null : logo}
        locations={index % 3 ? 'France, Italy and Spain' : null}
        note={index === 1 ? 'Connected' : null}
      />
    ))}
  </Grid>
);

/** Side by side, with and without a logo. */
export const Directory = meta.story({ render: () => <Many /> });
/** A long name and many places. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    name: 'Oficina das Sedas Naturais e Companhia do Recôncavo',
    logo: null,
    locations: 'Argentina, Brazil, Chile, Colombia, France, Germany, Italy, Mexico, Portugal, Spain and Uruguay',
  },
});
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, render: () => <Many /> });
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  render: () => <Many />,
});
