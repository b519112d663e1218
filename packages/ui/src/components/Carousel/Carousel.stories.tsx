import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, spyOn, waitFor } from 'storybook/test';
import { holdClock } from '../../testing/holdClock.ts';
import { carouselWords } from '../../testing/words/media.ts';
import { Picture, WindowProvider } from '../../foundation/index.ts';
import { brands } from '../../testing/index.ts';
import { Carousel } from './Carousel.tsx';
import { presetOf } from './presets.ts';
import type { CarouselPresetName } from './presets.ts';

function Strip({ preset, count = 8 }: { preset: CarouselPresetName; count?: number }) {
  return (
    <Carousel label="Brands" preset={preset} labels={useLabels(carouselWords)}>
      {brands.slice(0, count).map(({ id, name, href, image }) => (
        <a key={id} href={href}>
          <Picture src={image} alt={name} ratio={preset === 'hero' ? '21:9' : '3:4'} />
        </a>
      ))}
    </Carousel>
  );
}

const meta = preview.meta({ title: 'Components/Carousel', component: Strip, args: { preset: 'landing' as const } });

const strip = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLElement>('[data-part=viewport]');
  if (!found) throw new Error('The carousel has no viewport');
  return found;
};

const perView = (element: HTMLElement) =>
  Math.round(element.clientWidth / (element.children[0]?.getBoundingClientRect().width ?? 1));

const now = (width: number, { view }: ReturnType<typeof presetOf>) =>
  width >= 1200 ? view.desktop : width >= 768 ? view.tablet : view.phone;

export const Playground = meta.story({});

/** 4 in view, 2 on a phone, 10 px apart. */
export const BrandSlider = meta.story({
  parameters: { covers: ['K-14', 'K-16'] },
  play: async ({ canvasElement }) => {
    const element = strip(canvasElement);
    await expect(perView(element)).toBe(now(window.innerWidth, presetOf('landing')));
    await expect(getComputedStyle(element).columnGap).toBe('10px');
  },
});

/** Moves by one slide, by two on a phone; stops at both ends. */
export const Steps = meta.story({
  parameters: { covers: ['K-15'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const step = window.innerWidth < 768 ? 2 : 1;
    const element = strip(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    const slide = element.children[step] ?? element;
    await waitFor(() =>
      expect(Math.abs(slide.getBoundingClientRect().left - element.getBoundingClientRect().left)).toBeLessThan(8),
    );
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
  },
});

/** 4 from 1200 px, 2 from 768 px, else 1. */
export const BrandArea = meta.story({
  parameters: { covers: ['K-56', 'K-57', 'K-58', 'D-008'] },
  args: { preset: 'brandArea' },
  play: async ({ canvasElement }) => {
    await expect(perView(strip(canvasElement))).toBe(now(window.innerWidth, presetOf('brandArea')));
    await expect(presetOf('brandArea').view).toEqual({ phone: 1, tablet: 2, desktop: 4 });
  },
});

/** Home sliders show 4 and scroll 4. */
export const Home = meta.story({ name: 'Home slider', args: { preset: 'home' } });

/** Two slides for brand templates 2 and 3. */
export const Pairs = meta.story({ args: { preset: 'pairs' } });

/** One slide, dots and arrows, 500 ms. */
export const Single = meta.story({
  parameters: { covers: ['K-17'] },
  args: { preset: 'single', count: 4 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(presetOf('single').speed).toBe(500);
    await userEvent.click(canvas.getByRole('button', { name: '3 of 4' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 of 4' })).toHaveAttribute('aria-current', 'true'));
    await expect(perView(strip(canvasElement))).toBe(1);
  },
});

/** Arrow keys move it from any slide. */
export const Keyboard = meta.story({
  args: { preset: 'single', count: 3 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    strip(canvasElement).querySelector('a')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true'));
  },
});

let clock: ReturnType<typeof holdClock>;

/** Moves every 3000 ms and can be paused for good. */
export const Autoplay = meta.story({
  parameters: { covers: ['K-09'] },
  args: { preset: 'hero', count: 3 },
  beforeEach: () => {
    clock = holdClock(3000);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(presetOf('hero').autoplay).toBe(3000);
    await clock.tick();
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

/** Stays still in a window that is only looked at. */
export const OnlyLookedAt = meta.story({
  name: 'Window nobody uses',
  args: { preset: 'hero', count: 3 },
  decorators: [
    (Story) => (
      <WindowProvider view={window} isResting>
        <Story />
      </WindowProvider>
    ),
  ],
  beforeEach: () => {
    const clock = spyOn(window, 'setInterval');
    return () => clock.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 of 3' })).toHaveAttribute('aria-current', 'true');
    await expect(window.setInterval).not.toHaveBeenCalledWith(expect.anything(), presetOf('hero').autoplay);
  },
});

/** Slides that all fit need no controls. */
export const FewSlides = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
