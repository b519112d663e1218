import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useBuying, usePrice } from '#storybook/stage';
import { expect, fn } from 'storybook/test';
import { productCardWords } from '../../../testing/words/product.ts';
import { Grid } from '../../../foundation/index.ts';
import { productOf, shownPrice } from '../../../testing/index.ts';
import type { PriceView } from '../PriceBlock/index.ts';
import { ProductCard } from './ProductCard.tsx';
import type { ProductCardProps } from './ProductCard.tsx';

const Card = (props: Omit<ProductCardProps, 'labels'>) => (
  <Grid columns={{ mobile: 2, tablet: 3, desktop: 4 }}>
    <ProductCard
      {...props}
      price={usePrice(props.price)}
      onAdd={useBuying(props.onAdd)}
      labels={useLabels(productCardWords)}
    />
  </Grid>
);

const price: PriceView = shownPrice();
const restricted: PriceView = { kind: 'restricted' };
const visitor: PriceView = { kind: 'visitor', href: '/register' };

const meta = preview.meta({
  title: 'Commerce/ProductCard',
  component: Card,
  args: { ...productOf(0), price, onAdd: fn() },
});

export const Playground = meta.story({});

/** Name, reference, colours, size run, prices, and a button that adds. */
export const Adds = meta.story({
  name: 'Add',
  parameters: { covers: ['R-238', 'R-257'] },
  globals: { stage: 'approved' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Linen dress with rounded collar' })).toHaveAttribute(
      'href',
      '/product/100',
    );
    await expect(canvas.getByText('LU-2400')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Sizes 34–44' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Linen dress with rounded collar to cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** The sizes open and close the line below the card. */
export const OrderBySize = meta.story({
  name: 'Sizes as a button',
  args: { order: { open: false, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '34–44: order Linen dress with rounded collar by size' }));
    await expect(args.order?.onChange).toHaveBeenCalledWith({ open: true });
  },
});

export const Adding = meta.story({ name: 'While it is being added', args: { adding: true } });

/** Out of stock is marked and cannot be added. */
export const OutOfStock = meta.story({
  parameters: { covers: ['R-266'] },
  args: { outOfStock: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A product of the cart says so, with its units; it can still be added. */
export const InCart = meta.story({
  name: 'In the cart',
  args: { inCart: 'In cart: 12 units' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In cart: 12 units')).toBeVisible();
  },
});

/** On a narrow card its text keeps clear of the heart. */
export const InCartNarrow = meta.story({
  name: 'In the cart, narrow',
  args: { inCart: 'No carrinho: 5 unidades', favorite: { on: false, onChange: fn() } },
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText('No carrinho: 5 unidades').getBoundingClientRect();
    const heart = canvas.getByRole('button', { name: `${args.name} is a favourite` }).getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(heart.left);
  },
});

/** The heart stays filled for a favourite; the tick puts the product beside others. */
export const Marks = meta.story({
  name: 'Favourite and compared',
  parameters: { covers: ['R-238'] },
  args: { favorite: { on: true, onChange: fn() }, compare: { on: true, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: `${args.name} is a favourite` });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(args.favorite?.onChange).toHaveBeenCalledWith({ on: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: `Compare ${args.name}` }));
    await expect(args.compare?.onChange).toHaveBeenCalledWith({ on: false });
  },
});

/** A comparison that is full takes no further product. */
export const Full = meta.story({
  name: 'Comparison is full',
  args: { favorite: { on: false, onChange: fn() }, compare: { on: false, onChange: fn(), disabled: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: `Compare ${args.name}` })).toBeDisabled();
  },
});

export const Restricted = meta.story({ name: 'Prices RESTRICTED', args: { price: restricted } });

/** A visitor reads SIGN UP TO SHOP and cannot add. */
export const Visitor = meta.story({
  parameters: { covers: ['R-268', 'D-001'] },
  args: { price: visitor, onAdd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SIGN UP TO SHOP' })).toHaveAttribute('href', '/register');
  },
});

export const Shipping = meta.story({ name: 'Says when it ships', args: { shipping: 'Ships within 30 days' } });

export const LongText = meta.story({
  args: {
    ...productOf(5),
    brand: 'Oficina das Sedas Naturais',
    name: 'Doubleface wool coat, belted, with detachable hood and horn buttons',
    price: { kind: 'shown' as const, wholesale: 'USD 1,245.00', retailer: 'USD 2,890.00' },
  },
});

export const NoPicture = meta.story({ name: 'Without a picture', args: { pictures: [] } });
