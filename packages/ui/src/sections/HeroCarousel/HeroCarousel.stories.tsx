import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { carouselLabels } from '../../../../../apps/web/src/mappers/labels/media.ts';
import { heroPictures } from '../../testing/index.ts';
import { Hero } from '../Hero/index.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const scenes = [
  { title: 'A season written in linen', image: heroPictures.wide },
  { title: 'Paris, five days', image: heroPictures.cool },
  { title: 'White on white', image: heroPictures.pale },
];

const Heroes = ({ count }: { count: number }) => (
  <HeroCarousel label="Highlights" labels={useLabels(carouselLabels)}>
    {scenes.slice(0, count).map((scene, index) => (
      <Hero
        key={scene.title}
        {...scene}
        imageAlt=""
        text="Independent houses, one place to order for the season."
        lead={index === 0}
        buttons={[{ label: 'See the brands', href: '/brands' }]}
      />
    ))}
  </HeroCarousel>
);

const meta = preview.meta({
  title: 'Sections/HeroCarousel',
  component: Heroes,
  parameters: { layout: 'fullscreen' },
  args: { count: 3 },
});

export const Playground = meta.story({
  name: 'Several scenes, with a button that pauses them (R-063, K-09)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

export const One = meta.story({
  name: 'A single scene stands still',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
