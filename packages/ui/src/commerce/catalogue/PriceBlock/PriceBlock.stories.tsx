import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { usePrice } from '#storybook/stage';
import { expect, fn } from 'storybook/test';
import { priceWords } from '../../../testing/words/product.ts';
import { PriceBlock } from './PriceBlock.tsx';
import type { PriceBlockProps, PriceView } from './PriceBlock.tsx';

const Price = (props: Omit<PriceBlockProps, 'labels'>) => (
  <PriceBlock {...props} price={usePrice(props.price)} labels={useLabels(priceWords)} />
);

const shown: PriceView = { kind: 'shown', wholesale: 'USD 45.00', retailer: 'USD 99.00' };
const restricted: PriceView = { kind: 'restricted' };
const onSignUp = fn();
const visitor: PriceView = { kind: 'visitor', onSignUp };

const meta = preview.meta({ title: 'Commerce/PriceBlock', component: Price, args: { price: shown } });

export const Playground = meta.story({});

/** Wholesale and retailer price. */
export const Shown = meta.story({
  name: 'Prices',
  parameters: { covers: ['R-257'] },
  globals: { stage: 'approved' },
  args: { size: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD 45.00')).toBeVisible();
    await expect(canvas.getByText('USD 99.00')).toBeVisible();
  },
});

/** The tip shows when there is one. */
export const Tip = meta.story({
  args: { price: { ...shown, tip: 'Landed price, duties included' }, size: 'full' },
});

/** RESTRICTED while the registration awaits approval. */
export const Restricted = meta.story({
  parameters: { covers: ['S-008', 'X-027', 'D-003'] },
  args: { price: restricted },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RESTRICTED')).toBeVisible();
    await expect(canvas.getByText('Your registration is awaiting approval.')).toBeVisible();
  },
});

/** A visitor is asked to SIGN UP TO SHOP. */
export const Visitor = meta.story({
  parameters: { covers: ['R-268', 'D-003'] },
  args: { price: visitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP TO SHOP' }));
    await expect(onSignUp).toHaveBeenCalled();
  },
});

/** Long figures and a long tip. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    price: {
      kind: 'shown' as const,
      wholesale: 'USD 1,234,567.89',
      retailer: 'USD 2,469,135.78',
      tip: 'Landed price: duties, freight to the warehouse and the first season of returns are included.',
    },
    size: 'full',
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
