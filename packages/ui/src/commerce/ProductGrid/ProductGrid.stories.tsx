import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { productCardLabels } from '../../../../../apps/web/src/mappers/labels/product.ts';
import { Container } from '../../foundation/index.ts';
import { products, shownPrice } from '../../testing/index.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductGrid } from './ProductGrid.tsx';
import type { ProductGridProps } from './ProductGrid.tsx';

function Products(props: Omit<ProductGridProps, 'children'>) {
  const labels = useLabels(productCardLabels);
  return (
    <Container>
      <ProductGrid {...props}>
        {products.map(({ id, ...product }, index) => (
          <ProductCard
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

export const Playground = meta.story({ name: 'Two columns on a phone, three, then four (R-238)' });

export const Loading = meta.story({
  name: 'Keeps twelve places while loading (D-058)',
  args: { pending: 12, pendingLabel: 'Loading products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  },
});

export const Refreshing = meta.story({
  name: 'Old products stay while a filter is answered',
  args: { refreshing: true },
});
