import { dress } from '../.storybook/dress.ts';
import { viewports } from '../.storybook/modes.ts';
import type { VisualMode } from '../.storybook/modes.ts';

/** CSS pixels; pictures have half as many. What reaches further down is cut off. */
export const screen = { width: 1280, height: 1600 };

/** How wide a look is: as wide as the screen it names. */
export const widthOf = ({ viewport }: VisualMode): number =>
  viewport ? Number.parseInt(viewports[viewport].styles.width, 10) : screen.width;

const stillness = `
*, *::before, *::after, *::backdrop {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
* { scrollbar-width: none !important }`;

/** Nothing moves by itself from here on. */
export const holdStill = (): void => {
  const sheet = document.createElement('style');
  sheet.textContent = stillness;
  document.head.append(sheet);
};

/** The workshop's own frame around a padded story, so that rings and shadows are seen whole. */
export const frame = (padded: boolean): void => {
  document.body.style.padding = padded ? '24px' : '0';
};

const noNews = document.createElement('style');
noNews.textContent = '[data-component=ToastRegion], [data-component=AddToCartNotice] { display: none }';

/** News leaves a screen after a few seconds, and later with the pointer on it: a picture would depend on the moment. */
export const hideNews = (hidden: boolean): void => {
  if (hidden) document.head.append(noNews);
  else noNews.remove();
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const picturesAreThere = () =>
  Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      // A picture that a story breaks on purpose is shown broken.
      return image.decode().catch(() => undefined);
    }),
  );

/** A dialog that has just come may still be on its way in: on a busy machine even a movement without duration takes a frame. */
const movementsAreOver = () =>
  Promise.all(
    document
      .getAnimations()
      // Not those that follow a scroll position, nor a spinner.
      .filter(
        ({ timeline, effect, playState }) =>
          timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished.catch(() => undefined)),
  );

/** Waits for what arrives late: fonts that the new style asks for, pictures, movements, and layouts that measure themselves. */
export const settled = async (): Promise<void> => {
  document.body.getBoundingClientRect();
  const fonts = await document.fonts.ready;
  for (const { family, status } of fonts)
    if (status === 'error' && !family.includes('Fallback')) throw new Error(`The font ${family} could not be loaded.`);
  await picturesAreThere();
  await nextFrame();
  await movementsAreOver();
  await nextFrame();
};

/** Another partner's style sheets around what is there already: nothing is rendered again. */
export const wear = async ({ partner, mode }: VisualMode): Promise<void> => {
  dress({ partner, mode, density: undefined, locale: 'en', direction: 'ltr' });
  await settled();
};

const lowestEdge = (): number =>
  Math.max(...[...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom));

/** The part of the screen that shows something, in whole pixels of the picture. */
export const shownPart = () => ({
  x: 0,
  y: 0,
  width: window.innerWidth,
  height: Math.min(screen.height, Math.max(2, 2 * Math.ceil((lowestEdge() + 12) / 2))),
});
