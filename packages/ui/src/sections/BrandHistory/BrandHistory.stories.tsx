import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, screen, waitFor } from 'storybook/test';
import { brandHistoryWords } from '../../testing/words/brand.ts';
import { brands, heroPictures } from '../../testing/index.ts';
import { BrandHistory } from './BrandHistory.tsx';
import type { BrandHistoryProps } from './BrandHistory.tsx';

const History = (props: Omit<BrandHistoryProps, 'labels'>) => (
  <BrandHistory {...props} labels={useLabels(brandHistoryWords)} />
);

const story =
  '<p>Lume began in a garage in Vila Madalena with two looms and a promise: nothing that cannot be mended.</p><p>Teresa Lume founded it in São Paulo in 2009, and still answers the telephone on Thursdays.</p>';

const meta = preview.meta({
  title: 'Sections/BrandHistory',
  component: History,
  parameters: { layout: 'fullscreen' },
  args: {
    image: { src: heroPictures.upright, alt: 'A dress on a hanger' },
    details: story,
    social: [
      { label: 'Instagram', href: 'https://instagram.example/lume' },
      { label: 'Website', href: 'https://lume.example' },
    ],
    blocks: [
      {
        id: '1',
        title: 'The first loom',
        text: '<p>It is still at work, on the widest cloth.</p>',
        position: 'end' as const,
        media: [{ src: heroPictures.cool, alt: 'Light through blinds' }],
      },
    ],
    lookbooks: brands.slice(0, 6).map(({ id, name, image }) => ({ id, title: name, src: image, original: image })),
    lookbookDescription: '<p>Six seasons, photographed in the same garden.</p>',
    lookbookTemplate: 1 as number,
  },
});

export const Playground = meta.story({});

/** Details, social links, blocks. */
export const Links = meta.story({
  name: 'Details and links',
  parameters: { covers: ['R-193', 'R-194', 'R-195'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/two looms and a promise/)).toBeVisible();
    const instagram = canvas.getByRole('link', { name: 'Instagram' });
    await expect(instagram).toHaveAttribute('href', 'https://instagram.example/lume');
    await expect(instagram).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { name: 'The first loom' })).toBeVisible();
  },
});

/** Lookbooks slide and open larger. */
export const Lookbooks = meta.story({
  parameters: { covers: ['R-197'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture: Lume' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Lookbooks' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
});

/** Two in view. */
export const TemplateTwo = meta.story({
  name: 'Lookbook template 2',
  parameters: { covers: ['K-18'] },
  args: { lookbookTemplate: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=BrandImages]')).toHaveAttribute('data-layout', 'pairs');
  },
});

export const WordsOnly = meta.story({
  name: 'Without a picture',
  args: { image: null, blocks: [], lookbooks: [] },
});

export const BooksOnly = meta.story({
  name: 'Only lookbooks',
  args: { image: null, details: null, social: [], blocks: [], lookbookDescription: null },
});

export const LongText = meta.story({ args: { details: story.repeat(6) } });

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
