import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroSamples } from './samples.ts';
import { heroControls, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/Hero B',
  component: Hero,
  argTypes: heroControls,
  beforeEach: async () => void (await loadHero('B')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Two halves: words at the start, picture at the end.\n\n**When to use it:** longer texts, and pictures with faces or garments that words must not cover.\n\n**Use something else:** A or F for a wide picture, because this layout cuts off its sides.`,
      },
    },
  },
  args: heroSamples.B.args,
});

/** Template B: words at the start, picture at the end. */
export const Playground = meta.story({
  name: 'Split screen',
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
export const PortraitPicture = meta.story({ ...states.upright });
export const LightPicture = meta.story({ ...states.pale });
export const LightText = meta.story({ ...states.turned });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
