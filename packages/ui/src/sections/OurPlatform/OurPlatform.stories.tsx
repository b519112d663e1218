import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { platformWords } from '../../testing/words/landing.ts';
import { OurPlatform } from './OurPlatform.tsx';

interface PlatformProps {
  text: string;
  points?: boolean;
}

function Platform({ text, points = true }: PlatformProps) {
  const labels = useLabels(platformWords);
  return <OurPlatform id="ourplatform" title={labels.title} text={text} points={points ? labels.points : []} />;
}

const meta = preview.meta({
  title: 'Sections/OurPlatform',
  component: Platform,
  parameters: { layout: 'fullscreen' },
  args: { text: 'One place where independent brands and the retailers who love them meet, order and grow together.' },
});

/** The account’s own words, and what the platform does. */
export const Playground = meta.story({
  name: 'Our platform',
  parameters: { covers: ['R-066', 'R-015'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#ourplatform')).not.toBeNull();
    await expect(canvas.getByText('Our platform')).toBeVisible();
  },
});

export const WordsOnly = meta.story({ args: { points: false } });
