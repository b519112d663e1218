import preview from '#storybook/preview';
import { useIntl } from 'react-intl';
import { expect } from 'storybook/test';
import { EmptyCart } from './EmptyCart.tsx';

const Empty = () => {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `cart.empty.${id}` });
  return <EmptyCart message={t('message')} action={t('action')} href="/brands" />;
};

const meta = preview.meta({ title: 'Commerce/EmptyCart', component: Empty });

/** Says that the cart is empty and leads to the brands. */
export const Playground = meta.story({
  name: 'Empty cart',
  parameters: { covers: ['R-275', 'R-276'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'find new brands' })).toHaveAttribute('href', '/brands');
  },
});
