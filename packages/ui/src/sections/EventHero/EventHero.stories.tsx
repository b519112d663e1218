import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { heroPictures, wordmark } from '../../testing/index.ts';
import { EventHero } from './EventHero.tsx';

const trail = (
  <Breadcrumb
    label="You are here"
    items={[{ label: 'Salão Tropical', href: '/project/salao-tropical' }, { label: 'Resort' }]}
  />
);

const meta = preview.meta({
  title: 'Sections/EventHero',
  component: EventHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Resort at Salão Tropical',
    eyebrow: 'Paris, March 2026',
    text: 'Thirty-two houses from Brazil show their next summer before anybody else sees it.',
    mark: { src: wordmark('SALÃO', '#b5543a'), alt: 'Salão Tropical' },
    image: heroPictures.band,
    imageMobile: heroPictures.phone,
    imageAlt: 'Draped cloth in warm light',
  },
});

/** An event introduces itself. */
export const Playground = meta.story({
  name: 'Event',
  parameters: { covers: ['R-086'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Resort at Salão Tropical' })).toBeVisible();
    await expect(canvas.getByAltText('Draped cloth in warm light')).toHaveAttribute('fetchpriority', 'high');
  },
});

/** A segment within its event: trail and banner. */
export const Segment = meta.story({
  name: 'Segment of an event',
  parameters: { covers: ['R-094', 'R-095'] },
  args: { title: 'Resort', eyebrow: null, mark: null, text: null, breadcrumb: trail },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Salão Tropical' })).toHaveAttribute(
      'href',
      '/project/salao-tropical',
    );
  },
});

export const TitleOnly = meta.story({ name: 'Only a title', args: { eyebrow: null, mark: null, text: null } });

export const NoPicture = meta.story({ name: 'Without a picture', args: { image: null, breadcrumb: trail } });

/** The words stay legible on any picture. */
export const LightPicture = meta.story({
  args: { image: heroPictures.pale, imageMobile: null },
});

export const LongText = meta.story({
  args: {
    title: 'Internationale Frühjahr-Sommer-Kollektionsausstellung unabhängiger Modehäuser',
    text: 'Thirty-two houses from Brazil show their next summer before anybody else sees it. '.repeat(4),
    breadcrumb: trail,
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Resort no Salão Tropical',
    eyebrow: 'Paris, março de 2026',
    text: 'Trinta e duas casas do Brasil mostram seu próximo verão antes de todo mundo.',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { breadcrumb: trail } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { breadcrumb: trail },
});
