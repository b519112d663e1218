import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { heroPictures } from '../../../testing/index.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({
  title: 'Commerce/CallToAction',
  component: CallToAction,
  args: {
    image: heroPictures.wide,
    imageMobile: heroPictures.phone,
    title: 'The new Lume',
    text: '<p>Quiet shapes, loud cloth: resort is open for orders until the end of the month.</p>',
    link: { label: 'SEE COLLECTIONS', href: '/lume/collections' },
  },
});

export const Playground = meta.story({});

/** Below 768 px the picture for phones shows. */
export const PhonePicture = meta.story({
  name: 'Picture for phones',
  parameters: { covers: ['R-186', 'K-55'] },
  play: async ({ canvas, canvasElement }) => {
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('srcset', heroPictures.phone);
    await expect(matchMedia(source?.media ?? '').matches).toBe(window.innerWidth < 768);
    await expect(canvas.getByRole('link', { name: 'SEE COLLECTIONS' })).toHaveAttribute('href', '/lume/collections');
  },
});

export const PhonePictureAtWork = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
});

export const OnePicture = meta.story({ name: 'The same picture everywhere', args: { imageMobile: null } });

/** A picture that never loads leaves its background. */
export const Missing = meta.story({
  name: 'Missing picture',
  args: { image: '/nothing-here.webp', imageMobile: null },
});

export const TitleOnly = meta.story({ name: 'Without a text', args: { text: null } });

/** A banner that only shows something. */
export const NoButton = meta.story({
  name: 'Without a button',
  args: { link: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The new Lume' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The picture alone: no empty box covers it. */
export const PictureOnly = meta.story({
  name: 'Picture alone',
  args: { title: '', text: null, link: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('[data-component=CallToAction]')?.childElementCount).toBe(1);
  },
});

export const LongText = meta.story({
  args: {
    title: 'Pflanzengefärbte Herbst-Winter-Übergangskollektion, jetzt zur Vorbestellung freigegeben',
    text: '<p>Every piece is cut by one person and sewn by another; both sign the label. A season is two hundred pieces, never more, and what is gone is gone.</p>',
    link: { label: 'Alle Kollektionen dieser Saison ansehen', href: '/lume/collections' },
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'A nova Lume',
    text: '<p>Formas quietas, tecidos falantes: o resort recebe pedidos até o fim do mês.</p>',
    link: { label: 'VER COLEÇÕES', href: '/lume/collections' },
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
