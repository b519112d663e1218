import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, screen } from 'storybook/test';
import { brandAboutWords } from '../../testing/words/brand.ts';
import { brands, heroPictures } from '../../testing/index.ts';
import { BrandAbout } from './BrandAbout.tsx';
import type { BrandAboutProps } from './types.ts';

const About = (props: Omit<BrandAboutProps, 'labels'>) => <BrandAbout {...props} labels={useLabels(brandAboutWords)} />;

const paragraph =
  'Lume began in a garage in Vila Madalena with two looms and a promise: nothing that cannot be mended. Seventeen years on, the looms are twelve and the promise stands.';

const meta = preview.meta({
  title: 'Sections/BrandAbout',
  component: About,
  parameters: { layout: 'fullscreen' },
  args: {
    featured: {
      title: 'Light, woven',
      summary: '<p>Linen and silk from one workshop.</p>',
      text: `<p>${paragraph}</p>`,
      link: { label: 'See the collections', href: '/lume/collections' },
      media: [
        { src: heroPictures.cool, alt: 'Light through blinds' },
        { src: brands[0]?.image ?? '', alt: 'Linen dress' },
      ],
    },
    style: 'Quiet shapes, loud cloth. Everything is cut so that it can be let out, taken in and handed down.',
    categories: [
      { id: '1', label: 'Dresses', href: '/products/?sellers=1&categories=1' },
      { id: '2', label: 'Knitwear', href: '/products/?sellers=1&categories=2' },
    ],
    styleImages: brands.slice(0, 7).map(({ id, name, image }) => ({ id, title: name, src: image, original: image })),
    blocks: [
      {
        id: '1',
        title: 'Dyed with leaves',
        text: `<p>${paragraph}</p>`,
        position: 'end' as const,
        media: [{ src: heroPictures.pale, alt: 'Draped cloth' }],
      },
      {
        id: '2',
        title: 'Cut by one, sewn by another',
        summary: '<p>Both sign the label.</p>',
        text: `<p>${paragraph}</p>`,
        orientation: 'portrait' as const,
        media: [{ src: brands[1]?.image ?? '', alt: 'Ribbed knit' }],
      },
    ],
    callsToAction: [
      {
        id: '1',
        image: heroPictures.wide,
        imageMobile: heroPictures.phone,
        title: 'The new Lume',
        text: '<p>Resort is open for orders until the end of the month.</p>',
        link: { label: 'SEE COLLECTIONS', href: '/lume/collections' },
      },
    ],
    press: '<p>Lume opens a second workshop.</p>',
    terms: '<p>Minimum order 12 units a product.</p>',
    rating: '<p>97% of retailers order again.</p>',
    tags: [{ label: 'Sustainable', href: '/products/?tags=Sustainable' }],
    backHref: '/',
  },
});

export const Playground = meta.story({});

/** Categories, tags and the way back lead on. */
export const Links = meta.story({
  parameters: { covers: ['R-175', 'R-176', 'R-177', 'R-183', 'R-184', 'R-185', 'R-174'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dresses' })).toHaveAttribute(
      'href',
      '/products/?sellers=1&categories=1',
    );
    await expect(canvas.getByRole('link', { name: 'Sustainable' })).toHaveAttribute(
      'href',
      '/products/?tags=Sustainable',
    );
    await expect(canvas.getByRole('link', { name: 'Back to brands' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Lume opens a second workshop.')).toBeVisible();
    await expect(canvas.getByText('Minimum order 12 units a product.')).toBeVisible();
  },
});

/** A brand style picture opens larger. */
export const StyleImages = meta.story({
  name: 'Enlarged style picture',
  parameters: { covers: ['R-178', 'R-179'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture: Lume' }));
    await expect(await screen.findByRole('dialog', { name: 'Pictures of the brand' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** What the brand says first. */
export const Featured = meta.story({
  name: 'Featured information',
  parameters: { covers: ['R-175'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Light, woven' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the collections' })).toBeVisible();
  },
});

/** Groups of five. */
export const Mosaic = meta.story({
  name: 'Brand style template 2',
  parameters: { covers: ['R-180', 'K-61', 'D-039'] },
  args: { styleTemplate: 2 },
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('[data-part=group]')];
    await expect(groups.map((group) => group.children.length)).toEqual([5, 2]);
  },
});

/** Two in view. */
export const Pairs = meta.story({ name: 'Brand style template 3', args: { styleTemplate: 3 } });

/** The picture of a block is on the side the brand chose, in its orientation. */
export const Positions = meta.story({
  name: 'Picture positions',
  parameters: { covers: ['R-181'] },
  play: async ({ canvasElement }) => {
    const layouts = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=InfoBlock]')].map(
      ({ dataset }) => `${dataset['orientation']} ${dataset['position']}`,
    );
    await expect(layouts).toEqual(['landscape end', 'portrait start']);
  },
});

/** Calls to action, with another picture on a phone. */
export const Calls = meta.story({
  name: 'Calls to action',
  parameters: { covers: ['R-186'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SEE COLLECTIONS' })).toHaveAttribute('href', '/lume/collections');
  },
});

/** Parts that the draft changes are marked, the others are not. */
export const Draft = meta.story({
  name: 'Draft with changed parts',
  parameters: { covers: ['R-172'] },
  args: { changed: ['style', 'blocks'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Changed in the draft')).toHaveLength(3);
    const marked = [...canvasElement.querySelectorAll('[data-component=DraftMark]')];
    await expect(marked[0]).toHaveTextContent('Quiet shapes, loud cloth.');
    await expect(marked[1]).toHaveTextContent('Dyed with leaves');
  },
});

/** Hostile text does nothing. */
export const Hostile = meta.story({
  name: 'Hostile text',
  parameters: { covers: ['D-137'] },
  // Without double quotes: the workshop looks for them by an expression that does not end on arguments as long as drawn pictures.
  args: { press: '<p>Fine</p><p onclick=document.title=1>Press me</p><script>document.title=1</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Fine')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull();
  },
});

/** A text that is missing leaves no gap. */
export const Sparse = meta.story({
  name: 'Missing texts',
  args: {
    featured: null,
    style: null,
    categories: [],
    styleImages: [],
    blocks: [],
    callsToAction: [],
    press: null,
    terms: null,
    rating: null,
    tags: [],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { styleTemplate: 2 } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { styleTemplate: 2 },
});
