import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroArgs, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/C',
  component: Hero,
  beforeEach: async () => void (await loadHero('C')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Full-bleed picture, words lower left (the default).\n\n**When to use it:** Most pictures. Choose one that is calm at its lower left; the scrim covers that corner only.\n\n**When not:** pictures with their subject at the lower left: turn them, or take B.`,
      },
    },
  },
  args: heroArgs('C', 'blinds', '#ffffff'),
});

/** Template C, the default: full-bleed picture, words lower left. */
export const Playground = meta.story({
  name: 'Words lower left',
  parameters: { covers: ['R-076'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'C');
  },
});

export const NoLogo = meta.story({ ...states.noLogo, name: 'Without a logo' });
export const NoText = meta.story({ ...states.noText, name: 'Without text' });
export const OneButton = meta.story({ ...states.oneButton, name: 'One button' });
export const TitleOnly = meta.story({ ...states.titleOnly, name: 'Title only' });
export const LongTitle = meta.story({ ...states.longTitle, name: 'Long title' });
export const Upright = meta.story({ ...states.upright, name: 'Upright picture' });
/** White words on a white picture read at 4.5:1 by the scrim alone. */
export const PalePicture = meta.story({
  ...states.paleUnderWords,
});
/** Dark words on a black picture read at 4.5:1 by their light scrim. */
export const DarkTone = meta.story({
  ...states.darkUnderDarkWords,
});
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
