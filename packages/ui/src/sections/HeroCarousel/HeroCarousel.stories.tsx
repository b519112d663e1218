import preview from '#storybook/preview';
import { useFormat, useLabels } from '#storybook/labels';
import { expect, waitFor, within } from 'storybook/test';
import { carouselWords } from '../../testing/words/media.ts';
import type { Text } from '../../testing/words/wordsOf.ts';
import { heroPictures } from '../../testing/index.ts';
import { Hero, loadHero } from '../Hero/index.ts';
import { heroTexts } from '../Hero/stories/words.ts';
import { holdClock } from '../../testing/holdClock.ts';
import { askForLessMotion } from './lessMotion.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

/** An account writes these words itself, so no catalogue of the shop holds them. */
const texts = {
  label: ['Highlights', 'Destaques'],
  paris: ['Paris, five days', 'Paris, cinco dias'],
  white: ['White on white', 'Branco no branco'],
  text: [
    'Independent houses, one place to order for the season.',
    'Marcas independentes, um só lugar para os pedidos da estação.',
  ],
} as const satisfies Record<string, Text>;

const scenes = [
  { template: 'C', title: heroTexts.title, image: heroPictures.wide, imageMobile: heroPictures.phone },
  { template: 'B', title: texts.paris, image: heroPictures.cool },
  { template: 'F', title: texts.white, image: heroPictures.pale },
];

const Heroes = ({ count }: { count: number }) => {
  const format = useFormat();
  return (
    <HeroCarousel label={format(texts.label)} labels={useLabels(carouselWords)}>
      {scenes.slice(0, count).map(({ title, ...scene }, index) => (
        <Hero
          key={scene.template}
          {...scene}
          title={format(title)}
          imageAlt=""
          text={format(texts.text)}
          lead={index === 0}
          buttons={[{ label: format(heroTexts.brands), href: '/brands' }]}
        />
      ))}
    </HeroCarousel>
  );
};

let clock: ReturnType<typeof holdClock>;

/** Every layout is there before the first render, and time stands still. */
const held = async () => {
  await Promise.all(scenes.map(({ template }) => loadHero(template)));
  clock = holdClock(3000);
};

const meta = preview.meta({
  title: 'Sections/HeroCarousel',
  component: Heroes,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Several heroes in turn, each in its own layout.\n\n**When to use it:** two or three offers of equal importance.\n\n**Use something else:** Hero for one message. With more than four heroes, few visitors wait for the last.',
      },
    },
  },
  args: { count: 3 },
  beforeEach: async () => void (await Promise.all(scenes.map(({ template }) => loadHero(template)))),
});

const parts = (canvasElement: HTMLElement) => {
  const carousel = within(canvasElement).getByRole('region', { name: 'Highlights' });
  const viewport = carousel.querySelector<HTMLElement>('[data-part=viewport]') ?? carousel;
  /** At rest on a scene, not on the way to it. */
  const stands = (place: string) =>
    waitFor(async () => {
      await expect(within(carousel).getByRole('button', { name: place })).toHaveAttribute('aria-current', 'true');
      const slide = viewport.children[Number.parseInt(place, 10) - 1];
      const away = (slide?.getBoundingClientRect().left ?? Infinity) - viewport.getBoundingClientRect().left;
      await expect(Math.abs(away)).toBeLessThan(1);
    });
  return { carousel, viewport, stands };
};

export const Playground = meta.story({});

/** Shows the next scene every 3000 ms, and the first again after the last. */
export const Autoplay = meta.story({
  parameters: { covers: ['R-063', 'K-09'] },
  beforeEach: held,
  play: async ({ canvasElement }) => {
    const { stands } = parts(canvasElement);
    await stands('1 of 3');
    for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
      await clock.tick();
      await stands(place);
    }
  },
});

