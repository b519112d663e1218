import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroSamples } from './samples.ts';
import { heroControls, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/Hero F',
  component: Hero,
  argTypes: heroControls,
  beforeEach: async () => void (await loadHero('F')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A framed picture with the words below it, like a page of a magazine.\n\n**When to use it:** photographs that no words should cover, and brands with a quiet style.\n\n**Use something else:** C or D if the buttons must be visible on a phone without scrolling.`,
      },
    },
  },
  args: heroSamples.F.args,
});

/** Template F: framed picture, caption below, like the page of a magazine. */
export const Playground = meta.story({
  name: 'Framed picture',
  parameters: { covers: ['R-079'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'F');
  },
});

export const NoLogo = meta.story({ ...states.noLogo, name: 'Without a logo' });
export const NoText = meta.story({ ...states.noText, name: 'Without text' });
export const OneButton = meta.story({ ...states.oneButton, name: 'One button' });
export const TitleOnly = meta.story({ ...states.titleOnly, name: 'Title only' });
export const LongTitle = meta.story({ ...states.longTitle, name: 'Long title' });
export const PortraitPicture = meta.story({ ...states.upright });
export const LightPicture = meta.story({ ...states.pale });
export const LightText = meta.story({ ...states.turned });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
