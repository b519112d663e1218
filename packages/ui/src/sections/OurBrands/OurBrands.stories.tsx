import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { carouselWords } from '../../testing/words/media.ts';
import { ourBrandsWords } from '../../testing/words/landing.ts';
import { brandCards } from '../../testing/index.ts';
import { OurBrands } from './OurBrands.tsx';

function Brands({ count, title }: { count: number; title?: string }) {
  const words = useLabels(ourBrandsWords);
  return (
    <OurBrands
      title={title ?? words.title}
      text="Forty-eight independent houses, chosen one by one."
      link={{ label: words.all, href: '/brands' }}
      brands={brandCards.slice(0, count).map((card) => ({ ...card, seeMore: words.seeMore }))}
      labels={useLabels(carouselWords)}
    />
  );
}

const meta = preview.meta({
  title: 'Sections/OurBrands',
  component: Brands,
  parameters: { layout: 'fullscreen' },
  args: { count: 8 as number },
});

/** A slider of brands. */
export const Playground = meta.story({
  name: 'Brand slider',
  parameters: { covers: ['R-067', 'K-14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Our brands' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
});

/** Without brands there is no section. */
export const Empty = meta.story({ name: 'No brands', args: { count: 0 } });
