import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useBuying, usePrice } from '#storybook/stage';
import { expect } from 'storybook/test';
import { productCardWords } from '../../../testing/words/product.ts';
import { Container } from '../../../foundation/index.ts';
import { products, shownPrice } from '../../../testing/index.ts';
import { ProductCard } from '../ProductCard/index.ts';
import type { ProductCardProps } from '../ProductCard/index.ts';
import { ProductGrid } from './ProductGrid.tsx';
import type { ProductGridProps } from './ProductGrid.tsx';

/** As the person the toolbar's stage stands for sees it. */
const Seen = ({ price, onAdd, ...card }: ProductCardProps) => (
  <ProductCard {...card} price={usePrice(price)} onAdd={useBuying(onAdd)} />
);

function Products(props: Omit<ProductGridProps, 'children'>) {
  const labels = useLabels(productCardWords);
  return (
    <Container>
      <ProductGrid {...props}>
        {products.map(({ id, ...product }, index) => (
          <Seen
            key={id}
            {...product}
            price={shownPrice(index)}
            onAdd={() => {}}
            outOfStock={index === 5}
            labels={labels}
          />
        ))}
      </ProductGrid>
    </Container>
  );
}

const meta = preview.meta({ title: 'Commerce/ProductGrid', component: Products, parameters: { layout: 'fullscreen' } });

/** Two columns on a phone, three, then four. */
export const Playground = meta.story({ name: 'Grid' });

/** On a phone, colours and sizes share one line: names and prices of a row stand at one height. */
export const Narrow = meta.story({
  name: '320 px',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('list', { name: 'Colours' }).map((list) => list.parentElement?.clientHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(heights.length);
  },
});

/** Keeps twelve places while loading. */
export const Loading = meta.story({
  parameters: { covers: ['D-058'] },
  args: { pending: 12, pendingLabel: 'Loading products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  },
});

/** Previous products stay while a filter loads. */
export const Refreshing = meta.story({
  args: { refreshing: true },
});

/** A visitor is asked to sign up in the place of the prices. */
export const Visitor = meta.story({
  parameters: { covers: ['D-003'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/USD/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /to cart/ })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /SIGN UP/ })[0]).toHaveAttribute('href', '/register');
  },
});
