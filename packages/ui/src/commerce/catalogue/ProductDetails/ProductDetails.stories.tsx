import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useBuying, usePrice } from '#storybook/stage';
import { expect, fn } from 'storybook/test';
import { productDetailsWords } from '../../../testing/words/product.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { colours } from '../../../testing/index.ts';
import type { PriceView } from '../PriceBlock/index.ts';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductDetailsProps } from './ProductDetails.tsx';

const Details = (props: Omit<ProductDetailsProps, 'labels'>) => (
  <ProductDetails
    {...props}
    price={usePrice(props.price)}
    onAdd={useBuying(props.onAdd)}
    labels={useLabels(productDetailsWords)}
  />
);

const price: PriceView = {
  kind: 'shown',
  wholesale: 'USD 45.00',
  retailer: 'USD 99.00',
  tip: 'Landed price, duties included',
};
const restricted: PriceView = { kind: 'restricted' };

const meta = preview.meta({
  title: 'Commerce/ProductDetails',
  component: Details,
  args: {
    name: 'Linen dress with rounded collar',
    reference: 'LU-2400',
    brand: { name: 'Lume', href: '/lume' },
    description:
      'A loose dress in washed linen, cut straight from the shoulder, with a collar that lies flat and two deep pockets in the seams.',
    price,
    colours,
    sizes: ['34', '36', '38', '40', '42', '44'],
    shipping: 'Ships within 30 days',
    details: ['100 % linen, 180 g/m²', 'Mother-of-pearl buttons', 'Machine wash at 30 °C'],
    pricelists: [
      { id: '1', name: 'Europe, EUR' },
      { id: '2', name: 'Americas, USD' },
    ],
    pricelist: '2',
    onPricelist: fn(),
    onColour: fn(),
    onSizeChart: fn(),
    onTerms: fn(),
    onAdd: fn(),
  },
});

export const Playground = meta.story({});

/** Name, reference, description, prices, colours, sizes, chart, details, terms, add. */
export const Everything = meta.story({
  name: 'All parts',
  parameters: { covers: ['R-256', 'R-257', 'R-258', 'R-259', 'R-260', 'R-261', 'R-262', 'R-263', 'R-264', 'R-267'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Linen dress with rounded collar' })).toBeVisible();
    await expect(canvas.getByText('Ref. LU-2400')).toBeVisible();
    await expect(canvas.getByText('Landed price, duties included')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink' }));
    await expect(args.onColour).toHaveBeenCalledWith({ id: '2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Size chart' }));
    await expect(args.onSizeChart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Terms and conditions' }));
    await expect(args.onTerms).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Ships within 30 days')).toBeVisible();
  },
});

/** Marked, and the button says why it is disabled. */
export const OutOfStock = meta.story({
  parameters: { covers: ['R-266'] },
  args: { outOfStock: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByText('This product is out of stock.')).toBeVisible();
  },
});

/** RESTRICTED while approval is pending; adding is allowed. */
export const Restricted = meta.story({
  args: { price: restricted },
});

/** A brand has no add-to-cart button. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  args: { onAdd: undefined, onPricelist: undefined },
});

/** An error shows at the button. */
export const Notice = meta.story({
  name: 'Error at the button',
  args: { notice: <Banner tone="critical">Please select one price list before adding products to your cart.</Banner> },
});

/** A retailer in review adds without seeing prices. */
export const BeforeApproval = meta.story({
  parameters: { covers: ['S-008', 'D-022'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('USD 45.00')).toBeNull();
    await expect(canvas.getByText('RESTRICTED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-disabled');
  },
});
