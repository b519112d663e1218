import preview from '#storybook/preview';
import { useIntl } from 'react-intl';
import { expect } from 'storybook/test';
import { platformPoints } from '../../../../../apps/web/src/mappers/labels/landing.ts';
import { OurPlatform } from './OurPlatform.tsx';

interface PlatformProps {
  text: string;
  points?: boolean;
}

function Platform({ text, points = true }: PlatformProps) {
  const intl = useIntl();
  return (
    <OurPlatform
      id="ourplatform"
      title={intl.formatMessage({ id: 'landing.platform.title' })}
      text={text}
      points={points ? platformPoints(intl) : []}
    />
  );
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
