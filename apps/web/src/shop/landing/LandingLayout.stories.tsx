import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { type Hero, hero, landingWith, boxOf, pictureOf, stem, expectSlider } from './LandingLayout.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Landing layout',
  args: { address: '/', viewer: 'visitor' as const },
});

/** The hero of a template, and where its parts are. */
const findHero = async (canvasElement: HTMLElement, template: string) => {
  const find = () => canvasElement.querySelector(`[data-component=Hero][data-template=${template}]`);
  await waitFor(() => expect(find()).not.toBeNull());
  const scene = find();
  return {
    scene,
    caption: boxOf(scene?.querySelector('[data-part=caption]')),
    words: boxOf(scene?.querySelector('[data-part=words]')),
    pictures: [...(scene?.querySelectorAll('[data-part=picture]') ?? [])].map(boxOf),
  };
};

/** A landing page whose only hero has this template, at the width of a desk. */
const inTemplate = (template: Hero['template']) => ({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof landingWith>) => void } }) =>
    msw.use(landingWith([{ ...hero, template }])),
});

/** Words in the first half, picture in the second. */
export const TemplateB = meta.story({
  name: 'Hero B',
  ...inTemplate('B'),
  // The landing page and each hero have pictures of their own.
  parameters: { covers: ['R-075'], chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { words, pictures } = await findHero(canvasElement, 'B');
    await expect(pictures).toHaveLength(1);
    await expect(words.right).toBeLessThanOrEqual(pictures[0]?.left ?? 0);
  },
});

/** The card overlaps the picture and reaches beyond it. */
export const TemplateD = meta.story({
  name: 'Hero D',
  ...inTemplate('D'),
  parameters: { covers: ['R-077'] },
  play: async ({ canvasElement }) => {
    const { caption, pictures } = await findHero(canvasElement, 'D');
    const { right = 0 } = pictures[0] ?? {};
    await expect(caption.left).toBeLessThan(right);
    await expect(caption.right).toBeGreaterThan(right);
  },
});

/** The title is the image; the picture is small. */
export const TemplateE = meta.story({
  name: 'Hero E',
  ...inTemplate('E'),
  parameters: { covers: ['R-078'] },
  play: async ({ canvasElement }) => {
    const { scene, words, pictures } = await findHero(canvasElement, 'E');
    await expect(scene).toHaveAttribute('data-ground', 'brand');
    await expect(pictures[0]?.width).toBeLessThan(words.width / 4);
  },
});

/** The words are below the picture. */
export const TemplateF = meta.story({
  name: 'Hero F',
  ...inTemplate('F'),
  parameters: { covers: ['R-079'] },
  play: async ({ canvasElement }) => {
    const { words, pictures } = await findHero(canvasElement, 'F');
    await expect(words.top).toBeGreaterThanOrEqual(pictures[0]?.bottom ?? Infinity);
  },
});

/** The words are between the picture and its detail. */
export const TemplateG = meta.story({
  name: 'Hero G',
  ...inTemplate('G'),
  parameters: { covers: ['R-080'] },
  play: async ({ canvasElement }) => {
    const { words, pictures } = await findHero(canvasElement, 'G');
    await expect(pictures).toHaveLength(2);
    await expect(pictures[0]?.right).toBeLessThanOrEqual(words.left);
    await expect(words.right).toBeLessThanOrEqual(pictures[1]?.left ?? 0);
  },
});

/** A phone gets the upright picture of the hero. */
export const OnPhone = meta.story({
  name: 'Picture on a phone',
  parameters: { covers: ['R-084'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(landingWith([hero])),
  play: async ({ canvasElement }) => {
    await expect(stem(hero.image_mobile)).not.toBe(stem(hero.image));
    await waitFor(() => expect(pictureOf(canvasElement)).toContain(stem(hero.image_mobile)));
  },
});

/** A hero of an event alone does not show on the landing page. */
export const EventHero = meta.story({
  name: 'Hero of an event',
  parameters: { covers: ['R-081'] },
  beforeEach: ({ msw }) =>
    msw.use(landingWith([hero, { ...hero, id: 9, title: 'For the fair alone', show_landing_page: false }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(canvas.queryByText('For the fair alone')).toBeNull();
  },
});

/** Four brands in view, 10 px apart; a press moves by one. */
export const Brands = meta.story({
  name: 'Slider of brands',
  parameters: { covers: ['K-14', 'K-15', 'K-16'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => expectSlider(canvasElement, { inView: 4, step: 1 }),
});
