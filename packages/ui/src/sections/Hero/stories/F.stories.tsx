import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroArgs, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/F',
  component: Hero,
  beforeEach: async () => void (await loadHero('F')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Framed picture, caption below, like the page of a magazine.\n\n**When to use it:** Photographs that deserve to be seen whole and undisturbed, and houses that speak softly.\n\n**When not:** pages where the buttons must be the first thing seen on a small screen.`,
      },
    },
  },
  args: heroArgs('F', 'still', '#141414'),
});

export const Playground = meta.story({
  name: 'Template F: framed picture, caption below, like the page of a magazine (R-079)',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'F');
  },
});

export const NoLogo = meta.story({ ...states.noLogo, name: 'Without a logo' });
export const NoText = meta.story({ ...states.noText, name: 'Without text' });
export const OneButton = meta.story({ ...states.oneButton, name: 'One button' });
export const TitleOnly = meta.story({ ...states.titleOnly, name: 'Only a title' });
export const LongTitle = meta.story({ ...states.longTitle, name: 'A title of German length' });
export const Upright = meta.story({ ...states.upright, name: 'An upright picture' });
export const PalePicture = meta.story({ ...states.pale, name: 'A pale picture' });
export const Turned = meta.story({ ...states.turned, name: 'Light words: the page turned over' });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture: the brand’s own ground' });
export const Phone = meta.story({ ...states.phone, name: 'On a phone, with the phone’s own picture (R-084)' });
export const SmallPhone = meta.story({ ...states.small, name: 'On 320 px, with a long title' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'From right to left' });
export const Portuguese = meta.story({ ...states.portuguese, name: 'In Portuguese' });
