import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { PageFrame } from './PageFrame.tsx';

const band = (words: string) => (
  <Section tone="sunken" space="tight">
    <Text>{words}</Text>
  </Section>
);

const meta = preview.meta({
  title: 'Foundation/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <header>{band('Header')}</header>,
    footer: <footer>{band('Footer')}</footer>,
    children: band('Little to say'),
  },
});

/** The footer waits below the window, whatever the content is, so that content that arrives does not move it. */
export const Playground = meta.story({
  name: 'Short page',
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(top)).toBeGreaterThanOrEqual(window.innerHeight);
  },
});
