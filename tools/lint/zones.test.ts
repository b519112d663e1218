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
  [`${web}/routes/cart/Cart.tsx`, `${web}/routes/order/Order.tsx`],
  [`${web}/routes/cart/Cart.tsx`, `${web}/app/screens.ts`],
  [`${web}/mappers/cart.ts`, `${web}/connected/useCart.ts`],
  [`${web}/queries/cart.ts`, '@vitrine/server'],
  [`${web}/routes/cart/Removed.tsx`, '@tanstack/react-query#useMutation'],
  [`${modules}/cart/service.ts`, `${modules}/orders/repository.ts`],
  ['apps/server/src/domain/scope.ts', `${modules}/orders/service.ts`],
])('%s may not import %s', (file, target) => {
  expect(refusalOf(file, target)).toEqual(expect.any(String));
});

it.each([
  [`${ui}/components/Button/Button.tsx`, '@vitrine/tokens/contract'],
  [`${ui}/components/Button/Button.stories.tsx`, '@vitrine/tokens/themes/petale'],
  [`${ui}/commerce/cart/CartProduct/CartProduct.tsx`, `${ui}/commerce/cart/CartGrid/index.ts`],
  [`${ui}/sections/Hero/layouts/A.tsx`, `${ui}/sections/Hero/parts.css.ts`],
  [`${ui}/sections/LoginDialog/LoginDialog.tsx`, 'react-aria-components'],
  [`${web}/routes/cart/parts/Line.tsx`, `${web}/routes/cart/words.ts`],
  [`${web}/app/screens.ts`, `${web}/routes/cart/route.tsx`],
  [`${web}/routes/cart/usePutBack.ts`, '@tanstack/react-query#useMutation'],
  [`${web}/routes/cart/Removed.tsx`, '@tanstack/react-query#useQuery'],
  [`${modules}/cart/service.ts`, `${modules}/orders/service.ts`],
  [`${modules}/cart/service.ts`, `${modules}/cart/repository.ts`],
  ['apps/server/src/seed/load.ts', '@vitrine/demo'],
])('%s may import %s', (file, target) => {
  expect(refusalOf(file, target)).toBeUndefined();
});
