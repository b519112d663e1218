import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, screen, waitFor, within } from 'storybook/test';
import { galleryWords } from '../../../testing/words/media.ts';
import { brands } from '../../../testing/index.ts';
import { MediaGallery } from './MediaGallery.tsx';

interface GalleryProps {
  count: number;
  video?: boolean;
  /** The point that stays in sight, as the end of an address says it. */
  focus?: string;
  /** Offers the large picture in several widths. */
  widths?: boolean;
}

const Gallery = ({ count, video = false, focus = '', widths = false }: GalleryProps) => (
  <div style={{ maxInlineSize: '44rem' }}>
    <MediaGallery
      label="Linen dress"
      media={brands.slice(0, count).map(({ id, image }, index) => ({
        id,
        src: widths ? '/media/{w}/dress.webp' : image + focus,
        thumbnail: image + focus,
        alt: `Linen dress, view ${index + 1}`,
        video: video && index === count - 1 ? '/film.mp4' : null,
      }))}
      labels={useLabels(galleryWords)}
    />
  </div>
);

const meta = preview.meta({ title: 'Commerce/MediaGallery', component: Gallery, args: { count: 4 as number } });

export const Playground = meta.story({});

/** Thumbnails change the picture; the picture opens larger. */
export const Thumbnails = meta.story({
  parameters: { covers: ['R-254', 'R-255'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 of 4' }));
    await expect(canvas.getByRole('img', { name: 'Linen dress, view 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Linen dress' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
});

/** A video plays in the place of the picture. */
export const Video = meta.story({
  parameters: { covers: ['R-255'] },
  args: { video: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 of 4, Video' }));
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/film.mp4');
  },
});

/** A small picture keeps the same point in sight as the large one. */
export const FocusPoint = meta.story({
  name: 'Focus point',
  args: { focus: '#focus=20-80' },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.map((picture) => getComputedStyle(picture).objectPosition)).toEqual(
      Array.from({ length: 5 }, () => '20% 80%'),
    );
  },
});

/** The browser chooses the width of the large picture. Enlarged it is the widest there is. */
export const Widths = meta.story({
  args: { count: 1, widths: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img').getAttribute('srcset')).toContain('/media/600/dress.webp 600w');
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Linen dress' });
    const enlarged = await within(dialog).findByRole('img', { name: 'Linen dress, view 1' });
    await expect(enlarged).toHaveAttribute('src', '/media/1200/dress.webp');
    await userEvent.keyboard('{Escape}');
  },
});

/** A single picture needs no thumbnails. */
export const One = meta.story({ name: 'One picture', args: { count: 1 } });

export const None = meta.story({ name: 'Without pictures its place stays', args: { count: 0 } });

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
