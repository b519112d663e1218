import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroArgs, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/B',
  component: Hero,
  beforeEach: async () => void (await loadHero('B')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Halves: words at the start, picture at the end.\n\n**When to use it:** Text that wants to be read, and pictures with faces or garments that no word may cover. The calmest of the seven.\n\n**When not:** panoramas, which lose half of themselves: take A or F.`,
      },
    },
  },
  args: heroArgs('B', 'rail', '#141414'),
});

/** Template B: words at the start, picture at the end. */
export const Playground = meta.story({
  name: 'Halves',
  parameters: { covers: ['R-075'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'B');
  },
});

export const NoLogo = meta.story({ ...states.noLogo, name: 'Without a logo' });
export const NoText = meta.story({ ...states.noText, name: 'Without text' });
export const OneButton = meta.story({ ...states.oneButton, name: 'One button' });
export const TitleOnly = meta.story({ ...states.titleOnly, name: 'Title only' });
export const LongTitle = meta.story({ ...states.longTitle, name: 'Long title' });
export const Upright = meta.story({ ...states.upright, name: 'Upright picture' });
export const PalePicture = meta.story({ ...states.pale, name: 'Pale picture' });
export const Turned = meta.story({ ...states.turned, name: 'Light words' });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
