import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { fn } from 'storybook/test';
import { cartHeaderWords, cartListWords, cartProductWords, cartSummaryWords } from '../../../testing/words/cart.ts';
import { goods } from '../../../testing/pictures.ts';
import { Harness as Grid, letters, rowsOf, sizesOf } from '../CartGrid/CartGrid.fixture.tsx';
import { CartHeader } from '../CartHeader/index.ts';
import { CartLayout } from '../CartLayout/index.ts';
import { CartList } from '../CartList/index.ts';
import { CartProduct } from '../CartProduct/index.ts';
import { CartSummary } from '../CartSummary/index.ts';
import { CartCollection } from './CartCollection.tsx';

const shirt = { src: goods('shirt', 'stripe', '#20304f', '#f4f1ea'), alt: 'Poplin shirt' };
const trousers = { src: goods('trousers', 'plain', '#8a9a7b', '#efe6d3', 3), alt: 'Pleated trousers' };

const Products = () => {
  const labels = useLabels(cartProductWords);
  const common = { labels, onNote: fn(), onRemove: fn(), delivery: 'Ships within 30 days' };
  return (
    <CartCollection name="Summer 27" total="54 units · USD 2,808.00" ready="You're all set to order!">
      <CartProduct {...common} name="Poplin shirt" reference="POP-1204" image={shirt} price="USD 48.00" note="">
        <Grid
          productName="Poplin shirt"
          sizes={letters}
          rows={rowsOf([
            [2, 4, 6, 4, 2],
            [0, 3, 5, 3, 0],
            [1, 2, 2, 2, 1],
          ])}
        />
      </CartProduct>
      <CartProduct
        {...common}
        name="Pleated trousers"
        reference="PLE-0310"
        image={trousers}
        price="USD 72.00"
        note="Ship with the coats"
        noteState="saved"
      >
        <Grid
          productName="Pleated trousers"
          sizes={sizesOf('34', '36', '38', '40', '42', '44')}
          rows={rowsOf(
            [
              [1, 2, 3, 3, 2, 1],
              [0, 1, 2, 2, null, null],
            ],
            { 201: 3 },
          )}
        />
      </CartProduct>
    </CartCollection>
  );
};

const carts = [
  { id: 1, href: '/cart/1', brand: 'Casa Maré', details: 'USD wholesale · 54 units', total: 'USD 2,808.00' },
  { id: 2, href: '/cart/2', brand: 'Fjord', details: 'USD wholesale · 12 units', total: 'USD 960.00' },
];

const Header = () => (
  <CartHeader
    brand="Casa Maré"
    status="open"
    details="USD wholesale · ships within 45 days"
    onExport={fn()}
    onImport={fn()}
    onRemove={fn()}
    labels={useLabels(cartHeaderWords)}
  />
);

const Summary = () => (
  <CartSummary
    collections={[{ id: 1, name: 'Summer 27', units: '54 units', total: 'USD 2,808.00' }]}
    units="54 units"
    total="USD 2,808.00"
    pricelists={[{ value: '1', label: 'USD wholesale' }]}
    pricelist="1"
    onSend={fn()}
    labels={useLabels(cartSummaryWords)}
  />
);

const Cart = () => (
  <CartLayout
    list={<CartList carts={carts} selected={1} labels={useLabels(cartListWords)} />}
    header={<Header />}
    summary={<Summary />}
  >
    <Products />
  </CartLayout>
);

const meta = preview.meta({ title: 'Commerce/CartCollection', component: Cart });

export const InACart = meta.story({});
