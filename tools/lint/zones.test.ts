import { expect, it } from 'vitest';
import { refusalOf } from './zones.mjs';

const ui = 'packages/ui/src';
const web = 'apps/web/src';
const modules = 'apps/server/src/modules';

it.each([
  ['packages/api/src/index.ts', '@vitrine/tokens'],
  [`${ui}/components/Button/Button.tsx`, '@vitrine/api'],
  [`${ui}/components/Button/Button.tsx`, '@vitrine/tokens/themes/petale'],
  [`${ui}/components/Button/Button.tsx`, `${ui}/commerce/cart/CartGrid/index.ts`],
  [`${ui}/commerce/cart/CartGrid/CartGrid.tsx`, `${ui}/sections/Hero/index.ts`],
  [`${ui}/sections/Spotlight/Spotlight.tsx`, `${ui}/sections/Hero/index.ts`],
  [`${ui}/sections/Hero/Hero.tsx`, 'react-aria-components'],
  [`${web}/shop/cart/Cart.tsx`, `${web}/shop/order/Order.tsx`],
  [`${web}/shop/cart/Cart.tsx`, `${web}/app/screens.ts`],
  [`${web}/shop/cart/Cart.tsx`, `${web}/office/parts/list/List.tsx`],
  [`${web}/office/brand/orders/Orders.tsx`, `${web}/shop/connected/cart/cellQueue.ts`],
  [`${web}/office/brand/orders/Orders.tsx`, `${web}/office/staff/orders/AllOrders.tsx`],
  [`${web}/office/brand/orders/Orders.tsx`, `${web}/office/brand/products/Products.tsx`],
  [`${web}/office/parts/list/List.tsx`, `${web}/office/brand/orders/Orders.tsx`],
  [`${web}/shared/connected/toasts.tsx`, `${web}/shop/cart/Cart.tsx`],
  [`${web}/app/preview/Pattern.tsx`, `${web}/office/staff/branding/Branding.tsx`],
  [`${web}/shop/mappers/cart.ts`, `${web}/shop/connected/useCart.ts`],
  [`${web}/shared/queries/cart.ts`, `${web}/shared/connected/useTitle.ts`],
  [`${web}/shared/queries/cart.ts`, '@vitrine/server'],
  [`${web}/shop/cart/Removed.tsx`, '@tanstack/react-query#useMutation'],
  [`${modules}/shop/cart/service.ts`, `${modules}/shop/orders/repository.ts`],
  ['apps/server/src/domain/scope.ts', `${modules}/shop/orders/service.ts`],
])('%s may not import %s', (file, target) => {
  expect(refusalOf(file, target)).toEqual(expect.any(String));
});

it.each([
  [`${ui}/components/Button/Button.tsx`, '@vitrine/tokens/contract'],
  [`${ui}/components/Button/Button.stories.tsx`, '@vitrine/tokens/themes/petale'],
  [`${ui}/commerce/cart/CartProduct/CartProduct.tsx`, `${ui}/commerce/cart/CartGrid/index.ts`],
  [`${ui}/sections/Hero/layouts/A.tsx`, `${ui}/sections/Hero/parts.css.ts`],
  [`${ui}/sections/LoginDialog/LoginDialog.tsx`, 'react-aria-components'],
  [`${web}/shop/cart/parts/Line.tsx`, `${web}/shop/cart/words.ts`],
  [`${web}/shop/cart/Cart.tsx`, `${web}/shop/connected/cart/cellQueue.ts`],
  [`${web}/office/brand/orders/Orders.tsx`, `${web}/office/parts/list/List.tsx`],
  [`${web}/office/brand/stock/StockGrid.tsx`, `${web}/office/brand/mappers/stockDraft.ts`],
  [`${web}/office/screens.ts`, `${web}/office/brand/orders/Orders.tsx`],
  [`${web}/app/screens.ts`, `${web}/shop/cart/route.tsx`],
  [`${web}/app/preview/PublishBar.tsx`, `${web}/office/parts/branding/useBranding.ts`],
  [`${web}/shop/cart/usePutBack.ts`, '@tanstack/react-query#useMutation'],
  [`${web}/shop/cart/Removed.tsx`, '@tanstack/react-query#useQuery'],
  [`${modules}/shop/cart/service.ts`, `${modules}/shop/orders/service.ts`],
  [`${modules}/shop/cart/service.ts`, `${modules}/shop/cart/repository.ts`],
  [`${modules}/brand/orders/service.ts`, `${modules}/shop/orders/repository.ts`],
  ['apps/server/src/seed/load.ts', '@vitrine/demo'],
])('%s may import %s', (file, target) => {
  expect(refusalOf(file, target)).toBeUndefined();
});
