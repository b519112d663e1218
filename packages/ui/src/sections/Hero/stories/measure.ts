import { expect } from 'storybook/test';

type Colour = readonly [red: number, green: number, blue: number];

const paint = (...layers: string[]): Colour => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser offers no canvas');
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour
    .map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Colour, other: Colour): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Two deviations from the edges of a blurred box with round corners, this much of it is left. */
const left = 0.94;

const faded = (colour: string): string => `color-mix(in srgb, ${colour} ${left * 100}%, transparent)`;

/** The scrim reaches two deviations of its blur beyond the words. */
async function expectCovered(caption: HTMLElement, words: DOMRect) {
  const { top, left: start, right, bottom, filter } = getComputedStyle(caption, '::before');
  const around = caption.getBoundingClientRect();
  const room = 2 * Number.parseFloat(/blur\(([\d.]+)px\)/.exec(filter)?.[1] ?? 'NaN') - 1;
  const px = (value: string) => Number.parseFloat(value);
  await expect(words.top - (around.top + px(top))).toBeGreaterThanOrEqual(room);
  await expect(words.left - (around.left + px(start))).toBeGreaterThanOrEqual(room);
  await expect(around.right - px(right) - words.right).toBeGreaterThanOrEqual(room);
  await expect(around.bottom - px(bottom) - words.bottom).toBeGreaterThanOrEqual(room);
}

const part = (hero: Element, name: string): HTMLElement => {
  const found = hero.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!found) throw new Error(`The hero has no ${name}`);
  return found;
};

/** Words over a picture read at 4.5:1 on the palest and on the darkest picture there can be. */
export async function expectLegible(canvasElement: HTMLElement) {
  const hero = canvasElement.querySelector('[data-component=Hero]');
  if (!hero) throw new Error('There is no hero');
  const caption = part(hero, 'caption');
  const words = part(hero, 'words');
  await expectCovered(caption, words.getBoundingClientRect());
  const ink = paint(getComputedStyle(words).color);
  const dim = getComputedStyle(part(hero, 'picture'), '::after').backgroundColor;
  const scrim = getComputedStyle(caption, '::before').backgroundColor;
  for (const worst of ['#ffffff', '#000000'])
    await expect(contrast(ink, paint(worst, dim, faded(scrim)))).toBeGreaterThanOrEqual(4.5);
}

/** Nothing reaches beyond the screen, and the words stay inside the scene. */
export async function expectInside(canvasElement: HTMLElement) {
  const hero = canvasElement.querySelector('[data-component=Hero]');
  if (!hero) throw new Error('There is no hero');
  const scene = hero.getBoundingClientRect();
  const words = part(hero, 'words').getBoundingClientRect();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(words.left).toBeGreaterThanOrEqual(scene.left);
  await expect(words.right).toBeLessThanOrEqual(scene.right);
  await expect(words.bottom).toBeLessThanOrEqual(scene.bottom);
  const title = part(hero, 'words').querySelector('h1, h2');
  await expect(title).toBeVisible();
  await expect(title?.scrollWidth).toBeLessThanOrEqual(Math.ceil(words.width));
}
