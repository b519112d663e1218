import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroSamples } from './samples.ts';
import { heroControls, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/Hero D',
  component: Hero,
  argTypes: heroControls,
  beforeEach: async () => void (await loadHero('D')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A picture at the start, with a card that overlaps it.\n\n**When to use it:** an offer with a text, such as a welcome, a programme or an order window. The card is legible on any picture.\n\n**Use something else:** A or E for a title alone, because the card would be almost empty.`,
      },
    },
  },
  args: heroSamples.D.args,
});

/** Template D: picture at the start, a card that overlaps it. */
export const Playground = meta.story({
  name: 'Overlapping card',
  parameters: { covers: ['R-077'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A season written in linen' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'D');
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
