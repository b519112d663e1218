import preview from '#storybook/preview';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../foundation/index.ts';
import { marks, wordmark } from '../../testing/index.ts';
import { maxBlock, maxInline, side } from './LogoImage.css.ts';
import { LogoImage } from './LogoImage.tsx';

const room = assignInlineVars({ [side]: '4rem', [maxInline]: '100%', [maxBlock]: '7rem' });

const meta = preview.meta({
  title: 'Internal/LogoImage',
  component: LogoImage,
  args: { src: wordmark('LUME'), className: '', alt: 'Lume' },
  decorators: [
    (Story) => (
      <div style={room}>
        <Story />
      </div>
    ),
  ],
});

/** Round, tall, wide: one area. */
export const Playground = meta.story({
  name: 'One area',
  render: (args) => (
    <Inline space="lg">
      {marks.map(({ name, logo }) => (
        <LogoImage key={name} {...args} src={logo} alt={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('img');
    // Until it is there, each is held to be a wordmark.
    await waitFor(() => expect(images[1]?.clientHeight).toBeGreaterThan(images[1]?.clientWidth ?? 0));
    const areas = images.map(({ clientWidth, clientHeight }) => clientWidth * clientHeight);
    await expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.1);
  },
});

/** On white paper it keeps its colours, in dark mode too. */
export const Paper = meta.story({
  name: 'On white paper',
  globals: { mode: 'dark' },
  args: { paper: true },
  decorators: [
    (Story) => (
      <div style={{ background: '#fff', padding: '1rem', inlineSize: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).filter).toBe('none');
  },
});

/** On a dark background its lightness inverts. */
export const Dark = meta.story({
  name: 'On a dark background',
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).filter).toContain('invert(1)');
  },
});

/** A long wordmark stays in its box. */
export const Long = meta.story({
  name: 'Long wordmark',
  args: { src: wordmark('OFICINA DAS SEDAS NATURAIS DO RECÔNCAVO') },
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <LogoImage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').clientWidth).toBeLessThanOrEqual(144));
  },
});
