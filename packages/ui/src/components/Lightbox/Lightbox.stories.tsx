import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { galleryWords } from '../../testing/words/media.ts';
import { brands } from '../../testing/index.ts';
import { Lightbox } from './Lightbox.tsx';
import type { LightboxProps } from './Lightbox.tsx';

const Box = (props: Omit<LightboxProps, 'labels' | 'pictures'>) => (
  <Lightbox
    {...props}
    pictures={brands.slice(0, 3).map(({ id, name, image }) => ({ id, src: image, alt: name, caption: name }))}
    labels={useLabels(galleryWords)}
  />
);

const meta = preview.meta({
  title: 'Components/Lightbox',
  component: Box,
  args: { open: true, label: 'Brand style', onClose: fn() },
});

export const Playground = meta.story({});

/** Opens with the chosen picture, moves, closes by Escape. */
export const Opens = meta.story({
  name: 'Open',
  parameters: { covers: ['M-24'] },
  args: { start: 1 },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
