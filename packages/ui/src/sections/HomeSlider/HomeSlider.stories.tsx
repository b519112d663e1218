import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { BrandTile } from '../../commerce/catalogue/BrandTile/index.ts';
import { brands } from '../../testing/index.ts';
import { carouselWords } from '../../testing/words/media.ts';
import { HomeSlider } from './HomeSlider.tsx';

interface SliderProps {
  count: number;
  title?: string;
  pending?: number;
  name?: string;
}

const Slider = ({ count, title = 'Our Brands', pending, name }: SliderProps) => (
  <HomeSlider
    title={title}
    link={{ label: 'SEE ALL BRANDS', href: '/brands?az=true' }}
    pending={pending}
    pendingLabel="Loading"
    labels={useLabels(carouselWords)}
  >
    {brands.slice(0, count).map((brand) => (
      <BrandTile key={brand.id} name={name ?? brand.name} href={`/${brand.id}`} image={brand.image} />
    ))}
  </HomeSlider>
);

const meta = preview.meta({
  title: 'Sections/HomeSlider',
  component: Slider,
  parameters: { layout: 'fullscreen' },
  args: { count: 8 as number },
});

/** Shows four cards and moves by four. */
export const Playground = meta.story({
  parameters: { covers: ['K-59'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Our Brands' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'SEE ALL BRANDS' })).toHaveAttribute('href', '/brands?az=true');
    await expect(canvasElement.querySelector('[data-component=Carousel]')).toHaveAttribute('data-preset', 'home');
  },
});

/** Without cards there is no section. */
export const Empty = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { count: 0, pending: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Brands that have opened their collections to retailers since your last visit',
    name: 'Manufactura Portuguesa de Tecidos e Confeções, Herdeiros',
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
