import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { heroPictures, marks, wordmark } from '../../testing/index.ts';
import { BrandHeader } from './BrandHeader.tsx';

const tabs = (second: string, href = '/lume/collections') => [
  { label: 'ABOUT THE BRAND', href: '/lume', current: true },
  { label: second, href },
  { label: 'BRAND HISTORY', href: '/lume/history' },
];

const meta = preview.meta({
  title: 'Sections/BrandHeader',
  component: BrandHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Pages of the brand',
    name: 'Lume',
    logo: wordmark('LUME'),
    facts: ['São Paulo', 'since 2009', 'Women, Home'],
    tabs: tabs('MAKE A BUY'),
  },
});

export const Playground = meta.story({});

export const Cover = meta.story({ name: 'With a cover', args: { cover: heroPictures.cool } });

/** While the brand loads its tabs are there, and its cover, logo and name have their places. */
export const Pending = meta.story({
  name: 'Loading',
  args: { name: '', logo: null, facts: [], pendingLabel: 'Loading the brand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the brand' })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** Retailers read MAKE A BUY. */
export const Buyer = meta.story({
  name: 'Seen by a retailer',
  parameters: { covers: ['R-164', 'R-165', 'R-168'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ABOUT THE BRAND' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute('href', '/lume/collections');
    await expect(canvas.getByRole('link', { name: 'BRAND HISTORY' })).toBeVisible();
  },
});

/** MAKE A BUY leads a visitor to the registration. */
export const Visitor = meta.story({
  name: 'Seen by a visitor',
  parameters: { covers: ['R-166'] },
  args: { tabs: tabs('MAKE A BUY', '/lume/register') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute('href', '/lume/register');
  },
});

/** Brands read COLLECTIONS. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['R-167'] },
  args: { tabs: tabs('COLLECTIONS'), actions: <Button variant="secondary">Preview draft</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'COLLECTIONS' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { name: 'Oficina das Sedas Naturais do Recôncavo', logo: null, facts: [] },
});

/** Logos of any proportion look equally large. */
export const Proportions = meta.story({
  render: ({ label, tabs: pages }) => (
    <>
      {marks.map(({ name, logo }) => (
        <article key={name}>
          <BrandHeader label={`${label}: ${name}`} name={name} logo={logo} tabs={pages} />
        </article>
      ))}
    </>
  ),
});
