import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { brands, heroPictures, scene } from '../../../testing/index.ts';
import { InfoBlock } from './InfoBlock.tsx';

const wide = { src: heroPictures.cool, alt: 'Light through blinds' };
const palette = ['#e3d9cb', '#8c6a52', '#2f2722', '#c9b59b'] as const;
const tall = { src: scene('drape', 'portrait', palette, 4), alt: 'Draped linen' };

const meta = preview.meta({
  title: 'Commerce/InfoBlock',
  component: InfoBlock,
  argTypes: {
    orientation: { control: 'radio', options: ['portrait', 'landscape'] },
    position: { control: 'radio', options: ['start', 'end'] },
  },
  args: {
    title: 'Dyed with leaves and bark',
    summary: '<p>Colour that was a plant in the morning.</p>',
    text: '<p>Lume began in a garage in Vila Madalena with two looms and a promise: nothing that cannot be mended. Seventeen years on, the looms are twelve and the promise stands.</p>',
    link: { label: 'See the collections', href: '/lume/collections' },
    media: [wide],
    orientation: 'landscape' as const,
    position: 'start' as const,
  },
});

const sideOfPicture = (canvasElement: HTMLElement): 'left' | 'right' => {
  const media = canvasElement.querySelector('[data-part=media]')?.getBoundingClientRect();
  const title = canvasElement.querySelector('h2')?.getBoundingClientRect();
  return (media?.left ?? 0) < (title?.left ?? 0) ? 'left' : 'right';
};

const isDesk = () => window.innerWidth >= 1024;

export const Playground = meta.story({});

/** The picture on the other side. */
export const PictureAtEnd = meta.story({
  name: 'Picture at the end',
  parameters: { covers: ['R-181'] },
  args: { position: 'end' },
  play: async ({ canvasElement }) => {
    if (isDesk()) await expect(sideOfPicture(canvasElement)).toBe('right');
  },
});

export const Portrait = meta.story({ name: 'Portrait picture', args: { media: [tall], orientation: 'portrait' } });

/** A portrait picture on the other side. */
export const PortraitAtEnd = meta.story({
  name: 'Portrait at the end',
  args: { media: [tall], orientation: 'portrait', position: 'end' },
});

/** Several wide pictures: the featured one large. */
export const SeveralWide = meta.story({
  name: 'Several wide pictures',
  args: { media: [wide, { src: heroPictures.wide, alt: 'A rail' }, { src: heroPictures.pale, alt: 'Cloth' }] },
});

/** Several tall pictures: a diptych. */
export const SeveralTall = meta.story({
  name: 'Several tall pictures',
  args: {
    media: [tall, { src: brands[0]?.image ?? '', alt: 'Linen dress' }],
    orientation: 'portrait',
    position: 'end',
  },
});

/** A film plays in the place of the picture. */
export const Film = meta.story({
  parameters: { covers: ['R-182'] },
  args: { media: [{ ...wide, video: '/film.mp4' }] },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAttribute('src', '/film.mp4');
    await expect(film).toHaveAttribute('controls');
    await expect(film).toHaveAccessibleName('Light through blinds');
  },
});

export const WordsOnly = meta.story({ name: 'Without pictures', args: { media: [], link: null } });

export const TitleOnly = meta.story({ name: 'Only a title', args: { summary: null, text: null, link: null } });

export const LongText = meta.story({
  args: {
    title: 'Pflanzengefärbte Herbst-Winter-Übergangskollektion aus der Manufaktur am Meer',
    text: '<p>Every piece is cut by one person and sewn by another; both sign the label.</p>'.repeat(9),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Tingido com folhas e cascas',
    summary: '<p>Cores que pela manhã ainda eram planta.</p>',
    text: '<p>A Lume começou numa garagem na Vila Madalena com dois teares e uma promessa: nada que não possa ser remendado.</p>',
    link: { label: 'Ver as coleções', href: '/lume/collections' },
  },
});

/** Right to left, the sides change places. */
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    if (isDesk()) await expect(sideOfPicture(canvasElement)).toBe('right');
  },
});

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