/** A visible button pauses it, and plays it again. */
export const Pause = meta.story({
  parameters: { covers: ['K-09'] },
  beforeEach: held,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(clock.isRunning()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.unhover(parts(canvasElement).carousel);
    canvas.getByRole('button', { name: 'Play' }).blur();
    await expect(clock.isRunning()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
});

/** Pauses under a pointer and goes on when it has left. */
export const Pointer = meta.story({
  parameters: { covers: ['K-09'] },
  beforeEach: held,
  play: async ({ canvasElement, userEvent }) => {
    const { carousel } = parts(canvasElement);
    await userEvent.hover(carousel);
    await expect(clock.isRunning()).toBe(false);
    await userEvent.unhover(carousel);
    await waitFor(() => expect(clock.isRunning()).toBe(true));
  },
});

/** Pauses while the focus is inside. */
export const Focus = meta.story({
  parameters: { covers: ['K-09'] },
  beforeEach: held,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await expect(clock.isRunning()).toBe(false);
  },
});

/** Arrow keys and arrow buttons move it. */
export const Keyboard = meta.story({
  parameters: { covers: ['R-063'] },
  beforeEach: held,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { viewport, stands } = parts(canvasElement);
    viewport.focus();
    await userEvent.keyboard('{ArrowRight}');
    await stands('2 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await stands('1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await stands('2 of 3');
  },
});

/** A swipe moves it, and its position follows. */
export const Swipe = meta.story({
  parameters: { covers: ['R-063'] },
  beforeEach: held,
  play: async ({ canvasElement }) => {
    const { viewport, stands } = parts(canvasElement);
    viewport.scrollBy({ left: viewport.clientWidth, behavior: 'instant' });
    await stands('2 of 3');
  },
});

/** Does not play by itself for users who asked for reduced motion, but can be started. */
export const LessMotion = meta.story({
  name: 'Reduced motion',
  parameters: { covers: ['K-09'] },
  beforeEach: async () => {
    await held();
    askForLessMotion();
  },
  play: async ({ canvas }) => {
    await expect(clock.isRunning()).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

/** Silent while it plays; announces its position once somebody moves it. */
export const Spoken = meta.story({
  name: 'Announcements',
  parameters: { covers: ['R-063'] },
  beforeEach: held,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { carousel, stands } = parts(canvasElement);
    const position = carousel.querySelector('[data-part=position]');
    await expect(position).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await stands('2 of 3');
    await expect(position).toHaveAttribute('aria-live', 'polite');
    await expect(position).toHaveTextContent('2 of 3');
  },
});

/** Scenes of different layouts are equally tall, and its controls cover none of their words. */
export const Level = meta.story({
  name: 'Equal heights',
  beforeEach: held,
  play: async ({ canvas, canvasElement }) => {
    const heroes = [...canvasElement.querySelectorAll('[data-component=Hero]')];
    const heights = new Set(heroes.map((hero) => Math.round(hero.getBoundingClientRect().height)));
    await expect(heights.size).toBe(1);
    const controls = canvas.getByRole('button', { name: 'Next' }).parentElement?.getBoundingClientRect();
    for (const hero of heroes) {
      const scene = hero.getBoundingClientRect();
      const words = hero.querySelector('[data-part=words]')?.getBoundingClientRect();
      if (!words || !controls) throw new Error('The carousel lacks words or controls');
      const beside = words.right - scene.left <= controls.left;
      await expect(beside || words.bottom <= controls.top).toBe(true);
    }
  },
});

/** On a phone its controls are below the words. */
export const LevelOnAPhone = meta.story({
  ...Level.input,
  name: 'Phone',
  globals: { viewport: { value: 'phone' } },
});

/** Right to left, the left arrow key shows the next slide. */
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  beforeEach: held,
  play: async ({ canvasElement, userEvent }) => {
    const { viewport, stands } = parts(canvasElement);
    viewport.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await stands('2 of 3');
  },
});

/** Heroes and controls speak the language of the toolbar. */
export const Portuguese = meta.story({
  name: 'Em português',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Destaques' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Uma estação escrita em linho' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Ver as marcas' })[0]).toBeVisible();
  },
});

/** A single scene does not move. */
export const One = meta.story({
  name: 'One scene',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
