import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { heroPictures } from '../../testing/index.ts';
import { CompanyHero } from './CompanyHero.tsx';

const meta = preview.meta({
  title: 'Sections/CompanyHero',
  component: CompanyHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'We bring the maker and the shop to one table',
    text: '<p>Fashion moves on trust. Since 2014 we have introduced independent houses to the shops that sell them best.</p>',
    image: { src: heroPictures.band, mobileSrc: heroPictures.phone, alt: 'A rail of the season’s clothes' },
  },
});

/** The story of a company opens. */
export const Playground = meta.story({
  name: 'Company story',
  parameters: { covers: ['R-125'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'We bring the maker and the shop to one table' }),
    ).toBeVisible();
    await expect(canvas.getByAltText('A rail of the season’s clothes')).toBeInTheDocument();
  },
});

export const NoPicture = meta.story({ name: 'Without a picture', args: { image: null } });

export const TitleOnly = meta.story({ name: 'Only a title', args: { text: null } });

export const LongText = meta.story({
  args: {
    title: 'Vom Atelier in den Laden: Großhandel, der sich wie ein Gespräch unter Freunden anfühlt',
    text: '<p>Fashion moves on trust. Since 2014 we have introduced independent houses to the shops that sell them best.</p>'.repeat(
      4,
    ),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Reunimos quem faz e quem vende à mesma mesa',
    text: '<p>A moda se move por confiança. Desde 2014 apresentamos casas independentes às lojas que melhor as vendem.</p>',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
