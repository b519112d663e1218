import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroSamples } from './samples.ts';
import { heroControls, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/Hero A',
  component: Hero,
  argTypes: heroControls,
  beforeEach: async () => void (await loadHero('A')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A full-bleed picture with centred text.\n\n**When to use it:** one strong picture and a short, festive line, such as an opening, the name of a collection or an invitation.\n\n**Use something else:** C or B if the subject is in the middle of the picture, or if the text has more than two sentences.`,
      },
    },
  },
  args: heroSamples.A.args,
});

/** Template A: full-bleed picture, centred text. */
export const Playground = meta.story({
  name: 'Full-bleed picture',
  parameters: { covers: ['R-074'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'A');
  },
});

export const NoLogo = meta.story({ ...states.noLogo, name: 'Without a logo' });
export const NoText = meta.story({ ...states.noText, name: 'Without text' });
export const OneButton = meta.story({ ...states.oneButton, name: 'One button' });
export const TitleOnly = meta.story({ ...states.titleOnly, name: 'Title only' });
export const LongTitle = meta.story({ ...states.longTitle, name: 'Long title' });
export const PortraitPicture = meta.story({ ...states.upright });
/** White words on a white picture read at 4.5:1 by the scrim alone. */
export const LightPicture = meta.story({ ...states.paleUnderWords });
/** Dark words on a black picture read at 4.5:1 by their light scrim. */
export const DarkPicture = meta.story({ ...states.darkUnderDarkWords });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
