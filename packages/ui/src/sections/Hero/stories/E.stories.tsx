import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Hero } from '../Hero.tsx';
import { loadHero } from '../layouts.ts';
import { heroSamples } from './samples.ts';
import { heroControls, states } from './states.ts';

const meta = preview.meta({
  title: 'Sections/Hero/Hero E',
  component: Hero,
  argTypes: heroControls,
  beforeEach: async () => void (await loadHero('E')),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A large title on the brand colour. A picture is shown small.\n\n**When to use it:** you have no good picture, or a short title that says enough. The shorter the title, the larger it is set.\n\n**Use something else:** C or F if the title has more than about forty characters, or if the picture must show products.`,
      },
    },
  },
  args: heroSamples.E.args,
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
export const PortraitPicture = meta.story({ ...states.upright });
export const LightPicture = meta.story({ ...states.pale });
export const NoPicture = meta.story({ ...states.noPicture, name: 'Without a picture' });
export const Phone = meta.story({ ...states.phone });
export const SmallPhone = meta.story({ ...states.small, name: 'Small phone' });
export const RightToLeft = meta.story({ ...states.rightToLeft, name: 'Right to left' });
export const Portuguese = meta.story({ ...states.portuguese });
