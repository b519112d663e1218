import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { heroPictures, wordmark } from '../../testing/index.ts';
import { Hero } from './Hero.tsx';

/** Luminance of a theme colour laid over white, as the browser paints it. */
function luminanceOverWhite(name: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser offers no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
    .slice(0, 3)
    .map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    template: 'C',
    title: 'A season written in linen',
    text: 'Forty-eight independent houses, one place to discover them and to order for the season.',
    logo: { src: wordmark('LUME', '#ffffff'), alt: 'Lume' },
    image: heroPictures.wide,
    imageMobile: heroPictures.phone,
    imageAlt: 'Garments on a rail in warm light',
    buttons: [
      { label: 'Register as a buyer', onPress: fn() },
      { label: 'Log in', emphasis: 'secondary' as const, onPress: fn() },
    ],
    lead: true,
  },
});

export const Playground = meta.story({});

export const TemplateC = meta.story({
  name: 'Template C: full-bleed picture, words lower left (R-076)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
  },
});

export const NoTemplate = meta.story({
  name: 'Without a template, or with an unknown one, it is C (R-076)',
  args: { template: 'Z' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'C');
  },
});

export const PalePicture = meta.story({
  name: 'White words stay legible on a white picture: 4.5:1 by the scrim alone',
  args: { image: heroPictures.pale, imageMobile: heroPictures.pale },
  play: async () => {
    const ratio = (luminanceOverWhite('--v-color-on-scrim') + 0.05) / (luminanceOverWhite('--v-color-scrim') + 0.05);
    await expect(ratio).toBeGreaterThanOrEqual(4.5);
  },
});

export const DarkTone = meta.story({
  name: 'Dark words on a light scrim',
  args: {
    image: heroPictures.cool,
    imageMobile: null,
    logo: { src: wordmark('LUME', '#141414'), alt: 'Lume' },
    styles: { tone: 'dark' },
  },
});

export const Centred = meta.story({ name: 'Words in the middle', args: { styles: { align: 'center' }, logo: null } });

export const Buttons = meta.story({
  name: 'Buttons of type register, login and link do what they say (R-083)',
  args: {
    buttons: [
      { label: 'Register', onPress: fn() },
      { label: 'See the brands', emphasis: 'secondary', href: '/brands' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.buttons?.[0]?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'See the brands' })).toHaveAttribute('href', '/brands');
  },
});

export const MobilePicture = meta.story({
  name: 'Below 768 px the phone’s own picture shows (R-084)',
  play: async ({ canvas }) => {
    const image = canvas.getByAltText<HTMLImageElement>('Garments on a rail in warm light');
    await expect(image.closest('picture')?.querySelector('source')).toHaveAttribute('media', '(max-width: 767.98px)');
  },
});

export const LongTitle = meta.story({
  name: 'A title of German length',
  args: { title: 'Frühjahr-Sommer-Kollektionen unabhängiger Modehäuser, jetzt zur Vorbestellung freigegeben' },
});

export const TitleOnly = meta.story({ name: 'Only a title', args: { text: null, logo: null, buttons: [] } });

export const NoPicture = meta.story({
  name: 'No picture: the brand’s own ground',
  args: { image: null, imageMobile: null },
});
