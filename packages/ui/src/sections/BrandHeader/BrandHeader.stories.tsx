import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Select } from '../../components/Select/index.ts';
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

/** The browser chooses the width of the cover that suits the window. */
export const CoverWidths = meta.story({
  name: 'Cover in several widths',
  args: { cover: '/media/{w}/cover.webp#focus=50-20' },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('img');
    await expect(cover?.srcset).toContain(
      '/media/600/cover.webp#focus=50-20 600w, /media/1200/cover.webp#focus=50-20 1200w',
    );
    await expect(cover).toHaveAttribute('sizes', '100vw');
    await expect(cover).toHaveStyle({ objectPosition: '50% 20%' });
  },
});

/** While the brand loads its tabs are there, and its cover, logo and name have their places. */
export const Pending = meta.story({
  name: 'Loading',
  args: { name: '', logo: null, facts: [], pendingLabel: 'Loading the brand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the brand' })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** The price list stands at the end, after what one can do. Its place is as high before it is there. */
export const Choice = meta.story({
  name: 'With a choice',
  args: {
    compact: true,
    actions: <Button caps>Send message</Button>,
    choice: <Select label="Price list" value="1" options={[{ value: '1', label: 'International USD' }]} />,
  },
  play: async ({ canvas }) => {
    const [action, choice] = [canvas.getByRole('button'), canvas.getByRole('combobox', { name: 'Price list' })];
    await expect(action.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Cover, logo and facts that a draft changes are marked. */
export const Draft = meta.story({
  name: 'Draft with changed parts',
  parameters: { covers: ['R-172'] },
  args: { cover: heroPictures.cool, changed: ['cover', 'logo', 'facts'], changedLabel: 'Changed in the draft' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Changed in the draft')).toHaveLength(3);
    const marked = [...canvasElement.querySelectorAll('[data-component=DraftMark]')];
    await expect(marked.map((mark) => mark.querySelector('img') !== null)).toEqual([true, true, false]);
    await expect(marked[2]).toHaveTextContent('São Paulo');
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
