import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, screen, waitFor } from 'storybook/test';
import { galleryWords } from '../../../testing/words/media.ts';
import { brands, heroPictures } from '../../../testing/index.ts';
import { BrandImages } from './BrandImages.tsx';

interface ImagesProps {
  layout: 'strip' | 'mosaic' | 'pairs';
  count: number;
  links?: boolean;
  title?: string;
}

const Images = ({ layout, count, links = false, title }: ImagesProps) => (
  <BrandImages
    label="Pictures of the brand"
    layout={layout}
    images={Array.from({ length: count }, (_, index) => {
      const src = (index % 5 === 0 && index > 0 ? heroPictures.wide : brands[index % brands.length]?.image) ?? '';
      return {
        id: String(index),
        title: title ?? `Look ${index + 1}`,
        src,
        original: src,
        link: links ? { label: 'Shop', href: `/lume/collections/${index}` } : null,
      };
    })}
    labels={useLabels(galleryWords)}
  />
);

const meta = preview.meta({
  title: 'Commerce/BrandImages',
  component: Images,
  argTypes: { layout: { control: 'radio', options: ['strip', 'mosaic', 'pairs'] } },
  args: { layout: 'strip', count: 8 } as ImagesProps,
});

const parts = (root: HTMLElement, part: string) => [...root.querySelectorAll<HTMLElement>(`[data-part=${part}]`)];

export const Playground = meta.story({});

/** A strip, four in view. */
export const Strip = meta.story({
  name: 'Template 1',
  parameters: { covers: ['R-178', 'D-039'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=Carousel]')).toHaveAttribute('data-preset', 'brandArea');
  },
});

/** Groups of five, one big and four small. */
export const Mosaic = meta.story({
  name: 'Template 2',
  parameters: { covers: ['R-180', 'K-61'] },
  args: { layout: 'mosaic', count: 12, links: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const groups = parts(canvasElement, 'group');
    await expect(groups.map((group) => group.children.length)).toEqual([5, 5, 2]);
    const [big, small] = [...(groups[0]?.querySelectorAll('button') ?? [])].map((one) => one.getBoundingClientRect());
    await expect((big?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(1.9);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true'));
  },
});

/** Five fill one group and need no controls. */
export const MosaicOfFive = meta.story({
  name: 'Template 2, five pictures',
  args: { layout: 'mosaic', count: 5 },
});

export const MosaicOfFour = meta.story({ name: 'Four leave no hole', args: { layout: 'mosaic', count: 4 } });

export const MosaicOfThree = meta.story({ name: 'Three leave no hole', args: { layout: 'mosaic', count: 3 } });

export const MosaicOfTwo = meta.story({ name: 'Two are both big', args: { layout: 'mosaic', count: 2 } });

export const MosaicOfOne = meta.story({ name: 'One keeps its size', args: { layout: 'mosaic', count: 1 } });

/** Two in view. */
export const Pairs = meta.story({
  name: 'Lookbook templates 2, 3',
  parameters: { covers: ['K-18', 'D-009'] },
  args: { layout: 'pairs' },
  play: async ({ canvasElement }) => {
    const [viewport] = parts(canvasElement, 'viewport');
    const [slide] = parts(canvasElement, 'slide');
    await expect(Math.round((viewport?.clientWidth ?? 0) / (slide?.clientWidth ?? 1))).toBe(2);
  },
});

/** A picture opens larger, at its place among all. */
export const Enlarged = meta.story({
  parameters: { covers: ['R-179', 'R-197', 'M-24'] },
  args: { layout: 'mosaic', count: 7 },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'Enlarge the picture: Look 3' });
    await userEvent.click(picture);
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of the brand' });
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '3 of 7' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(picture).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: { title: 'Wollmantel mit abnehmbarer Kapuze und Bindegürtel, handgewebt', links: true },
});

export const LongTextMosaic = meta.story({
  args: { layout: 'mosaic', count: 5, title: 'Wollmantel mit abnehmbarer Kapuze und Bindegürtel', links: true },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: { title: 'Vestido de linho' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Ampliar a imagem: Vestido de linho' }).length).toBeGreaterThan(
      0,
    );
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { layout: 'mosaic', count: 9 } });

export const Narrow = meta.story({
  name: '320 px',
  globals: { viewport: { value: 'small' } },
  args: { layout: 'mosaic', count: 5 },
});
