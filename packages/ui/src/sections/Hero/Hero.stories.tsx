import preview from '#storybook/preview';
import { useFormat, useSampleWords } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { Hero } from './Hero.tsx';
import { loadHero } from './layouts.ts';
import { heroArgs, heroControls } from './stories/states.ts';
import { heroTexts } from './stories/words.ts';

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  argTypes: heroControls,
  beforeEach: async ({ args }) => void (await loadHero(args.template)),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The first section of a landing page, in seven layouts that share the same props. `template` chooses the layout. “The seven heroes” under Review says when each fits. With `styles` you choose where the words are (`align`), their colours (`tone`), and which part of the picture stays in view (`focus`). Colours, corners and fonts come from the partner’s theme.',
      },
    },
  },
  args: heroArgs('C', 'blinds'),
});

export const Playground = meta.story({});

const scenes = { A: 'drape', B: 'rail', C: 'blinds', D: 'counter', E: 'studio', F: 'still', G: 'drape' } as const;

function Seven() {
  const format = useFormat();
  const inWords = useSampleWords();
  return (
    <Stack space="xl">
      {Object.entries(scenes).map(([letter, scene]) => (
        <Hero
          key={letter}
          {...inWords(heroArgs(letter, scene, ['A', 'C', 'E'].includes(letter) ? '#ffffff' : '#141414'))}
          title={format(heroTexts.lettered, { letter })}
          {...(letter === 'E' && { image: null })}
          lead={letter === 'A'}
        />
      ))}
    </Stack>
  );
}

export const AllSeven = meta.story({
  name: 'All seven templates',
  parameters: { covers: ['D-044'], controls: { disable: true } },
  render: () => <Seven />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const letters = [...canvasElement.querySelectorAll('[data-component=Hero]')].map((hero) =>
      hero.getAttribute('data-template'),
    );
    await expect(letters).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  },
});

/** Without a template, or with an unknown one, it is C. */
export const NoTemplate = meta.story({
  name: 'Default template',
  parameters: { covers: ['R-076', 'K-38'] },
  args: { template: 'Z' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('[data-component=Hero]')).toHaveAttribute('data-template', 'C');
  },
});

/** Buttons of type register, login and link do what they say. */
export const Buttons = meta.story({
  parameters: { covers: ['R-083'] },
  args: {
    buttons: [
      { label: 'Register', onPress: fn() },
      { label: 'Log in', emphasis: 'secondary', onPress: fn() },
      { label: 'See the brands', emphasis: 'secondary', href: '/brands' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.buttons?.[0]?.onPress).toHaveBeenCalledOnce();
    await expect(args.buttons?.[1]?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'See the brands' })).toHaveAttribute('href', '/brands');
  },
});

export const TextCentred = meta.story({ args: { styles: { align: 'center' }, logo: null } });

export const TextAtTheEnd = meta.story({ args: { styles: { align: 'end' }, logo: null } });

/** The first picture of a page loads first, at the width it is shown. */
export const First = meta.story({
  name: 'Loading priority',
  args: { image: '/media/{w}/scene.webp', imageMobile: null, logo: null, template: 'B' },
  play: async ({ canvas }) => {
    const image = await canvas.findByAltText('The season’s mood');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('sizes', '(min-width: 48rem) 50vw, 100vw');
    await expect(image.getAttribute('srcset')).toContain('/media/1280/scene.webp 1280w');
  },
});

/** A picture's address may tell the point to keep in sight. It wins over the layout, and `styles` wins over it. */
export const FocusPoint = meta.story({
  args: { ...heroArgs('C', 'blinds'), logo: null },
  render: (args) => (
    <Stack space="xl">
      <Hero {...args} image={`${args.image}#focus=10-90`} imageMobile={null} imageAlt="By address" />
      <Hero {...args} image={`${args.image}#focus=10-90`} imageAlt="By styles" styles={{ focus: 'right' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const positionOf = (name: string) => getComputedStyle(canvas.getByAltText(name)).objectPosition;
    await expect(positionOf('By address')).toBe('10% 90%');
    await expect(positionOf('By styles')).toBe('80% 50%');
  },
});
