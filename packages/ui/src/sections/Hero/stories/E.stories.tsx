import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroArgs, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/E',
  component: Hero,
  beforeEach: async () => void (await loadHero('E')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Type as image, on the brand’s ground.\n\n**When to use it:** No good picture, or a drop that needs none: the fewer letters, the louder. A picture becomes a small stamp.\n\n**When not:** long titles (beyond about forty letters the type is no image any more), or to show goods.`,
      },
    },
  },
  args: heroArgs('E', 'studio', '#ffffff'),
});

/** Template E: type as image, on the brand’s own colour. */
export const Playground = meta.story({
  name: 'Type as image',
  parameters: { covers: ['R-078'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'E');
  },
});

export const NoLogo = meta.story({ ...states.noLogo, name: 'Without a logo' });
export const NoText = meta.story({ ...states.noText, name: 'Without text' });
export const OneButton = meta.story({ ...states.oneButton, name: 'One button' });
export const TitleOnly = meta.story({ ...states.titleOnly, name: 'Title only' });
export const LongTitle = meta.story({ ...states.longTitle, name: 'Long title' });
export const Upright = meta.story({ ...states.upright, name: 'Upright picture' });
export const PalePicture = meta.story({ ...states.pale, name: 'Pale picture' });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
