import preview from '#storybook/preview';
import { Activity, useState } from 'react';
import { expect } from 'storybook/test';
import { goods, scene } from '../../testing/pictures.ts';
import { Grid } from '../Grid/index.ts';
import { Picture } from './Picture.tsx';

const dress = goods('dress', 'linen', '#b5543a', '#f0e2cf', 3);

const meta = preview.meta({
  title: 'Foundation/Picture',
  component: Picture,
  args: { src: dress, alt: 'Linen dress in terracotta' },
});

export const Playground = meta.story({});

export const Ratios = meta.story({
  render: () => (
    <Grid columns={{ mobile: 2, tablet: 4 }}>
      {(['3:4', '4:5', '1:1', '346:219'] as const).map((ratio) => (
        <Picture key={ratio} src={dress} alt={`Linen dress, ${ratio}`} ratio={ratio} />
      ))}
    </Grid>
  ),
});

export const Hero = meta.story({
  parameters: { layout: 'fullscreen' },
  args: {
    src: scene('drape', 'wide', ['#2b2622', '#8a5a44', '#e8d9c5'], 2),
    mobileSrc: scene('drape', 'portrait', ['#2b2622', '#8a5a44', '#e8d9c5'], 2),
    alt: '',
    ratio: '21:9' as const,
    bleed: true,
    priority: true,
  },
});

/** An address with {w} is offered in several widths. */
export const Widths = meta.story({
  args: { src: '/media/{w}/dress.webp', widths: [360, 640], sizes: '50vw', priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('srcset', '/media/360/dress.webp 360w, /media/640/dress.webp 640w');
    await expect(image).toHaveAttribute('sizes', '50vw');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
});

/** A picture below the first screen is measured by the browser where it can; its widths are those that servers keep. */
export const Measured = meta.story({
  name: 'Widths of a later picture',
  args: { src: '/media/{w}/dress.webp#focus=30-70', mobileSrc: '/media/{w}/phone.webp', sizes: '50vw' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('sizes', 'auto, 50vw');
    const widths = [120, 300, 480, 600, 1200].map((width) => `/media/${width}/dress.webp#focus=30-70 ${width}w`);
    await expect(image).toHaveAttribute('srcset', widths.join(', '));
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('sizes', 'auto, 50vw');
    await expect(source?.srcset).toContain('/media/600/phone.webp 600w');
  },
});

const HiddenForNow = () => {
  const [isHidden, setHidden] = useState(false);
  return (
    <Grid columns={{ mobile: 2, tablet: 4 }}>
      <div>
        <button type="button" onClick={() => setHidden(!isHidden)}>
          {isHidden ? 'Show' : 'Hide'}
        </button>
      </div>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Picture src={dress} mobileSrc={dress} alt="Linen dress" />
      </Activity>
    </Grid>
  );
};

/** A picture that is hidden and shown again keeps its addresses: only one that leaves the page for good loses them. */
export const ShownAgain = meta.story({
  name: 'Hidden and shown again',
  render: () => <HiddenForNow />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = canvas.getByRole('img');
    const source = canvasElement.querySelector('source');
    const { src, sizes } = image as HTMLImageElement;
    const srcset = source?.srcset;
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(image).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(image).toMatchObject({ src, sizes, isConnected: true });
    await expect(source).toMatchObject({ srcset, isConnected: true });
  },
});

/** The end of an address tells the point to keep in sight, and `focus` wins over it. */
export const Focus = meta.story({
  name: 'Focus point',
  render: () => (
    <Grid columns={{ mobile: 1, tablet: 3 }}>
      {(['#focus=50-0', '#focus=50-100', '#focus=no-point'] as const).map((end) => (
        <Picture key={end} src={`${dress}${end}`} alt={end} ratio="21:9" />
      ))}
      <Picture src={`${dress}#focus=50-100`} alt="focus wins" ratio="21:9" focus="50% 20%" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const positionOf = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).objectPosition;
    await expect(positionOf('#focus=50-0')).toBe('50% 0%');
    await expect(positionOf('#focus=50-100')).toBe('50% 100%');
    await expect(positionOf('#focus=no-point')).toBe('50% 50%');
    await expect(positionOf('focus wins')).toBe('50% 20%');
  },
});

/** The crop for phones has a point of its own. */
export const MobileFocus = meta.story({
  name: 'Focus point on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { src: `${dress}#focus=50-100`, mobileSrc: `${dress}#focus=50-10`, ratio: '21:9' as const },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('50% 10%');
  },
});

/** A picture that never loads leaves its quiet background. */
export const Missing = meta.story({
  name: 'Missing picture',
  args: { src: '/nothing-here.webp', alt: 'Linen dress in terracotta' },
});
