import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { hero, landingWith, pictureOf, stem, expectSlider } from './LandingLayout.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Landing layout',
  args: { address: '/', viewer: 'visitor' as const },
});

/** A desk gets the wide one. */
export const OnDesk = meta.story({
  name: 'Picture on a desk',
  parameters: { covers: ['R-084'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(landingWith([hero])),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(pictureOf(canvasElement)).toContain(stem(hero.image)));
  },
});

/** On a phone two are in view, and a press moves by two. */
export const BrandsOnPhone = meta.story({
  name: 'Slider on a phone',
  parameters: { covers: ['K-14', 'K-15', 'K-16'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expectSlider(canvasElement, { inView: 2, step: 2 }),
});
