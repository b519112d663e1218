import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { heroPictures } from '../../testing/index.ts';
import { TeamBanner } from './TeamBanner.tsx';

const meta = preview.meta({
  title: 'Sections/TeamBanner',
  component: TeamBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'ourteam',
    title: 'Our team',
    text: 'Eleven people in São Paulo, Lisbon and Paris, all of whom have stood behind a counter.',
    image: { src: heroPictures.cool, alt: 'The studio in morning light' },
  },
});

/** The people, with an anchor to link to. */
export const Playground = meta.story({
  name: 'Team',
  parameters: { covers: ['R-129', 'R-014'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Our team' })).toBeVisible();
    await expect(canvasElement.querySelector('#ourteam')).toContainElement(
      canvas.getByAltText('The studio in morning light'),
    );
  },
});

/** Legible on a white picture. */
export const LightPicture = meta.story({
  args: { image: { src: heroPictures.pale, alt: 'White cloth' } },
});

/** Another crop on a phone. */
export const PhonePicture = meta.story({
  name: 'Picture for phones',
  globals: { viewport: { value: 'phone' } },
  args: { image: { src: heroPictures.wide, mobileSrc: heroPictures.phone, alt: 'A rail of the season’s clothes' } },
});

export const TitleOnly = meta.story({ name: 'Only a title', args: { text: null } });

export const LongText = meta.story({
  args: {
    title: 'Mitarbeiterinnen und Mitarbeiter in drei Städten',
    text: 'Eleven people in São Paulo, Lisbon and Paris, all of whom have stood behind a counter. '.repeat(3),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Nossa equipe',
    text: 'Onze pessoas em São Paulo, Lisboa e Paris; todas já estiveram atrás de um balcão.',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
